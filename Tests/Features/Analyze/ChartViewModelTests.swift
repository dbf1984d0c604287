import Testing
import Walking

@testable import Analyze

struct ChartViewModelTests {
    @Test func `a key goes through the metrics and comes round again`() async throws {
        let model = ChartViewModel(try await AnalyzeStage().dependencies)
        let metrics = (0..<4).map { _ in
            _ = model.send(.nextMetric)
            return model.state.metric
        }
        #expect(metrics == [.distance, .speed, .stepLength, .steps])
    }

    @Test func `an action says what must be loaded`() async throws {
        let model = ChartViewModel(try await AnalyzeStage().dependencies)
        #expect(model.send(.appeared) == .load(.steps, .week))
        #expect(model.send(.nextRange) == .load(.steps, .month))
        #expect(model.send(.nextMetric) == .load(.distance, .month))
        #expect(model.send(.move(1)) == .none)
    }

    @Test func `an answer to a question that is no longer asked is dropped`() async throws {
        let model = ChartViewModel(try await AnalyzeStage().dependencies)
        _ = model.send(.loaded(Chart(metric: .steps, range: .year, bars: [])))
        #expect(model.state.content == .loading)
        _ = model.send(.loaded(Chart(metric: .steps, range: .week, bars: [])))
        #expect(model.chart != nil)
    }

    @Test func `the selection starts at the newest bar, stays inside, and goes with the metric`() async throws {
        let model = ChartViewModel(try await AnalyzeStage().dependencies)
        await model.run(.load(.steps, .week))
        _ = model.send(.move(-1))
        #expect(model.state.selected == 6)
        for _ in 0..<20 { _ = model.send(.move(-1)) }
        #expect(model.state.selected == 0)
        #expect(model.caption.hasPrefix("Sun 15 Nov"))
        _ = model.send(.nextMetric)
        #expect(model.state.selected == nil)
    }

    @Test func `a failure is said as a sentence`() async throws {
        let model = ChartViewModel(try await AnalyzeStage().dependencies)
        _ = model.send(.failed(.diskFull))
        #expect(model.caption.hasPrefix("! The disk is full."))
    }
}
