import Observation
import Phrases
import Walking

/// Which chart is on show, and what it says: actions go in, state and what is to be done come out.
@Observable
final class ChartViewModel {
    struct State: Equatable {
        var metric = Metric.steps
        var range = ChartRange.week
        var content = Content.loading
        /// The bar the numbers are about; nil means all of them.
        var selected: Int?
    }

    enum Content: Equatable {
        case loading
        case loaded(Chart)
        case failed(JournalFailure)
    }

    enum Action: Equatable {
        case appeared
        case nextMetric
        case nextRange
        case show(Metric, ChartRange)
        case move(Int)
        case loaded(Chart)
        case failed(JournalFailure)
    }

    /// What an action asks the outside for.
    enum Effect: Equatable {
        case none
        case load(Metric, ChartRange)
    }

    /// The metrics in the order in which a key goes through them.
    static let metrics: [Metric] = [.steps, .distance, .speed, .stepLength]

    private(set) var state = State()
    @ObservationIgnored let dependencies: AnalyzeDependencies

    init(_ dependencies: AnalyzeDependencies) {
        self.dependencies = dependencies
    }

    /// Which chart is on show, unless it is the first one.
    var restorableState: String? {
        let first = State()
        guard (state.metric, state.range) != (first.metric, first.range) else { return nil }
        return "\(state.metric.rawValue) \(state.range.rawValue)"
    }

    /// Begins with another chart than the first.
    func restore(_ text: String) {
        let words = text.split(separator: " ").map { String($0) }
        guard words.count == 2, let metric = Metric(rawValue: words[0]), let range = ChartRange(rawValue: words[1]) else { return }
        (state.metric, state.range) = (metric, range)
    }

    func send(_ action: Action) -> Effect {
        switch action {
        case .appeared:
            return .load(state.metric, state.range)
        case .nextMetric:
            state.metric = Self.metrics.element(after: state.metric)
            return reload()
        case .nextRange:
            state.range = ChartRange.allCases.element(after: state.range)
            return reload()
        case .show(let metric, let range):
            guard (metric, range) != (state.metric, state.range) else { return .none }
            (state.metric, state.range) = (metric, range)
            return reload()
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
        let load = LoadChart(journal: dependencies.journal, clock: dependencies.clock)
        do throws(JournalFailure) {
            await run(send(.loaded(try await load(metric, range))))
        } catch {
            await run(send(.failed(error)))
        }
    }

    private func reload() -> Effect {
        state.selected = nil
        return .load(state.metric, state.range)
    }

    private func move(by step: Int) {
        guard case .loaded(let chart) = state.content, !chart.bars.isEmpty else { return }
        let start = state.selected ?? (step < 0 ? chart.bars.count : chart.bars.count - 1 - step)
        state.selected = min(max(0, start + step), chart.bars.count - 1)
    }
}
