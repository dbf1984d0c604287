import Coordinators
import Phrases
import Screens
import Walking

@testable import Together

/// A person among rooms without screens: a journal in memory, with the routes that a model asked for.
struct RoomsDesk {
    /// Notes the routes that a model asks for.
    final class Ways: Router {
        private(set) var routes: [TogetherRoute] = []

        func trigger(_ route: TogetherRoute, completion: (@MainActor (StackOutcome) -> Void)?) {
            routes.append(route)
            completion?(.committed)
        }
    }

    let stage: TogetherStage
    let ways = Ways()

    init() async throws { stage = try await TogetherStage() }

    var me: Membership { membership(of: stage.me) }

    func membership(of account: Account) -> Membership {
        Membership(id: account.id, rooms: stage.journal, today: { [stage] in stage.today })
    }

    /// The same person where no room can be read.
    var meWithoutRooms: Membership { Membership(id: stage.me.id, rooms: RefusedRooms(), today: { [stage] in stage.today }) }
}

/// Rooms of a journal that somebody else holds.
private struct RefusedRooms: RoomRepository {
    func rooms(of member: AccountID) async throws(JournalFailure) -> [Room] { throw .locked }
    func room(_ id: RoomID) async throws(JournalFailure) -> Room? { throw .locked }
    func room(code: String) async throws(JournalFailure) -> Room? { throw .locked }
    func createRoom(
        named name: String, period: Period, dailyCap: DailyCap, owner: AccountID, opened: CivilDate
    ) async throws(JournalFailure) -> Room { throw .locked }
    func join(_ room: RoomID, member: AccountID, on date: CivilDate) async throws(JournalFailure) { throw .locked }
    func leave(_ room: RoomID, member: AccountID) async throws(JournalFailure) { throw .locked }
    func members(of room: RoomID) async throws(JournalFailure) -> [Member] { throw .locked }
    func steps(
        in room: RoomID, from: CivilDate, through: CivilDate
    ) async throws(JournalFailure) -> [AccountID: [CivilDate: Int]] { throw .locked }
    func challenges(of room: RoomID, for member: AccountID) async throws(JournalFailure) -> [RoomChallenge] { throw .locked }
    func startChallenge(_ terms: ChallengeTerms, in room: RoomID, by member: AccountID) async throws(JournalFailure) { throw .locked }
    func callOffChallenge(_ id: RoomChallengeID, by member: AccountID) async throws(JournalFailure) { throw .locked }
    func markChallengeTold(_ id: RoomChallengeID, to member: AccountID) async throws(JournalFailure) { throw .locked }
}
