import JSON

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
        do throws(JSONFailure) {
            try records.feed(UnsafeRawBufferPointer(bytes), handle)
        } catch {
            handler.finishFile()
            throw ReadFailure(error)
        }
    }

    func finish() throws(ReadFailure) {
        defer { handler.finishFile() }
        do throws(JSONFailure) {
            try records.finish(handle)
        } catch {
            throw ReadFailure(error)
        }
    }

    var entry: (number: Int, text: String?)? { value.map { (recordCount, $0.line) } }

    private func handle(_ piece: JSONRecords.Piece) {
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

extension ReadFailure {
    fileprivate init(_ failure: JSONFailure) {
        self =
            switch failure {
            case .truncated: .truncated
            case .damaged(let problem): .damaged(problem)
            }
    }
}

extension JSONValue {
    /// The contents in one line, as far as they are on the surface: `dateTime 03/27/26, value -9`.
    fileprivate var line: String {
        switch self {
        case .object(let members):
            members.sorted { $0.key < $1.key }.compactMap { key, value in value.plain.map { "\(key) \($0)" } }.joined(separator: ", ")
        case .array(let elements): elements.prefix(Self.mostElements).compactMap(\.plain).joined(separator: ", ")
        default: plain ?? ""
        }
    }

    private static let mostElements = 20

    private var plain: String? {
        switch self {
        case .null, .array, .object: nil
        case .bool(let flag): "\(flag)"
        case .number(let number): Int64(exactly: number).map { "\($0)" } ?? "\(number)"
        case .string(let text): String(text.prefix(100))
        }
    }
}

/// The part of a format that handles the records of its JSON.
protocol JSONHandler: AnyObject {
    /// - Parameter list: the name of the member that holds the array, empty at the root.
    func record(_ list: String, _ value: JSONValue)
    func field(_ name: String, _ value: JSONValue)
    /// Called once, after the last record, also when the document broke off.
    func finishFile()
}

extension JSONHandler {
    func field(_ name: String, _ value: JSONValue) {}
    func finishFile() {}
}
