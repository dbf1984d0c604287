import SQLite
import Walking

/// The sources by number, and back.
final class SourceStore {
    private let database: Database
    /// The numbers of the sources that this process has met.
    private var numbers: [Source: Int64] = [:]
    private var sources: [Int64: Source] = [:]
    /// The number of rollbacks of the connection when these were read.
    private var rollbacks = 0

    init(_ database: Database) {
        self.database = database
    }

    /// The number of a source, given when it is first met.
    func number(of source: Source) throws(JournalFailure) -> Int64 {
        forgetWhatWasRolledBack()
        if let known = numbers[source] { return known }
        let values: [Value] = [
            .text(source.name), .text(source.manufacturer), .text(source.model), .int(Int64(source.kind.rawValue)),
        ]
        try database.run(
            "INSERT OR IGNORE INTO source (name, manufacturer, model, kind) VALUES (?, ?, ?, ?)", values[0], values[1], values[2], values[3]
        )
        let number = try database.number(
            "SELECT id FROM source WHERE name = ? AND manufacturer = ? AND model = ? AND kind = ?", values[0], values[1], values[2],
            values[3])
        numbers[source] = number
        sources[number] = source
        return number
    }

    /// The number of a source that has been met; nil for one that has not.
    func known(_ source: Source) throws(JournalFailure) -> Int64? {
        forgetWhatWasRolledBack()
        if let known = numbers[source] { return known }
        let found = try database.first(
            "SELECT id FROM source WHERE name = ? AND manufacturer = ? AND model = ? AND kind = ?", .text(source.name),
            .text(source.manufacturer), .text(source.model), .int(Int64(source.kind.rawValue))
        ) { $0.int(0) }
        if let found { (numbers[source], sources[found]) = (found, source) }
        return found
    }

    func source(_ number: Int64) throws(JournalFailure) -> Source {
        forgetWhatWasRolledBack()
        if let known = sources[number] { return known }
        let rows = try database.all("SELECT id, name, manufacturer, model, kind FROM source") { row in
            (
                row.int(0),
                Source(
                    name: row.text(1), manufacturer: row.text(2), model: row.text(3), kind: Source.Kind(rawValue: Int(row.int(4))) ?? .other
                )
            )
        }
        for (id, source) in rows { sources[id] = source }
        return sources[number] ?? Source(name: "?", kind: .other)
    }

    /// Lets go what another program, or a deletion, may have changed.
    func forget() {
        (numbers, sources) = ([:], [:])
    }

    /// Numbers that were rolled back are another's soon.
    private func forgetWhatWasRolledBack() {
        guard rollbacks != database.rollbacks else { return }
        rollbacks = database.rollbacks
        forget()
    }
}
