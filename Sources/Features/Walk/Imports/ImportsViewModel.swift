import Common
import Coordinators
import Observation
import Walking

/// The imports, and the records that one of them left out.
@Observable
final class ImportsViewModel {
    /// More than anybody reads on a screen.
    static let mostRecords = 200

    private(set) var imports = Loadable<[ImportRecord]>.loading
    private(set) var leftOut = Loadable<[QuarantinedRecord]>.loading
    /// The imports that name what this one left out and does not name itself, oldest first.
    private(set) var earlier: [Int64] = []
    private(set) var zones: ZoneTimeline?
    @ObservationIgnored private let journal: any JournalRepository
    @ObservationIgnored private let undo: UndoHistory
    @ObservationIgnored private let router: any Router<WalkRoute>

    init(journal: any JournalRepository, undo: UndoHistory, router: any Router<WalkRoute>) {
        self.journal = journal
        self.undo = undo
        self.router = router
    }

    var records: [ImportRecord] { imports.value ?? [] }

    func load() async {
        do throws(JournalFailure) {
            zones = try await journal.settings().zones
            imports = .loaded(try await journal.imports())
        } catch {
            imports.fail(error)
        }
    }

    /// Reads again whenever the journal changed, until the task that runs it is cancelled.
    func follow() async {
        for await _ in await journal.changes() { await load() }
    }

    /// Reads the imports, and the records that one of them left out.
    func load(_ number: Int64) async {
        await load()
        do throws(JournalFailure) {
            leftOut = .loaded(try await journal.quarantined(import: number, limit: Self.mostRecords))
            guard let record = records.first(where: { $0.id == number }) else { return }
            let named = leftOut.value?.count ?? 0
            earlier = try await FindEarlierLeftOut(journal: journal)(record, naming: named, of: Self.mostRecords)
        } catch {
            leftOut.fail(error)
        }
    }

    /// Reads one of them again whenever the journal changed, until the task that runs it is cancelled.
    func follow(_ number: Int64) async {
        for await _ in await journal.changes() { await load(number) }
    }

    func open(_ index: Int) {
        if records.indices.contains(index) { router.trigger(.importRecord(records[index].id)) }
    }

    /// Undoes an import.
    /// - Returns: what went with it.
    func undo(_ record: ImportRecord) async throws(JournalFailure) -> UndoneImport {
        guard let gone = try await journal.undoImport(record.id) else { throw .missing }
        undo.forget(import: record.id, record.changeName)
        return gone
    }

    /// The import that was undone last, which only its file brings again; nil where something else was changed since.
    var importTakenBack: ChangeName? { undo.importTakenBack }
}
