import Observation
import Phrases
import Walking

/// Home, the stays elsewhere, and those that the imports tell of.
@Observable
final class ZonesModel {
    /// What the list shows in a row.
    enum Row: Equatable {
        case header(String)
        case home(Zone)
        case stay(Int, ZoneTimeline.Stay)
        case suggestion(ZoneTimeline.Stay)
        case noStays
    }

    private(set) var zones: ZoneTimeline?
    private(set) var suggestions: [ZoneTimeline.Stay] = []
    private(set) var problem: String?
    private var history: [ZoneTimeline] = []
    @ObservationIgnored let settings: SettingsModel

    init(_ settings: SettingsModel) {
        self.settings = settings
    }

    var strings: ZonesStrings { settings.strings.zones }
    var canUndo: Bool { !history.isEmpty }

    var rows: [Row] {
        guard let zones else { return [] }
        var rows = [Row.header(strings.home), .home(zones.home), .header(strings.stays)]
        rows += zones.stays.isEmpty ? [.noStays] : zones.stays.enumerated().map { .stay($0.offset, $0.element) }
        if !suggestions.isEmpty { rows += [.header(strings.suggestions)] + suggestions.map(Row.suggestion) }
        return rows
    }

    func load() async {
        do throws(JournalFailure) {
            let journal = settings.dependencies.journal
            zones = try await journal.settings().zones
            suggestions = try await journal.suggestedStays()
        } catch {
            problem = settings.phrases.sentence(error)
        }
    }

    /// Puts a stay in, in the place of another where there is one; stays are kept in the order of their first days.
    func put(_ stay: ZoneTimeline.Stay, at index: Int?) async -> Bool {
        await change { zones in
            if let index, zones.stays.indices.contains(index) { zones.stays.remove(at: index) }
            zones.stays.append(stay)
            zones.stays.sort { ($0.from, $0.through) < ($1.from, $1.through) }
        }
    }

    func delete(_ index: Int) async -> Bool {
        await change { zones in
            if zones.stays.indices.contains(index) { zones.stays.remove(at: index) }
        }
    }

    func setHome(_ zone: Zone) async -> Bool {
        await change { $0.home = zone }
    }

    /// Takes the last change back.
    func undo() async -> Bool {
        guard let before = history.popLast() else { return false }
        let isDone = await save(before)
        if !isDone { history.append(before) }
        return isDone
    }

    private func change(_ edit: (inout ZoneTimeline) -> Void) async -> Bool {
        guard let before = zones else { return false }
        var after = before
        edit(&after)
        guard after != before else { return true }
        guard await save(after) else { return false }
        history.append(before)
        return true
    }

    private func save(_ zones: ZoneTimeline) async -> Bool {
        problem = nil
        do throws(JournalFailure) {
            var all = try await settings.dependencies.journal.settings()
            all.zones = zones
            try await settings.dependencies.journal.save(all)
            await load()
            await settings.load()
            return true
        } catch {
            problem = settings.phrases.sentence(error)
            return false
        }
    }
}
