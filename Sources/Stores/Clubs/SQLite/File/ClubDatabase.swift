import Clubs
import SQLite
import Walking

/// The connection to a club's file, which says what goes wrong in the words of a club.
final class ClubDatabase {
    private let database: Database

    init(_ database: sending Database) {
        self.database = database
    }

    @discardableResult
    func run(_ sql: String, _ values: Value...) throws(ClubFailure) -> Int {
        do throws(JournalFailure) { return try database.run(sql, with: values) } catch { throw ClubFailure(error) }
    }

    func all<Row>(
        _ sql: String, _ values: Value..., row: (borrowing Statement) throws(JournalFailure) -> Row
    ) throws(ClubFailure) -> [Row] {
        try all(sql, with: values, row: row)
    }

    func all<Row>(
        _ sql: String, with values: [Value], row: (borrowing Statement) throws(JournalFailure) -> Row
    ) throws(ClubFailure) -> [Row] {
        do throws(JournalFailure) { return try database.all(sql, with: values, row: row) } catch { throw ClubFailure(error) }
    }

    func first<Row>(
        _ sql: String, _ values: Value..., row: (borrowing Statement) throws(JournalFailure) -> Row
    ) throws(ClubFailure) -> Row? {
        try all(sql, with: values, row: row).first
    }

    /// The first number of the first row; 0 without one.
    func number(_ sql: String, _ values: Value...) throws(ClubFailure) -> Int {
        try number(sql, with: values)
    }

    func number(_ sql: String, with values: [Value]) throws(ClubFailure) -> Int {
        do throws(JournalFailure) { return Int(try database.number(sql, with: values)) } catch { throw ClubFailure(error) }
    }

    var lastRowID: Int64 { database.lastRowID }

    /// Runs statements of the program's own, without a value of anybody in them.
    func script(_ sql: String) throws(ClubFailure) {
        do throws(JournalFailure) { try database.script(sql) } catch { throw ClubFailure(error) }
    }

    /// All or nothing; a failure inside takes everything back.
    func transaction<Result>(_ body: () throws(ClubFailure) -> Result) throws(ClubFailure) -> Result {
        var refusal: ClubFailure?
        do throws(JournalFailure) {
            return try database.transaction { () throws(JournalFailure) in
                do throws(ClubFailure) {
                    return try body()
                } catch {
                    refusal = error
                    throw .cancelled
                }
            }
        } catch {
            throw refusal ?? ClubFailure(error)
        }
    }

    /// Reads one state, whatever others write meanwhile, and keeps nobody from writing.
    func reading<Result>(_ body: () throws(ClubFailure) -> Result) throws(ClubFailure) -> Result {
        try script("BEGIN")
        // A transaction that only reads can always be ended.
        defer { try? database.script("COMMIT") }
        return try body()
    }
}

extension ClubFailure {
    /// The meaning of the file's failure for a member, who is told neither its path nor its state.
    init(_ failure: JournalFailure) {
        self =
            switch failure {
            case .diskFull: .storeFull
            case .readOnly, .onlyToLook: .readOnly
            case .locked: .busy
            case .newerVersion: .storeNewer
            case .cancelled: .cancelled
            default: .unreadable
            }
    }
}
