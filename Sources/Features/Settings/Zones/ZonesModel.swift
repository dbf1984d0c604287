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

    let timeline: UndoableSetting<ZoneTimeline>
    private(set) var suggestions: [ZoneTimeline.Stay] = []
    private var failure: String?
    @ObservationIgnored let settings: SettingsModel

    init(_ settings: SettingsModel) {
        self.settings = settings
        timeline = UndoableSetting(\.zones, .zones, of: settings)
    }

    var zones: ZoneTimeline? { timeline.value }
    var problem: String? { timeline.problem ?? failure }
    var strings: ZonesStrings { settings.strings.zones }

    var rows: [Row] {
        guard let zones else { return [] }
        var rows = [Row.header(strings.home), .home(zones.home), .header(strings.stays)]
        rows += zones.stays.isEmpty ? [.noStays] : zones.stays.enumerated().map { .stay($0.offset, $0.element) }
        if !suggestions.isEmpty { rows += [.header(strings.suggestions)] + suggestions.map(Row.suggestion) }
        return rows
    }

    func load() async {
        await timeline.load()
        await suggest()
    }

    private func suggest() async {
        do throws(JournalFailure) {
            suggestions = try await settings.dependencies.journal.suggestedStays()
            failure = nil
        } catch {
            failure = settings.phrases.sentence(error)
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

    /// Undoes the last change; says what it did.
    func undo() async -> String? {
        let done = await timeline.undo()
        await suggest()
        return done
    }

    /// Does again what was undone last.
    func redo() async -> String? {
        let done = await timeline.redo()
        await suggest()
        return done
    }

    private func change(_ edit: @escaping @Sendable (inout ZoneTimeline) -> Void) async -> Bool {
        let isDone = await timeline.change(edit)
        if isDone { await suggest() }
        return isDone
    }
}
