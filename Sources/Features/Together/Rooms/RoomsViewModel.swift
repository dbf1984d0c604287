import Clubs
import Common
import Coordinators
import Observation
import Walking

/// The rooms a person is in: those of this computer, and those that are shared with others.
@Observable
final class RoomsViewModel {
    enum Entry: Equatable {
        case here(Room)
        case shared(ListedClubRoom)
    }

    private(set) var content = Loadable<[Entry]>.loading
    @ObservationIgnored let access: ClubAccess?
    @ObservationIgnored private let membership: Membership
    @ObservationIgnored private let router: any Router<TogetherRoute>

    init(_ membership: Membership, _ access: ClubAccess? = nil, router: any Router<TogetherRoute>) {
        self.membership = membership
        self.access = access
        self.router = router
    }

    var rooms: [Entry] { content.value ?? [] }

    /// The day where the person is.
    var today: CivilDate { membership.today }

    func load() async {
        do throws(JournalFailure) {
            let shared = if let access { try await LoadClubRooms(access.clubs)() } else { [ListedClubRoom]() }
            let here = try await LoadRooms(rooms: membership.rooms)(of: membership.id)
            content = .loaded(here.map { .here($0) } + shared.map { .shared($0) })
        } catch {
            content.fail(error)
        }
    }

    /// Asks for a round of all clubs, and reads the rooms again whenever something of the journal changes.
    func follow() async {
        guard let access else { return }
        access.askForRound()
        for await _ in await access.clubs.repository.changes() { await load() }
    }

    func open(_ index: Int) {
        guard rooms.indices.contains(index) else { return }
        switch rooms[index] {
        case .here(let room): router.trigger(.room(room.id))
        case .shared(let listed): if let room = listed.room { router.trigger(.club(room.id)) }
        }
    }

    /// The club of a row that has not let the person in yet.
    func waitingClub(at index: Int?) -> KnownClub? {
        guard let index, rooms.indices.contains(index), case .shared(let listed) = rooms[index], listed.room == nil else { return nil }
        return listed.club
    }

    /// The word by which the person waits in vain to be let into the club of a row.
    func refusedWord(at index: Int) -> RefusedWord? {
        guard rooms.indices.contains(index), case .shared(let listed) = rooms[index] else { return nil }
        return listed.refusedWord
    }

    /// Takes back the wish to be let into a club.
    /// - Parameter onlyHere: forgets the wish on this computer alone.
    /// - Returns: the failure; nil where it was taken back.
    func withdraw(from club: KnownClub, onlyHere: Bool = false) async -> ClubSync.Failure? {
        guard let access else { return nil }
        do throws(ClubSync.Failure) {
            let withdraw = WithdrawFromClub(access.clubs)
            if onlyHere { try await withdraw.forget(club) } else { try await withdraw(club) }
            await load()
            return nil
        } catch {
            return error
        }
    }

    func go(to route: TogetherRoute) { router.trigger(route) }
}
