import Coordinators
import Foundation
import Screens
import ScreenTesting
import Terminal
import Testing
import Walking

@testable import gnd

@Suite(.leavesNothing)
struct RestoreFlowTests {
    private let services = TestServices()

    /// The next start, after one that was broken off.
    private func start() async -> Pilot { await AppStage(services: services).pilot }

    private func signedIn() async throws -> Pilot {
        try await services.signIn("ann", nickname: "Ann")
        return await start()
    }

    private func pass(_ pilot: Pilot) async { await pilot.advance(by: .milliseconds(300)) }

    @Test func `after a crash the next start offers every tab, the settings and the draft, and a yes brings them back`() async throws {
        let pilot = try await signedIn()
        await pilot.press("n").type("35")
        await pilot.press(.tab).type("3900")
        await pilot.press(.control("g"), .control("a"), .control("k")).type("gnd://analyze/speed/year").press(.enter)
        await pilot.press("2", "c").type("K7M")
        await pilot.press(.control("g"), .control("a"), .control("k")).type("gnd://settings/nickname").press(.enter)
        await pilot.type("!")
        await pass(pilot)

        let again = await start()
        #expect(again.screen.contains("Go on where you left off?"))
        await again.press(.enter)
        #expect(again.stack == ["SettingsViewController", "NicknameEditorViewController"])
        #expect(again.screen.contains("Ann!"))
        // The draft that came back is still one that has not been saved.
        await again.press(.escape)
        #expect(again.screen.contains("Leave without saving?"))
        await again.press(.right, .enter, .escape)
        #expect(again.stack == ["RoomsViewController", "JoinRoomViewController"])
        #expect(again.screen.contains("K7M"))
        await again.press(.escape, "3")
        #expect(again.row(0).contains("Speed"))
        await again.press("1")
        #expect(again.stack == ["WalkHomeViewController", "WalkFormViewController"])
        #expect(again.screen.contains("35") && again.screen.contains("3900"))
        #expect(again.issues.isEmpty)
        await again.press(.escape)
        #expect(again.stack == ["AlertController"])
    }

    @Test func `a no starts anew, and nothing is offered again`() async throws {
        let pilot = try await signedIn()
        await pilot.press("y")
        await pass(pilot)
        let again = await start()
        #expect(again.screen.contains("Go on where you left off?"))
        await again.press(.right, .enter)
        #expect(again.stack == ["WalkHomeViewController"])
        #expect(services.session.kept == nil)
        let third = await start()
        #expect(third.stack == ["WalkHomeViewController"])
    }

    @Test func `a start that is to go on unasked is on the same screen at once, with what was half typed`() async throws {
        let pilot = try await signedIn()
        await pilot.press("n").type("35")
        await pass(pilot)
        services.resumesUnasked = true
        let again = await start()
        #expect(again.stack == ["WalkHomeViewController", "WalkFormViewController"])
        #expect(again.screen.contains("35"))
    }

    @Test func `nothing is kept before a key is pressed, and what a fresh start shows is nothing to offer`() async throws {
        let pilot = try await signedIn()
        await pass(pilot)
        #expect(services.session.kept == nil)
        await pilot.press("2", "1")
        await pass(pilot)
        #expect(services.session.kept != nil)
        #expect(await start().stack == ["WalkHomeViewController"])
    }

    @Test func `keys that follow each other closely are one write`() async throws {
        let pilot = try await signedIn()
        await pilot.press("n").type("35")
        #expect(services.session.kept == nil)
        await pass(pilot)
        let kept = try #require(services.session.kept)
        #expect(kept.contains("35"))
        await pass(pilot)
        // The only thing left to wait for is the next day.
        #expect(try #require(pilot.window.timeUntilNextTimer) > .seconds(3600))
    }

    @Test func `signing out removes the offer`() async throws {
        let pilot = try await signedIn()
        await pilot.press("y", .escape)
        await pass(pilot)
        await pilot.press(",", .end, .enter, .right, .enter)
        #expect(pilot.stack == ["LoginViewController"])
        #expect(services.session.kept == nil)
    }

    @Test func `a screen that is not known any more cuts its stack there, which is said`() async throws {
        let pilot = try await signedIn()
        await pilot.press("y")
        await pass(pilot)
        let kept = try #require(services.session.kept)
        #expect(kept.contains("year"))
        services.session.kept = kept.replacing("year", with: "moon")
        let again = await start()
        await again.press(.enter)
        #expect(again.stack == ["WalkHomeViewController"])
        #expect(again.toast?.contains("Not everything could be restored") == true)
    }

    @Test func `a link that was given at the start is followed after the question`() async throws {
        let pilot = try await signedIn()
        await pilot.press("2", "n").type("Sunday")
        await pass(pilot)
        let stage = await AppStage(services: services, link: try AppLink("gnd://walk/year"))
        #expect(stage.pilot.screen.contains("Go on where you left off?"))
        await stage.pilot.press(.enter)
        #expect(stage.pilot.stack == ["WalkHomeViewController", "YearViewController"])
        await stage.pilot.press("2")
        #expect(stage.pilot.screen.contains("Sunday"))
    }

    @Test func `another language keeps the session, and asks nothing`() async throws {
        let pilot = try await signedIn()
        await pilot.press(",")
        await pass(pilot)
        await pilot.press(.control("g"), .control("a"), .control("k")).type("gnd://settings/language").press(.enter)
        await pilot.press(.down, .down, .enter)
        #expect(pilot.stack == ["SettingsViewController"])
        #expect(pilot.screen.contains("설정"))
        await pilot.press(.escape, "y")
        await pass(pilot)
        #expect(try #require(services.session.kept).contains("year"))
    }
}
