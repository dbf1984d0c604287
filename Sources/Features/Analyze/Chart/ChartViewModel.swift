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
        case month(Metric, CivilDate)
    }

    struct State: Equatable {
        var metric = Metric.steps
        var range = ChartRange.week
        var content = Loadable<Chart>.loading
        /// The bar the numbers are about; nil means all of them.
        var selected: Int?
    }

    enum Action: Equatable {
        case appeared
        case nextMetric
        case nextRange
        case previousMetric
        case previousRange
        case show(Metric, ChartRange)
        case move(Int)
        case select(Int)
        case loaded(Chart)
        case failed(JournalFailure)
    }

    /// A request of an action to the outside.
    enum Effect: Equatable {
        case none
        case load(Metric, ChartRange)
    }

    private(set) var state = State()
    /// The day where the person is; nil until the journal has answered.
    private(set) var today: CivilDate?
    /// The first of the month whose days are on show; nil where the range ends today.
    @ObservationIgnored let month: CivilDate?
    @ObservationIgnored private let firstMetric: Metric
    @ObservationIgnored let journal: any JournalRepository
    @ObservationIgnored private let clock: any WallClock
    @ObservationIgnored private let router: any Router<AnalyzeRoute>

    init(_ extent: Extent = .presentDay, journal: any JournalRepository, clock: any WallClock, router: any Router<AnalyzeRoute>) {
        self.journal = journal
        self.clock = clock
        self.router = router
        switch extent {
        case .presentDay:
            month = nil
            firstMetric = State().metric
        case .month(let metric, let first):
            month = first
            firstMetric = metric
            (state.metric, state.range) = (metric, .month)
        }
    }

    var chart: Chart? { state.content.value }

    /// Indicates whether another metric is on show than the one that the chart was opened with.
    var hasOwnMetric: Bool { state.metric != firstMetric }

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
        case .hour(_, let date), .day(let date): router.trigger(.why(date, state.metric))
        case .month(let first): router.trigger(.month(state.metric, first))
        case nil: break
        }
    }

    /// Goes to how the person walks: to the measure on show where it is one of gait.
    func openGait() { router.trigger(.gait(state.metric == .stepLength ? .stepLength : .speed, .present(.year))) }

    /// The chart on show, unless it is the first one or a month's.
    var restorableState: String? {
        let first = State()
        guard month == nil, (state.metric, state.range) != (first.metric, first.range) else { return nil }
        return "\(state.metric.rawValue) \(state.range.rawValue)"
    }

    /// Begins with another chart than the first.
    func restore(_ text: String) {
        let words = text.split(separator: " ").map { String($0) }
        guard words.count == 2, let metric = Metric(rawValue: words[0]), Metric.charted.contains(metric),
            let range = ChartRange(rawValue: words[1])
        else { return }
        (state.metric, state.range) = (metric, range)
    }

    func send(_ action: Action) -> Effect {
        switch action {
        case .appeared:
            return .load(state.metric, state.range)
        case .nextMetric:
            state.metric = Metric.charted.element(after: state.metric)
            return reload()
        case .nextRange:
            state.range = ChartRange.allCases.element(after: state.range)
            return reload()
        case .previousMetric:
            state.metric = Metric.charted.reversed().element(after: state.metric)
            return reload()
        case .previousRange:
            state.range = ChartRange.allCases.reversed().element(after: state.range)
            return reload()
        case .show(let metric, let range):
            guard (metric, range) != (state.metric, state.range) else { return .none }
            (state.metric, state.range) = (metric, range)
            return reload()
        case .select(let index):
            select(index)
            return .none
        case .move(let step):
            move(by: step)
            return .none
        case .loaded(let chart):
            // An answer that comes after the question has changed answers nothing.
            if chart.metric == state.metric, chart.range == state.range { state.content = .loaded(chart) }
            return .none
        case .failed(let failure):
            state.content = .failed(failure)
            return .none
        }
    }

    /// Carries an effect out, and everything that follows from it.
    func run(_ effect: Effect) async {
        guard case .load(let metric, let range) = effect else { return }
        let load = LoadChart(journal: journal, clock: clock)
        do throws(JournalFailure) {
            today = try await journal.settings().zones.day(of: clock.now)
            let chart = if let month { try await load(metric, monthFrom: month) } else { try await load(metric, range) }
            await run(send(.loaded(chart)))
        } catch {
            await run(send(.failed(error)))
        }
    }

    private func reload() -> Effect {
        state.selected = nil
        return .load(state.metric, state.range)
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
