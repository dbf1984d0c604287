import SQLite
import Walking

/// Finds out whether a record that is new to the journal corrects what an earlier import said of the same stretch, with a statement that is
/// prepared once for a batch.
struct Correction: ~Copyable {
    private let owner: Int64
    private let number: Int64
    private let written: Int64
    private let find: Statement
    private let date: Statement

    init(_ database: Database, _ scope: Scope, number: Int64, written: Instant) throws(JournalFailure) {
        let stretch = "owner = ?1 AND metric = ?2 AND start = ?3 AND source = ?4 AND length = ?5"
        let find = try database.prepare("SELECT value, modified, exported, import FROM sample WHERE \(stretch) AND value <> ?6")
        let date = try database.prepare("UPDATE sample SET exported = ?7 WHERE \(stretch) AND value = ?6")
        self.find = find
        self.date = date
        owner = scope.owner.rawValue
        self.number = number
        self.written = written.milliseconds
    }

    /// Returns whether a record that was just added counts instead of older ones of its source and stretch.
    ///
    /// One that a person corrected by hand has the dates of the record it was written from; it is as new as its text, and newer than that.
    mutating func isOne(_ sample: Sample, source: Int64) throws(JournalFailure) -> Bool {
        let modified = sample.modified?.milliseconds ?? 0
        let told = sample.exported?.milliseconds ?? 0
        var exported = told
        var others: [(modified: Int64, exported: Int64, value: Double)] = []
        find.bind(sample, source: source, of: owner)
        while try find.step() {
            if find.int(3) != number { others.append((find.int(1), find.int(2), find.real(0))) }
        }
        find.reset()
        guard !others.isEmpty else { return false }
        if sample.isFromText, others.contains(where: { $0.modified == modified && $0.exported == told }) {
            exported = max(written, told + 1)
            date.bind(sample, source: source, of: owner)
            date.bind(exported, at: 7)
            _ = try date.step()
            date.reset()
        }
        return others.allSatisfy { ($0.modified, $0.exported, $0.value) < (modified, exported, sample.value) }
    }
}
