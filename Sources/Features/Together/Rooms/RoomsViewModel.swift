import Common
import Coordinators
import Observation
import Walking

/// The rooms a person is in.
@Observable
final class RoomsViewModel {
    private(set) var content = Loadable<[Room]>.loading
    @ObservationIgnored private let membership: Membership
    @ObservationIgnored private let router: any Router<TogetherRoute>

    init(_ membership: Membership, router: any Router<TogetherRoute>) {
        self.membership = membership
        self.router = router
    }

    var rooms: [Room] { content.value ?? [] }

    /// The day where the person is.
    var today: CivilDate { membership.today }

    func load() async {
        do throws(JournalFailure) {
            content = .loaded(try await LoadRooms(rooms: membership.rooms)(of: membership.id))
        } catch {
            content = .failed(error)
        }
    }

    func open(_ index: Int) {
        if rooms.indices.contains(index) { router.trigger(.room(rooms[index].id)) }
    }

    func go(to route: TogetherRoute) { router.trigger(route) }
}
