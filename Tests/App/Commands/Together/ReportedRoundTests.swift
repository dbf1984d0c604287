import Clubs
import Phrases
import Testing
import Walking

@testable import gnd

/// The names under which the failures of a round are said.
struct ReportedRoundTests {
    private func room(_ number: Int, _ name: String) throws -> ClubRoom {
        let day = CivilDate(dayNumber: 20_700)
        let properties = NewClubRoom(
            id: ClubRoomID(rawValue: UInt128(number)), name: try #require(SharedName(name)), period: .open, dailyCap: .none, opened: day)
        return ClubRoom(properties, founder: MemberID(rawValue: 1), memberCount: 1, joined: day, pushed: 0, revision: .none)
    }

    @Test(arguments: [
        (Language.en, "1 member left Family · 3 members left #9"), (.ko, "Family 방에서 나간 멤버 1명 · #9 방에서 나간 멤버 3명"),
    ])
    func `who left is told with the room, where the person is in several`(_ language: Language, _ sentence: String) throws {
        let (family, walkers, further) = (try room(1, "Family"), try room(2, "Walkers"), try room(3, "#9"))
        var round = ClubRound()
        round.leftRooms = [further.id: 3, family.id: 1]
        let text = ClubText(phrases: Phrases(language))
        #expect(text.sentence(round, in: [family, walkers, further]) == sentence)
        #expect(text.sentence(ClubRound(), in: [family, walkers]) == (language == .en ? "nothing new" : "새로운 것이 없어요"))
    }

    @Test func `a room that refuses is named itself, also one into which nobody lets the person, and not another of the club`() throws {
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
