import Coordinators
import Observation
import Walking

/// What was imported, and what one of the imports left out.
@Observable
final class ImportsViewModel {
    /// More than anybody reads on a screen.
    static let mostRecords = 200

    private(set) var records: [ImportRecord] = []
    private(set) var leftOut: [QuarantinedRecord] = []
    private(set) var zones: ZoneTimeline?
    private(set) var failure: JournalFailure?
    private(set) var isLoading = true
    @ObservationIgnored private let journal: any JournalRepository
    @ObservationIgnored private let undo: UndoHistory
    @ObservationIgnored private let router: any Router<WalkRoute>

    init(journal: any JournalRepository, undo: UndoHistory, router: any Router<WalkRoute>) {
        self.journal = journal
        self.undo = undo
        self.router = router
    }

    func load() async {
        do {
            zones = try await journal.settings().zones
            records = try await journal.imports()
        } catch {
            failure = error
        }
        isLoading = false
    }

    /// Reads what an import left out, too.
    func load(_ number: Int64) async {
        await load()
        do {
            leftOut = try await journal.quarantined(import: number, limit: Self.mostRecords)
        } catch {
            failure = error
        }
    }

    func open(_ index: Int) {
        if records.indices.contains(index) { router.trigger(.importRecord(records[index].id)) }
    }

    /// Undoes an import.
    /// - Returns: what went with it.
    func undo(_ number: Int64) async throws(JournalFailure) -> UndoneImport {
        guard let gone = try await journal.undoImport(number) else { throw .missing }
        undo.forget(import: number)
        return gone
    }

    /// Whether an import was undone last, which only its file brings again.
    var tookImportBack: Bool { undo.tookImportBack }
}
