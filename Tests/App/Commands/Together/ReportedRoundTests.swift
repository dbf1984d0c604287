import Clubs
import Testing
import Walking

@testable import gnd

/// The names under which the failures of a round are said.
struct ReportedRoundTests {
    @Test func `a room that refuses is named itself, also one into which nobody lets the person, and not another of the club`() throws {
        let day = CivilDate(dayNumber: 20_700)
        func room(_ number: Int, _ name: String) throws -> ClubRoom {
            let properties = NewClubRoom(
                id: ClubRoomID(rawValue: UInt128(number)), name: try #require(SharedName(name)), period: .open, dailyCap: .none, opened: day
            )
            return ClubRoom(
                properties, founder: MemberID(rawValue: 1), memberCount: 1, joined: day, pushed: 0, revision: .none)
        }
        let (family, walkers, further) = (try room(1, "Family"), try room(2, "Walkers"), try room(3, "Further"))
        var round = ClubRound()
        round.refused = [walkers.id: .roomClosed, further.id: .inviteUsed]
        round.refusedRooms = [further.id: further.name]
        let club = KnownClub(
            id: ClubID(rawValue: 1), name: family.name, place: .folder(path: "/club"), member: MemberID(rawValue: 1))
        let made = ReportedRound(club: club, rooms: [family, walkers], round: round, failure: .readOnly)
        #expect(made.failures.map(\.name) == ["Walkers", "Further", "Family, Walkers"])
        #expect(made.failures.map(\.failure) == [.roomClosed, .inviteUsed, .readOnly])
        #expect(made.refused.map(\.name) == ["Walkers", "Further"])
    }
}
