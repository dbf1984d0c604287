import Common
import Coordinators
import Phrases
import Screens
import Testing
import Walking

@testable import Analyze

/// The ways that a mark of the chart of gait leads.
struct GaitViewModelTests {
    /// Remembers where it was asked to go.
    private final class Notebook: Router {
        var routes: [AnalyzeRoute] = []
        func trigger(_ route: AnalyzeRoute, completion: (@MainActor (StackOutcome) -> Void)?) { routes.append(route) }
    }

    private let notebook = Notebook()
    private let day = CivilDate(dayNumber: 20_757)

    /// The routes of Enter, of the last mark on show.
    private func routes(_ measure: GaitMeasure, _ span: GaitSpan, in stage: GaitStage = GaitStage()) async throws -> [AnalyzeRoute] {
        let model = stage.model(measure, span, router: notebook)
        await model.load()
        model.select(try #require(model.chart?.points.lastIndex { $0.value != nil }))
        model.openSelected()
        return notebook.routes
    }

    @Test(arguments: [GaitMeasure.speed, .stepLength, .cadence, .doubleSupport, .peakCadence, .briskMinutes, .briskForAge])
    func `of every measure a week or a month leads to its month`(_ measure: GaitMeasure) async throws {
        let november = GaitStage.today.startOfMonth
        #expect(try await routes(measure, .present(.year)) == [.gait(measure, .month(november))])
        #expect(try await routes(measure, .present(.fiveYears)).last == .gait(measure, .month(november)))
    }

    @Test(arguments: [(Language.en, "Not known in this time: no steps by the minute."), (.ko, "분마다 걸은 기록이 없어요.")])
    func `of brisk minutes and the peak without minutes it is said why they are not known`(
        _ language: Language, _ words: String
    ) async {
        let model = GaitStage(language, isEmpty: true).model(.peakCadence, .present(.year), router: notebook)
        await model.load()
        #expect(GaitText(model, words: AnalyzeWords(Phrases(language))).caption.text.hasSuffix(words))
    }

    @Test(arguments: [GaitMeasure.speed, .stepLength, .cadence, .doubleSupport])
    func `a day leads to its stretches`(_ measure: GaitMeasure) async throws {
        for span in [GaitSpan.present(.week), .present(.month), .month(day.startOfMonth)] {
            guard case .gait(measure, .day) = try await routes(measure, span).last else {
                Issue.record("\(span): \(notebook.routes)")
                return
            }
        }
    }

    @Test(arguments: [GaitMeasure.peakCadence, .briskMinutes, .briskForAge])
    func `a day whose minutes are counted leads to the proof of its steps`(_ measure: GaitMeasure) async throws {
        guard case .why(_, .steps) = try await routes(measure, .month(day.startOfMonth)).last else {
            Issue.record("\(notebook.routes)")
            return
        }
    }

    @Test func `an age that is set while the screen is open is known when it appears again`() async {
        let stage = GaitStage(profile: nil)
        var profile: Profile?
        let model = GaitViewModel(
            .speed, .present(.year), table: .world, journal: stage.journal, clock: FixedClock(Zone.utc.instant(GaitStage.today, hour: 21)),
            profile: profile, router: notebook)
        await model.load()
        #expect(!model.hasOtherTable && model.reference == nil && !model.state.measures.contains(.briskForAge))
        profile = Profile(gender: .woman, ageBand: .from70)
        await model.load()
        #expect(model.hasOtherTable && model.reference != nil && model.state.measures.contains(.briskForAge))
    }

    @Test func `a stretch leads to the proof of its day, and what only a device measures to what was compared`() async throws {
        let speeds = GaitStage(samples: GaitStage.samples(.speed, on: day, [1.1, 1.2, 1.3]))
        #expect(try await routes(.speed, .day(day), in: speeds) == [.why(day, .speed)])
        let feet = GaitStage(samples: GaitStage.samples(.doubleSupport, on: day, [0.29, 0.27, 0.28]))
        #expect(try await routes(.doubleSupport, .day(day), in: feet).last == .compared(.doubleSupport, .day(day)))
    }

    @Test func `without a mark, Enter leads to what was compared`() async {
        let model = GaitStage().model(.cadence, .present(.week), router: notebook)
        await model.load()
        model.openSelected()
        #expect(notebook.routes == [.compared(.cadence, .present(.week))])
    }
}
