/// Reads a JSON file through its handler; what came before a break is kept.
final class JSONLeafReader: LeafReader {
    private let handler: any JSONHandler
    private var records = JSONRecords()

    init(_ handler: any JSONHandler) {
        self.handler = handler
    }

    func feed(_ bytes: UnsafeMutableRawBufferPointer) throws(ReadFailure) {
        do throws(ReadFailure) {
            try records.feed(UnsafeRawBufferPointer(bytes), take)
        } catch {
            handler.settle()
            throw error
        }
    }

    func finish() throws(ReadFailure) {
        defer { handler.settle() }
        try records.finish(take)
    }

    private func take(_ piece: JSONRecords.Piece) {
        switch piece {
        case .record(let list, let value): handler.record(list, value)
        case .field(let name, let value): handler.field(name, value)
        }
    }
}
