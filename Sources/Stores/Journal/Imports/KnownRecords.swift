import SQLite
import Walking

/// Counts the records and walks of a file that the journal has already, without writing anything.
final class KnownRecords {
    private let database: Database
    private let scope: Scope
    private let sources: SourceStore
    private let walks: WalkStore
    private let tombstones: Tombstones

    init(_ database: Database, _ scope: Scope, _ sources: SourceStore, _ walks: WalkStore, _ tombstones: Tombstones) {
        self.database = database
        self.scope = scope
        self.sources = sources
        self.walks = walks
        self.tombstones = tombstones
    }

    func count(_ samples: [Sample]) throws(JournalFailure) -> Int {
        let find = try database.prepare(
            "SELECT 1 FROM sample WHERE owner = ? AND metric = ? AND start = ? AND source = ? AND length = ? AND value = ?")
        var count = 0
        for sample in samples {
            guard let source = try sources.known(sample.origin) else { continue }
            find.bind(sample, source: source, of: scope.owner.rawValue)
            if try find.step() { count += 1 }
            find.reset()
        }
        return count
    }

    func count(_ found: [Walk]) throws(JournalFailure) -> Int {
        var count = 0
        for walk in found {
            let isDeleted = try tombstones.contains(walk.id)
            let isThere = try walks.contains(walk.id)
            if isDeleted || isThere { count += 1 }
        }
        return count
    }
}
