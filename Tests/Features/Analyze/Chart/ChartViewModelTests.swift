import Common
import Coordinators
import Journal
import Phrases
import Screens
import Testing
import Walking

@testable import Analyze

struct ChartViewModelTests {
    /// Remembers where it was asked to go.
    private final class Notebook: Router {
        var routes: [AnalyzeRoute] = []
        func trigger(_ route: AnalyzeRoute, completion: (@MainActor (StackOutcome) -> Void)?) { routes.append(route) }
    }

    private let notebook = Notebook()

    @Test func `a key goes through the measures and comes round again`() async throws {
        let model = try await AnalyzeStage().model(router: notebook)
        let measures = (0..<5).map { _ in
            _ = model.send(.nextMeasure)
            return model.state.measure
        }
        #expect(measures == [.distance, .speed, .stepLength, .minutes, .steps])
    }

    @Test func `minutes come first for whoever goes by them, until another measure is chosen`() async throws {
        let stage = try await AnalyzeStage(isEmpty: true)
        let start = Zone.utc.instant(stage.today, hour: 8)
        _ = try await stage.journal.save([Walk(start: start, end: start + .seconds(2400), zone: .utc)])
        let model = stage.model(router: notebook)
        await model.run(model.send(.appeared))
        #expect(model.chart?.measure == .minutes && model.chart?.total == 40 && model.restorableState == nil)
        let text = ChartText(model, words: AnalyzeWords(Phrases(.en)))
        #expect(text.unit == "min" && text.goal == nil && text.breadcrumb[1] == "Minutes walked")
        #expect(text.facts.contains { $0.cells.first?.text == "40 of 150 min this week" })
        await model.run(model.send(.nextRange))
        #expect(model.chart?.measure == .minutes && model.chart?.range == .month)
        await model.run(model.send(.show(.steps, .month)))
        #expect(model.chart?.measure == .steps && model.chart?.goal == nil && model.restorableState == "steps month")
        model.explain()
        #expect(notebook.routes.isEmpty, "no steps are known")
    }

    @Test func `an action says what must be loaded`() async throws {
        let model = try await AnalyzeStage().model(router: notebook)
        #expect(model.send(.appeared) == .load(nil, .week))
        #expect(model.send(.nextRange) == .load(nil, .month))
        #expect(model.send(.nextMeasure) == .load(.distance, .month))
        #expect(model.send(.move(1)) == .none)
    }

    @Test func `an answer to a question that is no longer asked is dropped`() async throws {
        let model = try await AnalyzeStage().model(router: notebook)
        _ = model.send(.loaded(Chart(measure: .steps, range: .year, bars: [])))
        #expect(model.state.content == .loading)
        _ = model.send(.loaded(Chart(measure: .steps, range: .week, bars: [])))
        #expect(model.chart != nil)
    }

    @Test func `the selection starts at the newest bar, stays inside, and goes with the metric`() async throws {
        let model = try await AnalyzeStage().model(router: notebook)
        await model.run(.load(.steps, .week))
        _ = model.send(.move(-1))
        #expect(model.state.selected == 6)
        for _ in 0..<20 { _ = model.send(.move(-1)) }
        #expect(model.state.selected == 0)
        #expect(ChartText(model, words: AnalyzeWords(Phrases(.en))).caption.text.hasPrefix("Sun 15 Nov"))
        _ = model.send(.nextMeasure)
        #expect(model.state.selected == nil)
    }

    @Test func `a bar of a day leads to the day's proof, and a bar of a month to its days`() async throws {
        let stage = try await AnalyzeStage()
        let model = stage.model(router: notebook)
        model.explain()
        #expect(notebook.routes.isEmpty)
        for range in [ChartRange.week, .day, .year] {
            await model.run(.load(.steps, range))
            _ = model.send(.show(.steps, range))
            await model.run(.load(.steps, range))
            model.explain()
        }
        let month = try #require(CivilDate(year: 2026, month: 11, day: 1))
        #expect(notebook.routes == [.why(stage.today, .steps), .why(stage.today, .steps), .month(.steps, month)])
    }

    @Test func `a month's chart ends with the month, or with today`() async throws {
        let stage = try await AnalyzeStage()
        let days = try [(2026, 11), (2026, 2)].map { year, month in try #require(CivilDate(year: year, month: month, day: 1)) }
        var labels: [Chart.Label?] = []
        for first in days {
            let model = stage.model(.month(.distance, first), router: notebook)
            await model.run(model.send(.appeared))
            labels += [model.chart?.bars.first?.label, model.chart?.bars.last?.label]
        }
        let last = try #require(CivilDate(year: 2026, month: 2, day: 28))
        #expect(labels == [.day(days[0]), .day(stage.today), .day(days[1]), .day(last)])
    }

    @Test func `a failure is said as a sentence`() async throws {
        let model = try await AnalyzeStage().model(router: notebook)
        _ = model.send(.failed(.diskFull))
        #expect(ChartText(model, words: AnalyzeWords(Phrases(.en))).caption.text.hasPrefix("! The disk is full."))
    }
}
