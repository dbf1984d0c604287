import Common
import Coordinators
import Observation
import Walking

/// The chart on show: actions go in, state and what is to be done come out.
@Observable
final class ChartViewModel {
    /// The days that a chart is of.
    enum Extent {
        /// A range that ends today.
        case presentDay
        /// The days of a month, by its first, which are what the month's mean stands on.
        case month(ChartMeasure, CivilDate)
    }

    struct State: Equatable {
        /// The measure that was asked for; nil for the one that the person goes by.
        var chosen: ChartMeasure?
        /// The measure that the person goes by, as far as is known.
        var leading = ChartMeasure.steps
        var range = ChartRange.week
        var content = Loadable<Chart>.loading
        var measure: ChartMeasure { chosen ?? leading }
        /// The bar the numbers are about; nil means all of them.
        var selected: Int?
    }

    enum Action: Equatable {
        case appeared
        case nextMeasure
        case nextRange
        case previousMeasure
        case previousRange
        case show(ChartMeasure, ChartRange)
        case range(ChartRange)
        case move(Int)
        case select(Int)
        case loaded(Chart)
        case failed(JournalFailure)
    }

    /// A request of an action to the outside.
    enum Effect: Equatable {
        case none
        /// A chart, of the measure that the person goes by where none is named.
        case load(ChartMeasure?, ChartRange)
    }

    private(set) var state = State()
    /// The day where the person is; nil until the journal has answered.
    private(set) var today: CivilDate?
    /// The first of the month whose days are on show; nil where the range ends today.
    @ObservationIgnored let month: CivilDate?
    @ObservationIgnored private let firstMeasure: ChartMeasure?
    @ObservationIgnored let journal: any JournalRepository
    @ObservationIgnored private let clock: any WallClock
    @ObservationIgnored private let units: Units
    @ObservationIgnored private let router: any Router<AnalyzeRoute>

    init(
        _ extent: Extent = .presentDay, journal: any JournalRepository, clock: any WallClock, units: Units, router: any Router<AnalyzeRoute>
    ) {
        self.units = units
        self.journal = journal
        self.clock = clock
        self.router = router
        switch extent {
        case .presentDay:
            month = nil
            firstMeasure = nil
        case .month(let measure, let first):
            month = first
            firstMeasure = measure
            (state.chosen, state.range) = (measure, .month)
        }
    }

    var chart: Chart? { state.content.value }

    /// Indicates whether another measure is on show than the one that the chart was opened with.
    var hasOwnMeasure: Bool { state.measure != firstMeasure ?? state.leading }

    /// The bar that can be asked why it is as high as it is: the selected one, else the last that has a number.
    var asked: Chart.Bar? {
        guard let chart else { return nil }
        if let selected = state.selected { return chart.bars.indices.contains(selected) ? chart.bars[selected] : nil }
        return chart.bars.last { $0.value != nil }
    }

    func go(to route: AnalyzeRoute) { router.trigger(route) }

    /// Goes to the proof of a number: to a day's sources, or to the days that a month is the mean of.
    func explain() {
        switch asked?.label {
        case .hour(_, let date), .day(let date): router.trigger(.why(date, state.measure))
        case .month(let first): router.trigger(.month(state.measure, first))
        case nil: break
        }
    }

    /// Goes to how the person walks: to the measure on show where it is one of gait.
    func openGait() { router.trigger(.gait(state.measure == .stepLength ? .stepLength : .speed, .present(.year))) }

    /// The chart on show, unless it is the first one or a month's.
    var restorableState: String? {
        guard month == nil, (state.measure, state.range) != (state.leading, State().range) else { return nil }
        return "\(state.measure.rawValue) \(state.range.rawValue)"
    }

    /// Begins with another chart than the first.
    func restore(_ text: String) {
        let words = text.split(separator: " ").map { String($0) }
        guard words.count == 2, let measure = ChartMeasure(rawValue: words[0]), ChartMeasure.charted.contains(measure),
            let range = ChartRange(rawValue: words[1])
        else { return }
        (state.chosen, state.range) = (measure, range)
    }

    func send(_ action: Action) -> Effect {
        switch action {
        case .appeared:
            return .load(state.chosen, state.range)
        case .nextMeasure:
            state.chosen = ChartMeasure.charted.element(after: state.measure)
            return reload()
        case .nextRange:
            state.range = ChartRange.allCases.element(after: state.range)
            return reload()
        case .previousMeasure:
            state.chosen = ChartMeasure.charted.reversed().element(after: state.measure)
            return reload()
        case .previousRange:
            state.range = ChartRange.allCases.reversed().element(after: state.range)
            return reload()
        case .show(let measure, let range):
            let isOnShow = chart?.measure == measure && chart?.range == range && state.range == range
            (state.chosen, state.range) = (measure, range)
            return isOnShow ? .none : reload()
        case .range(let range):
            guard range != state.range else { return .none }
            state.range = range
            return reload()
        case .select(let index):
            select(index)
            return .none
        case .move(let step):
            move(by: step)
            return .none
        case .loaded(let chart):
            // An answer that comes after the question has changed answers nothing.
            state.leading = chart.leading
            if chart.measure == state.measure, chart.range == state.range { state.content = .loaded(chart) }
            return .none
        case .failed(let failure):
            state.content = .failed(failure)
            return .none
        }
    }

    /// Carries an effect out, and everything that follows from it.
    func run(_ effect: Effect) async {
        guard case .load(let measure, let range) = effect else { return }
        let load = LoadChart(journal: journal, clock: clock, units: units)
        do throws(JournalFailure) {
            today = try await journal.settings().zones.day(of: clock.now)
            let chart = if let month { try await load(measure, monthFrom: month) } else { try await load(measure, range) }
            await run(send(.loaded(chart)))
        } catch {
            await run(send(.failed(error)))
        }
    }

    private func reload() -> Effect {
        state.selected = nil
        return .load(state.chosen, state.range)
    }

    private func move(by step: Int) {
        guard let chart, !chart.bars.isEmpty else { return }
        let start = state.selected ?? (step < 0 ? chart.bars.count : chart.bars.count - 1 - step)
        state.selected = min(max(0, start + step), chart.bars.count - 1)
    }

    private func select(_ index: Int) {
        if let chart, chart.bars.indices.contains(index) { state.selected = index }
    }
}
