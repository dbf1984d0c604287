import Coordinators
import Observation
import Phrases
import Walking

/// The rooms a person is in.
@Observable
final class RoomsViewModel {
    enum State: Equatable {
        case loading
        case loaded([Room])
        case failed(JournalFailure)
    }

    private(set) var state = State.loading
    @ObservationIgnored let strings: TogetherStrings
    @ObservationIgnored let dependencies: TogetherDependencies
    @ObservationIgnored private let router: WeakRouter<TogetherRoute>

    init(_ dependencies: TogetherDependencies, router: WeakRouter<TogetherRoute>) {
        self.dependencies = dependencies
        self.router = router
        strings = dependencies.strings
    }

    var rooms: [Room] {
        if case .loaded(let rooms) = state { rooms } else { [] }
    }

    func load() async {
        do throws(JournalFailure) {
            state = .loaded(try await LoadRooms(rooms: dependencies.rooms)(of: dependencies.account.id))
        } catch {
            state = .failed(error)
        }
    }

    /// What is wrong, as a sentence; nil when nothing is.
    var problem: String? {
        if case .failed(let failure) = state { dependencies.phrases.sentence(failure) } else { nil }
    }

    func open(_ index: Int) {
        guard rooms.indices.contains(index) else { return }
        router.trigger(.room(rooms[index].id))
    }

    func makeRoom() { router.trigger(.newRoom) }

    func join() { router.trigger(.join) }
}
