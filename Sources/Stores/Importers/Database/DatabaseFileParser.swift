/// Reads a database: in place where it is a file, from a private copy where it comes out of an archive.
final class DatabaseFileParser: FileParser {
    /// Rows between two looks at whether the person still wants it.
    private static let rowsAtOnce = 5000

    private let path: String?
    private var copy: TemporaryFile?
    private let makeScans: (borrowing DatabaseFile) throws(ReadFailure) -> [DatabaseScan]
    private var scans: [DatabaseScan] = []
    private var rowCount = 0

    init(_ file: SourceFile, _ makeScans: @escaping (borrowing DatabaseFile) throws(ReadFailure) -> [DatabaseScan]) {
        path = file.path
        self.makeScans = makeScans
    }

    var needsBytes: Bool { path == nil }

    func feed(_ bytes: UnsafeMutableRawBufferPointer) throws(ReadFailure) {
        let file: TemporaryFile
        if let copy { file = copy } else { file = try TemporaryFile() }
        copy = file
        try file.append(UnsafeRawBufferPointer(bytes))
    }

    func finish() throws(ReadFailure) {
        guard let path = path ?? copy?.path else { return }
        scans = try makeScans(try DatabaseFile(path: path)).reversed()
    }

    var entry: (number: Int, text: String?)? { rowCount == 0 ? nil : (rowCount, nil) }

    func step() throws(ReadFailure) -> Bool {
        guard let scan = scans.last else { return false }
        for _ in 0..<Self.rowsAtOnce {
            guard try scan.rows.next() else {
                scans.removeLast()
                return !scans.isEmpty
            }
            rowCount += 1
            scan.read(scan.rows)
        }
        return true
    }
}

/// A query, and what to do with each of its rows.
struct DatabaseScan {
    let rows: DatabaseRows
    let read: (DatabaseRows) -> Void
}
