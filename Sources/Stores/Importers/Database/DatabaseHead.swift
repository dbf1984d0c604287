/// A piece of a database's first bytes, in which the names of tables and columns can be read as the text of its schema.
struct DatabaseHead {
    /// The number of bytes of a database that are searched for its schema: the tables of an app that grew for years lie behind others.
    private static let schemaReach = 16 << 20

    private var bytes: [UInt8]
    private var reached = 0
    /// The end of the piece before, since a name may lie across two.
    private var before: [UInt8] = []

    /// Returns nil where the bytes are no database's.
    init?(_ head: [UInt8]) {
        guard head.starts(with: "SQLite format 3\0".utf8) else { return nil }
        bytes = head
    }

    func holds(_ name: String) -> Bool { bytes.holds(name) }

    /// Goes on to the next piece; false at the end.
    mutating func advance(in source: PeekedSource) -> Bool {
        guard reached < Self.schemaReach else { return false }
        var piece = [UInt8](repeating: 0, count: 1 << 16)
        let count = piece.withUnsafeMutableBytes { buffer in (try? source.read(into: buffer)) ?? 0 }
        guard count > 0 else { return false }
        bytes = before + piece[..<count]
        before = Array(bytes.suffix(64))
        reached += count
        return true
    }
}
