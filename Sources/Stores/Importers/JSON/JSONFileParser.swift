/// Reads a JSON file through its handler; what came before a break is kept.
final class JSONFileParser: FileParser {
    private let handler: any JSONHandler
    private var records = JSONRecords()
    private var recordCount = 0
    private var value: JSONValue?

    init(_ handler: any JSONHandler) {
        self.handler = handler
    }

    func feed(_ bytes: UnsafeMutableRawBufferPointer) throws(ReadFailure) {
        do throws(ReadFailure) {
            try records.feed(UnsafeRawBufferPointer(bytes), take)
        } catch {
            handler.finishFile()
            throw error
        }
    }

    func finish() throws(ReadFailure) {
        defer { handler.finishFile() }
        try records.finish(take)
    }

    var entry: (number: Int, text: String?)? { value.map { (recordCount, $0.line) } }

    private func take(_ piece: JSONRecords.Piece) {
        switch piece {
        case .record(let list, let value):
            recordCount += 1
            self.value = value
            handler.record(list, value)
            self.value = nil
        case .field(let name, let value): handler.field(name, value)
        }
    }
}
