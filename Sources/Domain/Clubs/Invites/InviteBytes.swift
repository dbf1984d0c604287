/// The bytes of an invite as they are written one after the other.
struct InviteWriter {
    private(set) var bytes: [UInt8] = []

    mutating func write(_ byte: UInt8) { bytes.append(byte) }

    mutating func write(_ number: some FixedWidthInteger) {
        withUnsafeBytes(of: number.bigEndian) { bytes.append(contentsOf: $0) }
    }

    /// Writes a block with its length before it.
    mutating func write(_ block: [UInt8]) {
        write(UInt16(clamping: block.count))
        bytes.append(contentsOf: block)
    }

    mutating func write(_ text: String) { write(Array(text.utf8)) }

    mutating func write(_ identifier: some RandomIdentifier) { bytes.append(contentsOf: identifier.bytes) }
}

/// The bytes of an invite as they are read; nil as soon as they end too early.
struct InviteReader {
    private var rest: ArraySlice<UInt8>

    init(_ bytes: some Sequence<UInt8>) { rest = ArraySlice(bytes) }

    var isAtEnd: Bool { rest.isEmpty }

    mutating func byte() -> UInt8? { rest.popFirst() }

    mutating func number<Number: FixedWidthInteger>(_ type: Number.Type = Number.self) -> Number? {
        read(Number.bitWidth / 8).map { $0.reduce(0) { $0 << 8 | Number(truncatingIfNeeded: $1) } }
    }

    mutating func block() -> [UInt8]? {
        guard let length = number(UInt16.self) else { return nil }
        return read(Int(length)).map(Array.init)
    }

    mutating func text() -> String? { block().flatMap { String(validating: $0, as: UTF8.self) } }

    mutating func name() -> SharedName? {
        // A name is written as it is shown: another spelling of it is nobody's invite.
        guard let text = text(), let name = SharedName(text), name.text.utf8.elementsEqual(text.utf8) else { return nil }
        return name
    }

    mutating func identifier<ID: RandomIdentifier>(_ type: ID.Type = ID.self) -> ID? { read(16).flatMap { ID(bytes: $0) } }

    private mutating func read(_ count: Int) -> ArraySlice<UInt8>? {
        guard count <= rest.count else { return nil }
        defer { rest = rest.dropFirst(count) }
        return rest.prefix(count)
    }
}
