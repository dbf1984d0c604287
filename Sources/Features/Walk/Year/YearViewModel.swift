import Common
import Coordinators
import Observation
import Walking

/// One calendar year, day by day.
@Observable
final class YearViewModel {
    private(set) var phase = Loadable<[CivilDate: Day]>.loading
    /// The minutes of walks by date, for somebody who goes by them in this year; else nil.
    private(set) var minutes: [CivilDate: Int]?
    /// The weeks of the year against their goals of minutes; nil for whom weeks are not judged by these.
    private(set) var weeks: WeeksOfMinutes?
    private(set) var year = 0
    private(set) var selected = CivilDate(dayNumber: 0)
    private(set) var today = CivilDate(dayNumber: 0)
    @ObservationIgnored private let journal: any JournalRepository
    @ObservationIgnored private let clock: any WallClock
    @ObservationIgnored private let router: any Router<WalkRoute>

    init(journal: any JournalRepository, clock: any WallClock, router: any Router<WalkRoute>) {
        self.journal = journal
        self.clock = clock
        self.router = router
    }

    /// Begins with the present year and today.
    func load() async {
        do {
            today = try await journal.settings().zones.day(of: clock.now)
            if year == 0 { (year, selected) = (today.year, today) }
            try await read(year)
        } catch {
            phase.fail(error)
        }
    }

    /// Reads again whenever the journal changed, until the task that runs it is cancelled.
    func follow() async {
        for await _ in await journal.changes() { await load() }
    }

    /// The marked day, unless it is today.
    var restorableState: String? { year == 0 || selected == today ? nil : "\(selected)" }

    /// Begins with another day than today.
    func restore(_ state: String) {
        guard let date = CivilDate(state) else { return }
        (year, selected) = (date.year, date)
    }

    var days: [CivilDate: Day] { phase.value ?? [:] }

    var isReady: Bool { phase.value != nil }

    var isPresent: Bool { year >= today.year }

    /// Goes to another year; the selected day stays the same day of the year as far as it can.
    func turn(by years: Int) async {
        let target = year + years
        guard target <= today.year, (1...9999).contains(target), isReady else { return }
        do {
            try await read(target)
            selected = min(selected.adding(months: 12 * (target - selected.year)), today)
        } catch {
            return
        }
    }

    /// Moves the mark by days, within the year and never past today.
    func move(by days: Int) {
        let target = selected.adding(days: days)
        guard target.year == year, target <= today else { return }
        selected = target
    }

    /// Asks for the proof of the marked day; that of an empty one says that it is empty.
    func explain() { router.trigger(.why(selected)) }

    var isByMinutes: Bool { minutes != nil }

    /// A day that counts: its steps, or the minutes of its walks.
    struct Amount: Equatable {
        var date: CivilDate
        var amount: Int
        /// Indicates whether a goal was reached, which nobody has for the minutes of a day.
        var isHit = false
    }

    /// The days of which steps are known, or those with a walk.
    private var counted: [Amount] {
        if let minutes { return minutes.map { Amount(date: $0.key, amount: $0.value) } }
        return days.values.filter(\.hasSteps).map { Amount(date: $0.date, amount: $0.stepCount, isHit: $0.reachedGoal) }
    }

    /// A month with data, in numbers.
    struct Month: Equatable {
        var first: CivilDate
        var total: Int
        var hits: Int
        var days: Int
        var average: Int { Int(clamping: Double(total) / Double(max(1, days))) }
    }

    /// The months that have such days, in order.
    var months: [Month] {
        Dictionary(grouping: counted, by: \.date.startOfMonth).map { first, days in
            Month(
                first: first, total: days.reduce(0) { $0 + $1.amount }, hits: days.count { $0.isHit }, days: days.count)
        }.sorted { $0.first < $1.first }
    }

    var total: Int { counted.reduce(0) { $0 + $1.amount } }
    var hits: Int { counted.count { $0.isHit } }
    var best: Amount? { counted.max { ($0.amount, $1.date) < ($1.amount, $0.date) } }
    var countedDays: Int { counted.count }
    /// The mean of the days that count.
    var average: Int? { counted.isEmpty ? nil : Int(clamping: Double(total) / Double(countedDays)) }

    private func read(_ year: Int) async throws(JournalFailure) {
        guard let first = CivilDate(year: year, month: 1, day: 1), let last = CivilDate(year: year, month: 12, day: 31) else { return }
        let found = try await journal.days(from: first, through: last)
        let walked = try await LoadYearOfMinutes(journal: journal)(first...last, found, journal.settings(), today: today)
        self.year = year
        (minutes, weeks) = (walked.minutes, walked.weeks)
        phase = .loaded(Dictionary(found.map { ($0.date, $0) }) { first, _ in first })
    }
}
