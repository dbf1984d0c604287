/// Reads a table with a header through its handler; what came before a break is kept.
final class CSVFileParser: FileParser {
    private let handler: any CSVHandler
    private var reader = CSVReader()
    private var table: CSVTable?
    private var linesToSkip: Int
    private var rowCount = 0
    private var row: CSVRow?

    /// - Parameter skipping: rows before the header.
    init(_ handler: any CSVHandler, skipping: Int = 0) {
        self.handler = handler
        linesToSkip = skipping
    }

    func feed(_ bytes: UnsafeMutableRawBufferPointer) throws(ReadFailure) {
        do throws(ReadFailure) {
            try reader.feed(UnsafeRawBufferPointer(bytes), handle)
        } catch {
            handler.finishFile()
            throw error
        }
    }

    func finish() throws(ReadFailure) {
        defer { handler.finishFile() }
        try reader.finish(handle)
    }

    var entry: (number: Int, text: String?)? { row.map { (rowCount, $0.fields.joined(separator: ",")) } }

    private func handle(_ row: CSVRow) {
        rowCount += 1
        if linesToSkip > 0 {
            linesToSkip -= 1
        } else if let table {
            // Let go of at once, so that the next row finds its bytes unshared.
            self.row = row
            handler.row(row, table)
            self.row = nil
        } else {
            table = CSVTable(row)
        }
    }
}

/// A handler of a format's table rows.
protocol CSVHandler: AnyObject {
    func row(_ row: CSVRow, _ table: CSVTable)
    /// Called once, after the last row, also when the file broke off.
    func finishFile()
}

extension CSVHandler {
    func finishFile() {}
}
