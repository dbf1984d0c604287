import Phrases
import ScreenTesting
import Screens
import Terminal
import Testing
import Walking
import WalkingTesting

@testable import Live
@testable import LiveWalking

/// The ways into a live walk besides the list of modes: the command line, one's own plans, and walks that were broken off.
@Suite(.leavesNothing)
struct LiveBeginningTests {
    @Test func `what the command line asked for begins at once, and once`() async throws {
        let stage = try await LiveStage(wanted: WalkChoice(.intervals))
        #expect(stage.pilot.stack.last == "LiveViewController")
        #expect(await stage.walks.walk?.plan == "intervals")
        let signs = try await LiveStage(knowsStopSigns: false, wanted: WalkChoice(.intervals))
        #expect(signs.pilot.screen.contains("dizziness"))
        await signs.pilot.press(.escape)
        #expect(signs.pilot.screen.contains("▌ Intervals"))
        let orphan = try await LiveStage(orphans: [self.orphan(minutesAgo: 5)], wanted: WalkChoice(.intervals))
        #expect(orphan.pilot.stack.last == "AlertController")
        await orphan.pilot.press(.enter)
        #expect(orphan.pilot.stack.last == "LiveViewController")
        #expect(await orphan.walks.walk?.plan != "intervals")
    }

    @Test func `a walk that the command line gave a time ends with it, and only how it was is asked`() async throws {
        let stage = try await LiveStage(wanted: WalkChoice(.stroll), seconds: 1800)
        let walk = try #require(await stage.walks.walk)
        await stage.stride(walk, seconds: 1799)
        #expect(await walk.commands.isEmpty && stage.pilot.stack.last == "LiveViewController")
        await stage.stride(walk, seconds: 1800)
        #expect(await walk.commands == [.end])
        #expect(stage.pilot.stack.last == "EffortViewController")
    }

    @Test func `a walk that the journal has already is not added to its day`() async throws {
        let stage = try await LiveStage(wanted: WalkChoice(.stroll))
        let walk = try #require(await stage.walks.walk)
        let known = Walk(id: walk.id, start: LiveStage.now, end: LiveStage.now + .seconds(60), zone: .utc)
        #expect(try await LoadLiveDay(journal: stage.journal)(of: walk)?.steps == 3264)
        #expect(try await LoadLiveDay(journal: MemoryJournal(zone: .utc, walks: [known]))(of: walk) == nil)
    }

    @Test func `a walk that cannot begin says why`() async throws {
        let stage = try await LiveStage(failure: .diskFull)
        await stage.pilot.press(.enter)
        #expect(stage.pilot.screen.contains("The disk is full."))
        await stage.pilot.press(.escape)
        #expect(stage.pilot.issues.isEmpty)
    }

    @Test func `where no walk can be recorded the list says so`() async throws {
        let stage = try await LiveStage(isAvailable: false)
        #expect(stage.pilot.screen.contains("Walks cannot be recorded here"))
        await stage.pilot.press(.enter)
        #expect(stage.pilot.stack.last == "ModesViewController")
    }

    @Test func `a plan of one's own is offered, and one that cannot be read says its line`() async throws {
        let stage = try await LiveStage(plans: [OwnPlan("hill", text: "walk 5 min\nfast 1 min"), OwnPlan("odd", text: "walk\nrun 3 min")])
        await stage.pilot.press("G")
        #expect(stage.pilot.screen.contains("! Line 1 of this plan: only the last phase may be without a time."))
        await stage.pilot.press(.enter)
        #expect(stage.pilot.stack.last == "ModesViewController")
        await stage.pilot.press(.up, .enter)
        #expect(await stage.walks.walk?.plan == "hill")
    }

    private func orphan(minutesAgo: Int64) -> UnfinishedWalk {
        UnfinishedWalk(
            id: WalkID(), start: LiveStage.now - .seconds(3600),
            last: Instant(milliseconds: LiveStage.now.milliseconds - minutesAgo * 60_000),
            state: LiveStage.state(1120))
    }

    @Test(arguments: [Language.en, .ko])
    func `of a walk that was broken off with a belt it is said that this may still run and be held`(_ language: Language) async throws {
        var walk = orphan(minutesAgo: 5)
        walk.state.sensors[0].isTreadmill = true
        let said = language == .en ? "“pad” may still run:" : "“pad” 벨트가 아직"
        #expect(try await LiveStage(language, orphans: [walk]).pilot.screen.contains(said))
        walk.state.sensors[0].isConnected = false
        #expect(try await !LiveStage(language, orphans: [walk]).pilot.screen.contains(said))
        walk.state.sensors[0].isMoving = true
        let left = try await LiveStage(language, orphans: [walk]).pilot.screen
        #expect(left.contains(said) && !left.contains(language == .en ? "Bluetooth" : "블루투스"), "\(left)")
        var old = orphan(minutesAgo: 24 * 60 + 1)
        old.state.sensors[0].isTreadmill = true
        #expect(try await !LiveStage(language, orphans: [old]).pilot.screen.contains(said))
    }

    @Test func `a walk that was broken off is gone on with, saved or discarded, and never silently`() async throws {
        let fresh = try await LiveStage(orphans: [orphan(minutesAgo: 5)])
        #expect(fresh.pilot.screen.contains("The walk of 17:30 was broken off"))
        #expect(fresh.pilot.screen.contains("Recorded: 19 min, 1,946 steps, 1.34 km."))
        await fresh.pilot.press(.enter)
        #expect(fresh.pilot.stack.last == "LiveViewController")
        let old = orphan(minutesAgo: 20)
        let saving = try await LiveStage(orphans: [old])
        #expect(!saving.pilot.screen.contains("Go on"))
        await saving.pilot.press(.enter)
        #expect(await saving.walks.saved == [old.id])
        #expect(saving.pilot.toast == "Walk saved")
        let discarding = try await LiveStage(orphans: [old])
        await discarding.pilot.press(.tab, .enter, .tab, .enter)
        #expect(await discarding.walks.discarded == [old.id])
        let later = try await LiveStage(orphans: [old])
        await later.pilot.press(.escape)
        #expect(await later.walks.orphans.count == 1)
    }
}
