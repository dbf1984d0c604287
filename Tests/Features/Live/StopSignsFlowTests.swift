import Phrases
import ScreenTesting
import Screens
import Terminal
import Testing
import Walking
import WalkingTesting

@testable import Live
@testable import LiveWalking

/// The signs by which to stop, and the doctor who is asked before a fast walk.
@Suite(.leavesNothing)
struct StopSignsFlowTests {
    @Test func `whoever feels unwell stands first, and can end the walk`() async throws {
        let stage = try await LiveStage()
        let walk = try await stage.begin()
        await stage.stride(walk)
        await stage.pilot.press(".")
        #expect(await walk.commands == [.pause])
        #expect(stage.pilot.screen.contains("dizziness"))
        await stage.pilot.press(.tab, .enter)
        #expect(stage.pilot.stack.last == "EffortViewController")
    }

    @Test(arguments: [(Language.en, "Call an ambulance."), (.ko, "119를 부르세요.")])
    func `small stop signs begin with the emergency, and name the way out`(_ language: Language, _ call: String) async throws {
        let stage = try await LiveStage(language, Size(width: 40, height: 12))
        await stage.pilot.press(".")
        #expect(stage.pilot.screen.contains(call) && stage.pilot.row(11).contains("esc"))
        await stage.pilot.press(.escape)
        #expect(stage.pilot.stack.last == "ModesViewController")
    }

    @Test func `stop signs come once before the first walk, and a yes begins gently`() async throws {
        let stage = try await LiveStage(knowsStopSigns: false)
        await stage.pilot.press(.enter)
        #expect(stage.pilot.screen.contains("dizziness"))
        await stage.pilot.press(.escape)
        #expect(stage.pilot.stack.last == "ModesViewController")
        #expect(stage.pilot.screen.contains("No walk began: the question wants an answer."), "the list says why nothing began")
        // Enter twice in a row begins no walk of somebody who has not read it.
        await stage.pilot.press(.enter, .enter)
        #expect(stage.pilot.stack.last == "ModesViewController")
        #expect(try await !stage.journal.settings()[LivePreferences.self].knowsStopSigns)
        await stage.pilot.press(.enter, .tab, .tab, .enter)
        #expect(stage.pilot.screen.contains("ask your doctor"))
        await stage.pilot.press(.tab, .enter)
        #expect(await stage.walks.walk?.plan == "stroll")
        let settings = try await stage.journal.settings()[LivePreferences.self]
        #expect(settings.knowsStopSigns && settings.isGentle)
    }

    @Test(arguments: Language.allCases)
    func `who should ask a doctor is asked before each faster walk, until one has agreed`(_ language: Language) async throws {
        let title = language == .ko ? "의사가 빠르게 걸어도 된다고 했나요?" : "Has your doctor agreed?"
        let stage = try await LiveStage(language)
        _ = try await stage.journal.change { $0[LivePreferences.self].isGentle = true }
        await stage.pilot.press(.enter)
        #expect(stage.pilot.screen.contains(title))
        await stage.pilot.press(.escape)
        #expect(await stage.walks.walk == nil)
        await stage.pilot.press(.enter, .enter)
        let walk = try #require(await stage.walks.walk)
        #expect(await walk.plan == "stroll")
        // Another kind in the same walk asks again; to stroll on leaves it as it is.
        await stage.pilot.press("m", .down, .enter)
        #expect(stage.pilot.screen.contains(title))
        await stage.pilot.press(.enter)
        #expect(stage.pilot.stack.last == "LiveViewController")
        #expect(await walk.commands == [])
        await stage.pilot.press("m", .down, .enter, .tab, .enter)
        #expect(await walk.commands == [.mode(WalkChoice(.brisk))])
        #expect(try await !stage.journal.settings()[LivePreferences.self].isGentle)
        await stage.pilot.press("m", .down, .enter)
        #expect(!stage.pilot.screen.contains(title))
    }

    @Test func `a stroll is begun by who should ask a doctor without a word`() async throws {
        let stage = try await LiveStage()
        _ = try await stage.journal.change { $0[LivePreferences.self].isGentle = true }
        await stage.pilot.press(.up, .enter)
        #expect(await stage.walks.walk?.plan == "stroll")
    }
}
