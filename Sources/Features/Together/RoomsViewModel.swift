import Coordinators
import Observation
import Walking

/// The rooms a person is in.
@Observable
final class RoomsViewModel {
    enum State: Equatable {
        case loading
        case loaded([Room])
        case failed
    }

    private(set) var state = State.loading
    @ObservationIgnored let strings: TogetherStrings
    @ObservationIgnored let dependencies: TogetherDependencies
    @ObservationIgnored private let router: Router<TogetherRoute>

    init(_ dependencies: TogetherDependencies, router: Router<TogetherRoute>) {
        self.dependencies = dependencies
        self.router = router
        strings = dependencies.strings
    }

    var rooms: [Room] {
        if case .loaded(let rooms) = state { rooms } else { [] }
    }

    func load() async {
        do {
            state = .loaded(try await dependencies.rooms.rooms(of: dependencies.account.id))
        } catch {
            state = .failed
        }
    }

    func open(_ index: Int) {
        guard rooms.indices.contains(index) else { return }
        router.trigger(.room(rooms[index].id))
    }

    func makeRoom() { router.trigger(.newRoom) }

    func join() { router.trigger(.join) }
}
