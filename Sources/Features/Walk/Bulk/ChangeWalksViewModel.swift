import Coordinators
import Observation
import Walking

/// What is to become of several walks.
@Observable
final class ChangeWalksViewModel {
    enum Problem {
        case titleTooLong
        case failed(JournalFailure)
    }

    let count: Int
    var title = "" { didSet { problem = nil } }
    var added = ""
    var removed = ""
    private(set) var problem: Problem?
    private var isSaved = false
    @ObservationIgnored private let ids: [WalkID]
    @ObservationIgnored private let journal: any JournalRepository
    @ObservationIgnored private let undo: UndoHistory
    @ObservationIgnored private let router: any Router<WalkRoute>

    init(_ ids: [WalkID], journal: any JournalRepository, undo: UndoHistory, router: any Router<WalkRoute>) {
        self.ids = ids
        count = ids.count
        self.journal = journal
        self.undo = undo
        self.router = router
    }

    var change: ChangeWalks.Change {
        let title = title.trimmed
        return ChangeWalks.Change(
            title: title.isEmpty ? nil : title, addedTags: TypedTags(added).tags, removedTags: TypedTags(removed).tags)
    }

    /// Whether leaving would lose something.
    var hasChanges: Bool { !isSaved && !change.isNothing }

    func save() async {
        guard !change.isNothing else { return }
        do {
            undo.add(try await ChangeWalks(journal: journal)(ids, change), .edits(count))
            isSaved = true
            finish()
        } catch {
            switch error {
            case .draft: problem = .titleTooLong
            case .journal(let failure): problem = .failed(failure)
            }
        }
    }

    private func finish() { router.trigger(.changedWalks(count)) }
}
