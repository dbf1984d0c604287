import Clubs
import Journal
import Screens
import ScreenTesting
import Terminal
import Testing
import Together
import Walking

@testable import gnd

/// The news of rooms that are shared with other machines, as they reach a person who is elsewhere in the app.
@Suite(.leavesNothing)
struct ClubNewsFlowTests {
    private let services = TestServices()
    private var today: CivilDate { services.zone.day(of: services.clock.now) }

    private func sharedRoom() async throws -> TestServices.SharedRoom {
        try await services.sharedRoom(of: try await services.signIn("ann", nickname: "Ann"))
    }

    @Test func `a cheer is told once, in a toast`() async throws {
        let shared = try await sharedRoom()
        try await shared.machineOfOther.cheer(shared.me, in: shared.room, on: today)
        let pilot = await AppStage(services: services).pilot
        await pilot.waitUntil { pilot.toast != nil }
        #expect(pilot.toast == "Ada cheers you on!")
        #expect(pilot.stack == ["WalkHomeViewController"])
        let account = try #require(try await services.journal().account(named: "ann"))
        let clubs = try #require(try await services.clubs(of: account)?.clubs)
        #expect(try await LoadClubNews(clubs)(telling: true).cheers.isEmpty)
        #expect(pilot.issues.isEmpty)
    }

    @Test func `another computer that writes as this one is told, with the way out`() async throws {
        let shared = try await sharedRoom()
        let account = try #require(try await services.journal().account(named: "ann"))
        let clubs = try #require(try await services.clubs(of: account)?.clubs)
        let club = try #require(try await clubs.repository.clubs().first)
        // What has the same key writes through the same store.
        _ = try await clubs.connector.store(of: club).push([today: 3000], to: shared.room)
        let pilot = await AppStage(services: services, size: Size(width: 120, height: 30)).pilot
        await pilot.waitUntil { pilot.toast != nil }
        let toast = try #require(pilot.toast)
        #expect(toast.hasPrefix("Harbour: Another computer wrote as this one") && toast.contains("gnd together join"), "\(toast)")
        #expect(pilot.issues.isEmpty)
    }

    @Test(arguments: [ClubFailure.inviteUsed, .inviteExpired])
    func `a word that lets the person in no more is told with the name of what it was for`(_ reason: ClubFailure) async throws {
        _ = try await sharedRoom()
        services.failClubs(with: reason)
        let pilot = await AppStage(services: services, size: Size(width: 120, height: 30)).pilot
        await pilot.waitUntil { pilot.toast != nil }
        let toast = try #require(pilot.toast)
        #expect(toast.hasPrefix("Harbour: This invitation") && toast.hasSuffix("Ask for another."), "\(toast)")
        #expect(pilot.issues.isEmpty)
    }

    @Test func `a challenge that somebody started is told in a toast`() async throws {
        let shared = try await sharedRoom()
        let terms = try #require(ChallengeTerms(first: today, last: today.adding(days: 6), dailyCap: .none, hasHandicap: false))
        try await shared.machineOfOther.start(Challenge(by: shared.other, terms: terms), in: shared.room)
        let pilot = await AppStage(services: services).pilot
        await pilot.waitUntil { pilot.toast != nil }
        #expect(pilot.toast == "There is a new challenge in a room of yours.")
        #expect(pilot.stack == ["WalkHomeViewController"] && pilot.issues.isEmpty)
    }

    @Test func `a question for a walk stands on home`() async throws {
        let shared = try await sharedRoom()
        let starts = services.clock.now + .seconds(12 * 3600)
        try await shared.machineOfOther.ask(
            WalkRequest(from: shared.other, to: shared.me, starts: starts, expires: starts), in: shared.room)
        let pilot = await AppStage(services: services).pilot
        let question = "Ada asks: a walk, Sun 22 Nov 09:00?"
        await pilot.waitUntil { pilot.screen.contains(question) }
        #expect(pilot.screen.contains(question))
        #expect(pilot.toast == nil && pilot.issues.isEmpty)
    }

    @Test func `a question for a walk is read whole and answered at home, on a small terminal too`() async throws {
        let shared = try await sharedRoom()
        let starts = services.clock.now + .seconds(12 * 3600)
        try await shared.machineOfOther.ask(
            WalkRequest(from: shared.other, to: shared.me, starts: starts, expires: starts), in: shared.room)
        let pilot = await AppStage(services: services, size: Size(width: 40, height: 12)).pilot
        await pilot.waitUntil { pilot.screen.contains("Ada asks: a walk, Sun 22 Nov 09:00?") }
        #expect(pilot.screen.contains("answer"), "\(pilot.screen)")
        await pilot.press("b")
        #expect(pilot.screen.contains("A walk together") && pilot.screen.contains("09:00?"), "\(pilot.screen)")
        await pilot.press(.right, .enter)
        await pilot.waitUntil { pilot.toast != nil }
        #expect(pilot.toast == "You walk with Ada, Sun 22 Nov 09:00.")
        #expect(!pilot.screen.contains("Ada asks"), "\(pilot.screen)")
        let account = try #require(try await services.journal().account(named: "ann"))
        let clubs = try #require(try await services.clubs(of: account)?.clubs)
        #expect(try await LoadClubNews(clubs)().walks.map(\.request.answer) == [.accepted])
        #expect(pilot.issues.isEmpty)
    }

    @Test func `home tells of the next walk that is agreed, and behind it of one that is off`() async throws {
        let shared = try await sharedRoom()
        let account = try #require(try await services.journal().account(named: "ann"))
        let clubs = try #require(try await services.clubs(of: account)?.clubs)
        let club = try #require(try await clubs.repository.clubs().first)
        let walks = [12, 14].map { hours in
            let starts = services.clock.now + .seconds(hours * 3600)
            return WalkRequest(from: shared.other, to: shared.me, starts: starts, expires: starts)
        }
        for walk in walks {
            try await shared.machineOfOther.ask(walk, in: shared.room)
            try await clubs.connector.store(of: club).answer(walk.id, in: shared.room, with: .accepted)
        }
        await SynchroniseClub(clubs)(club)
        try await shared.machineOfOther.answer(walks[0].id, in: shared.room, with: .withdrawn)
        let pilot = await AppStage(services: services, size: Size(width: 120, height: 30)).pilot
        let told = "You walk with Ada, Sun 22 Nov 11:00. The walk with Ada, Sun 22 Nov 09:00, is off."
        await pilot.waitUntil { pilot.screen.contains(told) }
        #expect(pilot.screen.contains(told), "\(pilot.screen)")
        #expect(pilot.issues.isEmpty)
    }

    @Test func `the title of the tab says since when a club is out of reach, and no longer when it answers`() async throws {
        let shared = try await sharedRoom()
        services.wall.advance(by: .seconds(2 * 86_400))
        services.failClubs(with: .noAnswer)
        let pilot = await AppStage(services: services, size: Size(width: 120, height: 30), link: .together(.club(shared.room))).pilot
        let title = "not reached since 21 Nov"
        await pilot.waitUntil { pilot.screen.contains(title) }
        #expect(pilot.screen.contains(title))
        services.failClubs(with: nil)
        await pilot.press("r")
        await pilot.waitUntil { !pilot.screen.contains(title) }
        #expect(!pilot.screen.contains(title))
        #expect(pilot.toast == nil && pilot.issues.isEmpty)
    }
}
