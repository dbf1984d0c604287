import CSQLite
import SQLite
import Walking

/// Writes down which imports a known record came from, with statements that are prepared once for a batch.
///
/// The table and its column are called `tellers`: only a migration could rename them.
struct ProvenanceStore: ~Copyable {
    /// The meaning of one more mention of a known record.
    struct Mention {
        /// Indicates whether the record has other dates or a coarser grain now.
        var isChanged = false
        /// Indicates whether this import told of it before.
        var isRepeated = false
    }

    /// The values that decide which provenance a record gets; the same for most records of a batch.
    private struct Step: Hashable {
        var provenance: Int64
        var first: Int64
        /// The dates of change; nil where both say the same, as they mostly do.
        var modified: [Int64]?
        var exported: [Int64]
        var grain: [Int64]
    }

    private let owner: Int64
    private let number: Int64
    private let find: Statement
    private let update: Statement
    private let look: Statement
    private let put: Statement
    private var known: [Step: Int64] = [:]
    private let handle: OpaquePointer

    init(_ database: Database, _ scope: Scope, number: Int64) throws(JournalFailure) {
        let key = "owner = ?1 AND metric = ?2 AND start = ?3 AND source = ?4 AND length = ?5 AND value = ?6"
        let find = try database.prepare("SELECT import, tellers, modified, exported, grain FROM sample WHERE \(key)")
        let update = try database.prepare("UPDATE sample SET tellers = ?7, modified = ?8, exported = ?9, grain = ?10 WHERE \(key)")
        let look = try database.prepare("SELECT id, list FROM tellers WHERE id = ?1 OR list = ?2")
        let put = try database.prepare("INSERT INTO tellers (list) VALUES (?)")
        owner = scope.owner.rawValue
        self.number = number
        self.find = find
        self.update = update
        self.look = look
        self.put = put
        handle = database.handle
    }

    /// Takes in what this import tells of a known record.
    mutating func add(_ sample: Sample, source: Int64) throws(JournalFailure) -> Mention {
        find.bind(sample, source: source, of: owner)
        defer { find.reset() }
        guard try find.step() else { return Mention() }
        let (first, provenance) = (find.int(0), find.int(1))
        let now = Provenance.Dates(modified: find.int(2), exported: find.int(3), grain: find.int(4))
        let told = Provenance.Dates(
            modified: sample.modified?.milliseconds ?? 0, exported: sample.exported?.milliseconds ?? 0, grain: sample.grain.code)
        let new = now.joined(told)
        let step = Step(
            provenance: provenance, first: first, modified: told.modified == now.modified ? nil : [now.modified, told.modified],
            exported: [now.exported, told.exported], grain: [now.grain, told.grain])
        let next: Int64
        if let found = known[step] {
            next = found
        } else {
            next = try id(after: provenance, first, told, now)
            known[step] = next
        }
        // An import that is among those already is not written down again.
        let mention = Mention(isChanged: new != now, isRepeated: first == number || next == provenance)
        guard next != provenance || mention.isChanged else { return mention }
        update.bind(sample, source: source, of: owner)
        update.bind(next, at: 7)
        update.bind(new.modified, at: 8)
        update.bind(new.exported, at: 9)
        update.bind(new.grain, at: 10)
        _ = try update.step()
        update.reset()
        return mention
    }

    private func id(
        after provenance: Int64, _ first: Int64, _ told: Provenance.Dates, _ now: Provenance.Dates
    ) throws(JournalFailure) -> Int64 {
        var list = Provenance(only: first)
        if provenance != 0 {
            try look.bind([.int(provenance), .null])
            if try look.step() { list = Provenance(text: look.text(1)) }
            look.reset()
        }
        list.add(number, told, now: now)
        if list == Provenance(only: first) { return 0 }
        try look.bind([.int(-1), .text(list.text)])
        let found: Int64? = try look.step() ? look.int(0) : nil
        look.reset()
        if let found { return found }
        try put.runOnce([.text(list.text)])
        return sqlite3_last_insert_rowid(handle)
    }
}
