import Coordinators
import Observation
import Walking

/// What the screen of one walk knows.
@Observable
final class WalkDetailViewModel {
    enum Phase {
        case loading
        case failed(JournalFailure)
        case ready(Walk)
    }

    private(set) var phase = Phase.loading
    let undo: WalkUndo
    @ObservationIgnored private let id: WalkID
    @ObservationIgnored private let journal: any JournalRepository
    @ObservationIgnored private let router: any Router<WalkRoute>

    init(_ id: WalkID, journal: any JournalRepository, undo: WalkUndo, router: any Router<WalkRoute>) {
        self.id = id
        self.journal = journal
        self.undo = undo
        self.router = router
    }

    func load() async {
        do {
            phase = .ready(try await LoadWalk(journal: journal)(id))
        } catch {
            phase = .failed(error)
        }
    }

    var walk: Walk? {
        if case .ready(let walk) = phase { walk } else { nil }
    }

    func edit() {
        if walk != nil { router.trigger(.edit(id)) }
    }

    func split() {
        if walk != nil { router.trigger(.split(id)) }
    }

    func explainDay() {
        if let walk { router.trigger(.why(walk.date)) }
    }

    /// Deletes the walk at once; asking first is not needed where it can be taken back.
    func delete() async throws(JournalFailure) {
        guard walk != nil else { return }
        undo.remember(try await DeleteWalk(journal: journal)([id]))
        leave()
    }

    private func leave() { router.trigger(.deleted) }

    func takeBack() async throws(JournalFailure) {
        try await undo()
        await load()
    }
}
