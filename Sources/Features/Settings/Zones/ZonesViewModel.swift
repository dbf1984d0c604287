import Observation
import Phrases
import Walking

/// Home, the periods elsewhere, and those that the imports tell of.
@Observable
final class ZonesViewModel {
    /// A row of the list.
    enum Row: Equatable {
        case header(String)
        case home(Zone)
        case period(Int, TimeZonePeriod)
        case suggestion(TimeZonePeriod)
        case noPeriods
    }

    let timeline: UndoableSetting<ZoneTimeline>
    private(set) var suggestions: [TimeZonePeriod] = []
    private var suggestionFailure: JournalFailure?
    @ObservationIgnored let settings: SettingsViewModel

    init(_ settings: SettingsViewModel) {
        self.settings = settings
        timeline = UndoableSetting(\.zones, .zones, of: settings)
    }

    var zones: ZoneTimeline? { timeline.value }
    var failure: JournalFailure? { timeline.failure ?? suggestionFailure }
    var strings: ZonesStrings { settings.words.strings.zones }

    var rows: [Row] {
        guard let zones else { return [] }
        var rows = [Row.header(strings.home), .home(zones.home), .header(strings.periods)]
        rows += zones.periods.isEmpty ? [.noPeriods] : zones.periods.enumerated().map { .period($0.offset, $0.element) }
        if !suggestions.isEmpty { rows += [.header(strings.suggestions)] + suggestions.map(Row.suggestion) }
        return rows
    }

    func load() async {
        await timeline.load()
        await suggest()
    }

    private func suggest() async {
        do throws(JournalFailure) {
            suggestions = try await settings.dependencies.journal.suggestedTimeZonePeriods()
            suggestionFailure = nil
        } catch {
            suggestionFailure = error
        }
    }

    /// Puts a period in, in the place of another where there is one; periods are kept in the order of their first days.
    func put(_ period: TimeZonePeriod, at index: Int?) async -> Bool {
        await change { zones in
            if let index, zones.periods.indices.contains(index) { zones.periods.remove(at: index) }
            zones.periods.append(period)
            zones.periods.sort { ($0.from, $0.through) < ($1.from, $1.through) }
        }
    }

    func delete(_ index: Int) async -> Bool {
        await change { zones in
            if zones.periods.indices.contains(index) { zones.periods.remove(at: index) }
        }
    }

    func setHome(_ zone: Zone) async -> Bool {
        await change { $0.home = zone }
    }

    /// Reads it again, and what the list of settings says of it, after something was undone.
    func reload() async {
        await load()
        await settings.load()
    }

    private func change(_ edit: @escaping @Sendable (inout ZoneTimeline) -> Void) async -> Bool {
        let isDone = await timeline.change(edit)
        if isDone { await suggest() }
        return isDone
    }
}
