import Observation
import Walking

/// The last change that can be taken back; one for the whole tab, so that `u` works on whichever screen comes next.
@Observable
final class WalkUndo {
    private(set) var last: UndoID?
    @ObservationIgnored private let journal: any JournalRepository

    init(journal: any JournalRepository) {
        self.journal = journal
    }

    var isPossible: Bool { last != nil }

    func remember(_ change: UndoID) {
        last = change
    }

    /// Takes the last change back, once.
    func callAsFunction() async throws(JournalFailure) {
        guard let change = last else { return }
        last = nil
        do {
            try await journal.undo(change)
        } catch {
            last = change
            throw error
        }
    }
}
