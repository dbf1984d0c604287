import Walking

/// Cuts a JSON document into records, so that a file of any size needs the memory of one of them.
///
/// A record is an element of the array at the root, or of an array that is a member of the object at the root. Every
/// other member of the root object is a field.
package struct JSONRecords {
    package enum Piece {
        /// A record with the name of the member that holds the array, empty at the root.
        case record(String, JSONValue)
        case field(String, JSONValue)
    }

    private enum Place {
        case start, rootObject, rootArray, memberArray, end
    }

    private static let deepest = 64
    /// More values than any record has, where 64 bytes of text weigh as one.
    private static let heaviest = 1 << 20

    private var tokenizer = JSONTokenizer()
    private var builder = JSONBuilder()
    private var place = Place.start
    private var key: String?
    private var expectsKey: [Bool] = []
    /// One entry for each open bracket: whether it is an object's.
    private var kinds: [Bool] = []
    /// Of the record that is being put together.
    private var weight = 0

    package init() {}

    package mutating func feed(_ bytes: UnsafeRawBufferPointer, _ handle: (Piece) -> Void) throws(JSONFailure) {
        // Moved out and back: a text that is half read is never copied for the piece that goes on with it.
        var tokens = JSONTokenizer()
        swap(&tokens, &tokenizer)
        defer { tokenizer = tokens }
        try tokens.feed(bytes) { token throws(JSONFailure) in try parse(token, handle) }
    }

    package mutating func finish(_ handle: (Piece) -> Void) throws(JSONFailure) {
        var tokens = tokenizer
        try tokens.finish { token throws(JSONFailure) in try parse(token, handle) }
        guard place == .end else { throw .truncated }
    }

    private mutating func parse(_ token: JSONTokenizer.Token, _ handle: (Piece) -> Void) throws(JSONFailure) {
        guard place != .end else { throw .damaged(.afterTheEnd) }
        weight = builder.isEmpty ? 0 : weight + 1
        if case .string(let text) = token { weight += text.utf8.count / 64 }
        guard weight < Self.heaviest else { throw .damaged(.endless) }
        switch token {
        case .openObject, .openArray: try open(isObject: token == .openObject)
        case .closeObject, .closeArray: try close(isObject: token == .closeObject, handle)
        case .comma:
            if expectsKey.last != nil { expectsKey[expectsKey.count - 1] = isInObject }
        case .colon: break
        case .string(let text):
            if expectsKey.last == true {
                expectsKey[expectsKey.count - 1] = false
                if builder.isEmpty { key = text } else { builder.key(text) }
            } else {
                add(.string(text), handle)
            }
        case .number(let number): add(.number(number), handle)
        case .bool(let flag): add(.bool(flag), handle)
        case .null: add(.null, handle)
        }
    }

    private var isInObject: Bool { kinds.last ?? false }

    private mutating func open(isObject: Bool) throws(JSONFailure) {
        guard kinds.count < Self.deepest else { throw .damaged(.tooDeep) }
        kinds.append(isObject)
        expectsKey.append(isObject)
        switch place {
        case .start: place = isObject ? .rootObject : .rootArray
        case .rootObject where !isObject && builder.isEmpty: place = .memberArray
        default: builder.open(isObject: isObject)
        }
    }

    private mutating func close(isObject: Bool, _ handle: (Piece) -> Void) throws(JSONFailure) {
        guard let kind = kinds.popLast(), kind == isObject else { throw .damaged(.unbalanced) }
        expectsKey.removeLast()
        if !builder.isEmpty {
            let value = builder.close()
            deliver(value, handle)
        } else if place == .memberArray {
            place = .rootObject
        } else {
            place = .end
        }
    }

    /// Adds a value in two steps: an argument that changes `self` is worked out while `self` is held for the call, and all that was
    /// gathered would be copied with each value.
    private mutating func add(_ value: JSONValue, _ handle: (Piece) -> Void) {
        let whole = builder.add(value)
        deliver(whole, handle)
    }

    private func deliver(_ value: JSONValue?, _ handle: (Piece) -> Void) {
        guard let value else { return }
        switch place {
        case .rootArray: handle(.record("", value))
        case .memberArray: handle(.record(key ?? "", value))
        case .rootObject: handle(.field(key ?? "", value))
        case .start, .end: break
        }
    }
}

extension JSONValue {
    /// The members of the object that a line is; nil where it is anything else.
    package static func object(in line: [UInt8]) -> [String: JSONValue]? {
        guard line.first(where: { $0 > 0x20 }) == UInt8(ascii: "{") else { return nil }
        var records = JSONRecords()
        var members: [String: JSONValue] = [:]
        var lists: [String: [JSONValue]] = [:]
        func add(_ piece: JSONRecords.Piece) {
            switch piece {
            case .field(let name, let value): members[name] = value
            case .record(let list, let value): lists[list, default: []].append(value)
            }
        }
        do {
            try line.withUnsafeBytes { try records.feed($0, add) }
            try records.finish(add)
        } catch {
            return nil
        }
        return members.merging(lists.mapValues(JSONValue.array)) { first, _ in first }
    }
}
