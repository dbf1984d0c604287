/// The first bytes of a file, and what they look like: enough to tell its format.
///
/// Its name is there for the few files that say nothing else; two kinds of them may have the very same inside.
struct FileHead {
    private enum Look {
        case json(JSONHead)
        case xml(root: String)
        case table(CSVHead)
        case database(DatabaseHead)
        case other
    }

    let file: SourceFile
    let bytes: [UInt8]
    private var look: Look

    init(of file: SourceFile, _ bytes: [UInt8]) {
        self.file = file
        self.bytes = bytes
        look = Self.look(of: bytes)
    }

    var json: JSONHead? { if case .json(let head) = look { head } else { nil } }
    /// The name of the first element, without its prefix.
    var xmlRoot: String? { if case .xml(let root) = look { root } else { nil } }
    /// The first rows of what may be a table, or any other text.
    var table: CSVHead? { if case .table(let head) = look { head } else { nil } }
    var database: DatabaseHead? { if case .database(let head) = look { head } else { nil } }

    func holds(_ text: String) -> Bool { bytes.holds(text) }

    /// Goes on to the next piece where that may say more; the source is used up.
    mutating func advance(in source: PeekedSource) -> Bool {
        guard case .database(var database) = look, database.advance(in: source) else { return false }
        look = .database(database)
        return true
    }

    private static func look(of bytes: [UInt8]) -> Look {
        if let head = DatabaseHead(bytes) { return .database(head) }
        if let first = bytes.first(where: { $0 > 0x20 && $0 != 0xEF && $0 != 0xBB && $0 != 0xBF }) {
            if first == UInt8(ascii: "{") || first == UInt8(ascii: "[") { return .json(JSONHead(bytes)) }
            if first == UInt8(ascii: "<"), let root = XMLRoot.find(in: bytes) { return .xml(root: root) }
        }
        // UTF-16, where no byte is what it seems.
        if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { return .other }
        return CSVHead(bytes).map(Look.table) ?? .other
    }
}
