import Clubs
import Testing
import Walking

@testable import FolderClub

/// Machines of one folder whose clocks are a year apart.
struct FolderClockTests {
    private static let year = 365

    /// Ben's machine with a clock of its own.
    private func ben(_ club: SharedClub, daysOff: Int) -> FolderMachine {
        let clock = FixedClock(club.folder.clock.now + .seconds(Int64(daysOff) * 86_400))
        return FolderMachine(keys: club.ben.keys, path: club.ben.path, memory: club.ben.memory, clock: clock)
    }

    @Test(arguments: [-year, year]) func `a clock that is a year off spoils nobody else's week, and nothing once it is put right`(
        _ daysOff: Int
    ) async throws {
        let club = try await ClubFolder().openRoom()
        try await club.anna.store.push([club.today: 9000], to: club.room)
        try await club.ben.store.push([club.today: 4000], to: club.room)
        let wrong = ben(club, daysOff: daysOff)
        let there = club.today.adding(days: daysOff)
        if daysOff > 0 {
            try await wrong.store.push([there: 100_000], to: club.room)
        } else {
            // Before the room was opened no day is taken.
            await #expect(throws: ClubFailure.dayOutOfRange) { try await wrong.store.push([there: 100_000], to: club.room) }
        }
        for span in [RankingSpan.week(monday: club.today.startOfWeek), .whole] {
            let page = try await club.anna.store.ranking(of: club.room, span: span, top: 9, around: 9)
            #expect(page.top.map(\.steps) == [9000, 4000], "\(span)")
        }
        // For a clock that is behind, Anna's days are to come: they wait, and are there as soon as it is right.
        let anna = try await club.anna.member
        #expect(try await club.days(by: wrong)[anna] == (daysOff > 0 ? [club.today: 9000] : nil))
        let right = ben(club, daysOff: 0)
        #expect(try await club.days(by: right)[anna] == [club.today: 9000])
        try await right.store.push([there: nil, club.today: 5000], to: club.room)
        let member = try await club.ben.member
        #expect(try await club.days(by: club.anna)[member] == [club.today: 5000])
    }

    @Test(arguments: [-year, year]) func `cheers, questions and invitations of a clock that is a year off harm nobody`(
        _ daysOff: Int
    ) async throws {
        let club = try await ClubFolder().openRoom()
        let (anna, member) = (try await club.anna.member, try await club.ben.member)
        let wrong = ben(club, daysOff: daysOff)
        try await wrong.store.cheer(anna, in: club.room, on: club.today.adding(days: daysOff))
        let soon = club.folder.clock.now + .seconds(Int64(daysOff) * 86_400 + 3600)
        let request = WalkRequest(from: member, to: anna, starts: soon, expires: soon)
        try await wrong.store.ask(request, in: club.room)
        // A question whose walk was over a year ago is not shown; one for next year waits.
        #expect(try await club.anna.store.walkRequests(in: club.room).count == (daysOff > 0 ? 1 : 0))
        let carol = try club.folder.machine("carol")
        let invite = try await wrong.store.invite(Invitation(to: .room(club.room), expires: wrong.clock.now + .seconds(3600)))
        let name = try #require(SharedName("Carol"))
        // Whether it has expired is judged by the one who lets in.
        do throws(ClubFailure) {
            try await carol.store.join(invite, as: name, on: club.today)
        } catch {
            #expect(error == .inviteExpired)
        }
        #expect(try await club.anna.store.heads(of: club.room).count == 2)
    }
}
