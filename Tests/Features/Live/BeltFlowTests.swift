import LiveWalking
import Phrases
import ScreenTesting
import Terminal
import Testing

@testable import Live

/// The belt of a live walk by its keys.
@Suite(.leavesNothing)
struct BeltFlowTests {
    @Test func `without a belt that keys may control there are no keys for one`() async throws {
        let stage = try await LiveStage()
        let walk = try await stage.begin()
        await stage.stride(walk)
        await stage.pilot.press("g", "+", "-", "x")
        #expect(await walk.commands == [])
        #expect(!stage.pilot.screen.contains("belt"))
    }

    @Test func `keys start the belt, change its speed and stop it`() async throws {
        let stage = try await LiveStage()
        let walk = try await stage.begin()
        await stage.stride(walk) { $0.belt = BeltStatus(title: "Pad", speed: 1.2) }
        await stage.pilot.press("+", "-", "g", "x")
        #expect(await walk.commands == [.belt(.faster), .belt(.slower), .belt(.start), .belt(.stop)])
        #expect(stage.pilot.screen.contains("stop the belt"))
    }

    @Test func `before its link stands only a stop is worth a key, and takes no room`() async throws {
        let stage = try await LiveStage()
        let walk = try await stage.begin()
        await stage.stride(walk) { $0.belt = BeltStatus(title: "Pad", link: .awaited) }
        await stage.pilot.press("g", "+", "-", "x")
        #expect(await walk.commands == [.belt(.stop)])
        #expect(!stage.pilot.screen.contains("stop the belt"))
    }

    @Test func `a belt whose link is lost is not offered to be started`() async throws {
        let stage = try await LiveStage()
        let walk = try await stage.begin()
        await stage.stride(walk) { $0.belt = BeltStatus(title: "Pad", link: .lost, notice: .linkLost) }
        #expect(stage.pilot.screen.contains("x stop the belt") && !stage.pilot.screen.contains("start the belt"))
    }

    /// Screens and questions that can lie over a walk, by the keys that lead there, and whether letters are typed there.
    nonisolated private static let overlays: [(keys: [Key], isTyping: Bool)] = [
        (["m"], false), (["s"], false), (["e"], false), (["."], false), (["q"], false), (["q", .enter], false), (["?"], false),
        ([":"], true),
        (["q", .enter, .tab], true),
    ]

    @Test(arguments: overlays.indices) func `the stop works whatever lies over the walk, also where letters are typed`(_ index: Int)
        async throws
    {
        let stage = try await LiveStage()
        let walk = try await stage.begin()
        await stage.stride(walk) { $0.belt = BeltStatus(title: "Pad", speed: 1.2) }
        let (keys, isTyping) = Self.overlays[index]
        for key in keys { await stage.pilot.press(key) }
        let screen = stage.pilot.screen
        let before = await walk.commands.count { $0 == .belt(.stop) }
        if !isTyping {
            await stage.pilot.press("x")
            #expect(await walk.commands.count { $0 == .belt(.stop) } == before + 1, "\(screen)")
            #expect(screen.contains("stop the belt"), "\(screen)")
        }
        await stage.pilot.press(.control("x"))
        #expect(await walk.commands.count { $0 == .belt(.stop) } == before + (isTyping ? 1 : 2), "\(screen)")
    }

    @Test func `whoever feels unwell stands first`() async throws {
        let stage = try await LiveStage()
        let walk = try await stage.begin()
        await stage.stride(walk) { $0.belt = BeltStatus(title: "Pad", speed: 1.2) }
        await stage.pilot.press(".")
        #expect(await walk.commands == [.belt(.stop), .pause])
    }

    @Test(arguments: LiveStage.sizes) func `whoever feels unwell on a belt that no key stops is told to stop it by hand`(_ size: Size)
        async throws
    {
        let stage = try await LiveStage(.en, size)
        let walk = try await stage.begin()
        await stage.stride(walk) { update in
            (update.state.sensors[0].isTreadmill, update.state.sensors[0].isMoving) = (true, true)
        }
        await stage.pilot.press(".")
        #expect(await walk.commands == [.pause])
        #expect(stage.pilot.screen.contains("“pad” may still run: stop it on"))
    }

    @Test(arguments: BeltNotice.allCases, [Language.en, .ko])
    func `what a belt did not do is said in a sentence`(_ notice: BeltNotice, _ language: Language) async throws {
        let stage = try await LiveStage(language)
        let walk = try await stage.begin()
        await stage.stride(walk) { update in
            update.belt = BeltStatus(title: "Pad", notice: notice)
            update.troubles = [.belt(notice)]
        }
        #expect(stage.pilot.screen.contains("! " + String(Phrases(language).sentence(notice).prefix(20))))
    }

    @Test func `whoever ends a walk while its belt moves is told so, as long as it does`() async throws {
        let stage = try await LiveStage()
        let walk = try await stage.begin()
        let warning = "“Pad” may still run: stop it on the belt itself."
        await stage.stride(walk) { $0.belt = BeltStatus(title: "Pad", speed: 1.2) }
        await stage.pilot.press("q")
        #expect(stage.pilot.screen.contains(warning))
        await stage.pilot.press(.enter)
        #expect(stage.pilot.stack.last == "EffortViewController" && stage.pilot.screen.contains("! " + warning))
        await stage.stride(walk) { $0.belt = BeltStatus(title: "Pad", speed: 0) }
        #expect(!stage.pilot.screen.contains(warning))
    }
}
