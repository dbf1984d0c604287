import Common
import Coordinators
import Observation
import Walking

/// The measure of gait on show, its time, and the table beside it.
@Observable
final class GaitViewModel {
    struct State: Equatable {
        var measure = GaitMeasure.speed
        var span = GaitSpan.present(.year)
        var table = GaitTable.world
        var content = Loadable<GaitChart>.loading
        /// Those of which anything is known; empty until that is known.
        var measures: [GaitMeasure] = []
        /// The point that the caption is about.
        var selected: Int?
    }

    private(set) var state: State
    /// The day where the person is; nil until the journal has answered.
    private(set) var today: CivilDate?
    private(set) var zone: Zone?
    /// Those in which the results of tests are; nil until the journal has answered.
    private(set) var settings: JournalSettings?
    @ObservationIgnored let journal: any JournalRepository
    @ObservationIgnored private let clock: any WallClock
    @ObservationIgnored private let currentProfile: () -> Profile?
    /// The age for which the known measures were asked.
    @ObservationIgnored private var measuredAge = AgeBand.unsaid
    @ObservationIgnored private let router: any Router<AnalyzeRoute>

    /// - Parameter profile: the person's, which may change while the screen is on a stack.
    init(
        _ measure: GaitMeasure, _ span: GaitSpan, table: GaitTable, journal: any JournalRepository, clock: any WallClock,
        profile: @autoclosure @escaping () -> Profile?, router: any Router<AnalyzeRoute>
    ) {
        state = State(measure: measure, span: span, table: table)
        self.journal = journal
        self.clock = clock
        currentProfile = profile
        self.router = router
    }

    var chart: GaitChart? { state.content.value }
    var profile: Profile? { currentProfile() }
    var age: AgeBand { profile?.ageBand ?? .unsaid }

    /// The entry of the table for the person's age; nil where there is none.
    var reference: GaitTable.Reference? { state.table.reference(state.measure, age: age, gender: profile?.gender ?? .unsaid) }

    /// Another table than the one on show that has another number for the measure.
    var hasOtherTable: Bool {
        let others = GaitTable.allCases.compactMap { $0.reference(state.measure, age: age, gender: profile?.gender ?? .unsaid) }
        return others.contains { $0 != reference }
    }

    /// Reads the chart; an answer to an earlier question changes nothing.
    func load() async {
        let (measure, span) = (state.measure, state.span)
        let load = LoadGait(journal: journal, clock: clock)
        do throws(JournalFailure) {
            let settings = try await journal.settings()
            let zones = settings.zones
            if let table = settings[GaitChoices.self].table { state.table = table }
            let day = zones.day(of: clock.now)
            let age = age
            let chart = try await load(measure, span, age: age)
            if state.measures.isEmpty || age != measuredAge {
                state.measures = try await load.measures(age: age)
                measuredAge = age
            }
            guard (measure, span) == (state.measure, state.span) else { return }
            (today, zone, self.settings) = (day, zones.zone(on: day), settings)
            state.content = .loaded(chart)
        } catch {
            state.content = .failed(error)
        }
    }

    /// Asks anew which measures are known, since the journal has changed.
    func reload() async {
        state.measures = []
        await load()
    }

    // MARK: What is on show

    /// - Returns: whether anything else is on show now.
    func show(_ measure: GaitMeasure, _ span: GaitSpan) -> Bool {
        guard (measure, span) != (state.measure, state.span) else { return false }
        (state.measure, state.span, state.selected) = (measure, span, nil)
        return true
    }

    /// The measure some places on among those that are known.
    func measure(after places: Int) -> GaitMeasure {
        let all = state.measures.isEmpty ? GaitMeasure.allCases : state.measures
        return (places < 0 ? all.reversed() : all).element(after: state.measure)
    }

    func range(after places: Int) -> GaitRange {
        (places < 0 ? GaitRange.allCases.reversed() : GaitRange.allCases).element(after: state.span.range)
    }

    /// Compares with the next table, from now on.
    func showNextTable() async throws(JournalFailure) {
        let table = GaitTable.allCases.element(after: state.table)
        state.table = table
        try await journal.note { $0[GaitChoices.self].table = table }
    }

    /// Goes to the next point of which something is known.
    func move(by step: Int) {
        guard let points = chart?.points else { return }
        var index = state.selected ?? (step < 0 ? points.count : points.count - 1 - step)
        repeat { index += step } while points.indices.contains(index) && points[index].value == nil
        if points.indices.contains(index) { state.selected = index }
    }

    func select(_ index: Int) {
        if chart?.points.indices.contains(index) == true { state.selected = index }
    }

    func openCompared() { router.trigger(.compared(state.measure, state.span)) }

    /// Goes on to what made the chosen point: the days of its month, the stretches of its day, and from there to the proof of what they
    /// were counted from; without a point, and from what only a device measured, to what was compared.
    func openSelected() {
        guard let selected = state.selected, let points = chart?.points, points.indices.contains(selected), points[selected].value != nil
        else { return openCompared() }
        let (measure, date) = (state.measure, points[selected].date)
        switch state.span.range.step {
        case .week, .month: router.trigger(.gait(measure, .month(date.startOfMonth)))
        case .day where measure.hasStretches: router.trigger(.gait(measure, .day(date)))
        case .day, .moment:
            guard let proved = measure.proof else { return openCompared() }
            router.trigger(.why(date, proved))
        }
    }

    // MARK: Restoring

    var restorableState: String { [state.measure.rawValue, state.span.rawValue, state.table.rawValue].joined(separator: " ") }

    func restore(_ text: String) {
        let words = text.split(separator: " ").map { String($0) }
        guard words.count == 3, let measure = GaitMeasure(rawValue: words[0]), let span = GaitSpan(rawValue: words[1]),
            let table = GaitTable(rawValue: words[2])
        else { return }
        (state.measure, state.span, state.table) = (measure, span, table)
    }
}
