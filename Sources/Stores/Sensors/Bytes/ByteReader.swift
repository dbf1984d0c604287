/// Reads whole numbers from the bytes of a packet, one after another, and never past their end.
///
/// After the first number that is not whole there are no more: what stands behind it is not where it seems to be.
struct ByteReader {
    private var rest: ArraySlice<UInt8>
    /// Says that more was asked for than there is.
    private(set) var isCutOff = false

    init(_ bytes: [UInt8]) { rest = bytes[...] }

    /// Says that every byte was read, and that they were enough.
    var endsExactly: Bool { rest.isEmpty && !isCutOff }

    mutating func u8() -> Int? { unsigned(1) }
    mutating func u16() -> Int? { unsigned(2) }
    mutating func u24() -> Int? { unsigned(3) }
    mutating func u32() -> Int? { unsigned(4) }
    mutating func bigEndianU24() -> Int? { next(3).map { $0.reduce(0) { $0 << 8 | Int($1) } } }

    mutating func skip(_ count: Int) { _ = next(count) }

    /// Little-endian, as nearly everything over Bluetooth is.
    private mutating func unsigned(_ count: Int) -> Int? {
        next(count).map { $0.reversed().reduce(0) { $0 << 8 | Int($1) } }
    }

    private mutating func next(_ count: Int) -> ArraySlice<UInt8>? {
        guard count <= rest.count else {
            isCutOff = true
            rest = []
            return nil
        }
        defer { rest = rest.dropFirst(count) }
        return rest.prefix(count)
    }
}
