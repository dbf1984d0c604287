import LiveWalking
import Phrases
import ScreenTesting
import Terminal
import Testing
import Walking

@testable import gnd

/// A six-minute walk test in the whole program: what is said at its end, and the page of its walk.
@Suite(.leavesNothing)
struct SixMinuteFlowTests {
    @Test(arguments: Language.allCases)
    func `the page and the toast name the test, with its way`(_ language: Language) async throws {
        let stage = try await LiveWalkStage(language: language, knowsGait: true)
        await stage.begin(6)
        // The screen looks at the walk often enough to know its way at the moment in which the time is over.
        for _ in 0..<73 { await stage.stride(5) }
        _ = try await stage.save()
        let results = try await stage.journal.settings()[GaitTestHistory.self].results
        let way = try #require(results.first.map(Phrases(language).measure))
        let said = language == .en ? "Six-minute walk test saved: \(way)" : "6분 걷기 검사를 저장했어요: \(way)"
        #expect(stage.pilot.toast == said)
        #expect(stage.pilot.stack.last == "WalkDetailViewController")
        let page = stage.pilot.screen
        #expect(page.contains(language == .en ? "Six-minute walk test" : "6분 걷기 검사"), "\(page)")
        #expect(page.contains("\(way), "), "\(page)")
    }

    @Test(arguments: [(Language.en, "Metres that the sensor measured"), (.ko, "센서가 잰 거리(m)예요.")])
    func `the way that a sensor measured is offered, and Enter keeps it`(_ language: Language, _ help: String) async throws {
        let stage = try await LiveWalkStage(language: language, knowsGait: true)
        await stage.begin(6)
        for _ in 0..<73 { await stage.stride(5) }
        await stage.pilot.press("q", .enter)
        #expect(stage.pilot.screen.contains(help), "\(stage.pilot.screen)")
        await stage.pilot.press(.enter, .enter, .enter)
        let result = try #require(try await stage.journal.settings()[GaitTestHistory.self].results.first)
        #expect(stage.pilot.toast?.contains(Phrases(language).wholeMetres(result.metres)) == true)
    }

    @Test func `one that was not walked to its end is a walk, and says so`() async throws {
        let stage = try await LiveWalkStage(knowsGait: true)
        await stage.begin(6)
        await stage.stride(60)
        _ = try await stage.save()
        #expect(stage.pilot.toast == "Kept as a walk; the six-minute walk test was broken off and does not count")
        #expect(!stage.pilot.screen.contains("Six-minute walk test"))
    }
}
