import Observation
import Phrases
import Walking

/// The length of the streak, its rule, and the pauses that do not break it.
@Observable
final class StreakViewModel {
    /// A row of the list.
    enum Row: Equatable {
        case kind(StreakKind)
        case blank
        case header(String)
        case pause(Int, RestSchedule.Pause)
        case noPauses
    }

    let rules: UndoableSetting<StreakRules>
    private var days: [Day] = []
    private var goals = GoalHistory()
    private var loadFailure: JournalFailure?
    /// The day where the person is; nil until the journal has answered.
    private(set) var today: CivilDate?
    @ObservationIgnored let settings: SettingsViewModel

    init(_ settings: SettingsViewModel) {
        self.settings = settings
        rules = UndoableSetting(\.streakRules, .streak, of: settings)
    }

    var strings: StreakStrings { settings.words.strings.streak }
    var failure: JournalFailure? { loadFailure ?? rules.failure }
    var pauses: [RestSchedule.Pause] { rules.value?.rests.pauses ?? [] }

    var rows: [Row] {
        guard let rules = rules.value else { return [] }
        var rows = [Row.kind(rules.kind), .blank]
        if !rules.rests.weekdays.isEmpty {
            let names = rules.rests.weekdays.sorted().compactMap(Weekday.init(rawValue:)).map(settings.words.phrases.weekday)
            rows += [.header(strings.restDays(names.joined(separator: ", "))), .blank]
        }
        rows.append(.header(strings.pauses))
        return rows + (pauses.isEmpty ? [.noPauses] : pauses.enumerated().map { .pause($0.offset, $0.element) })
    }

    /// Indicates whether today neither adds to the row nor breaks it, unless the goal is reached.
    var isRestDay: Bool { today.flatMap { today in rules.value.map { $0.rests.contains(today) } } ?? false }

    /// The row by the rules that hold.
    var streak: Streak? { rules.value.flatMap(streak) }

    /// The row as it would be with a pause in the place of another, or as one more.
    func streak(with pause: RestSchedule.Pause, at index: Int?) -> Streak? {
        guard var rules = rules.value else { return nil }
        rules.rests.put(pause, at: index)
        return streak(rules)
    }

    private func streak(_ rules: StreakRules) -> Streak? {
        today.map { Streak(days: days, goals: goals, rests: rules.rests, kind: rules.kind, today: $0) }
    }

    func load() async {
        await rules.load()
        loadFailure = nil
        do throws(JournalFailure) {
            let journal = settings.dependencies.journal
            let all = try await journal.settings()
            let date = all.zones.day(of: settings.dependencies.clock.now)
            days = try await journal.days(from: nil, through: date)
            (goals, today) = (all.goals, date)
        } catch {
            loadFailure = error
        }
    }

    /// Reads it again, and what the list of settings says of it, after something was undone.
    func reload() async {
        await load()
        await settings.load()
    }

    /// Keeps what keeps the streak going.
    /// - Returns: whether it is safe.
    func choose(_ kind: StreakKind) async -> Bool {
        // A link may be quicker than the screen below.
        if rules.value == nil { await load() }
        return await rules.change { $0.kind = kind }
    }

    /// Puts a pause in, in the place of another where there is one.
    func put(_ pause: RestSchedule.Pause, at index: Int?) async -> Bool {
        await rules.change { $0.rests.put(pause, at: index) }
    }

    func delete(_ index: Int) async -> Bool {
        await rules.change { rules in
            if rules.rests.pauses.indices.contains(index) { rules.rests.pauses.remove(at: index) }
        }
    }
}

/// The rules of a streak's length, beside the goals.
nonisolated struct StreakRules: Equatable {
    var kind: StreakKind
    var rests: RestSchedule
}

nonisolated extension JournalSettings {
    var streakRules: StreakRules {
        get { StreakRules(kind: streakKind, rests: rests) }
        set { (streakKind, rests) = (newValue.kind, newValue.rests) }
    }
}
