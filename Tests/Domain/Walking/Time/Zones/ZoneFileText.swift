/// The bytes of a file of a zone, put together by a test.
struct ZoneFileText {
    var version = UInt8(ascii: "2")
    /// Times and the indices of their offsets.
    var changes: [(Int64, UInt8)] = [(-1000, 1), (1000, 2)]
    var offsets: [Int32] = [100, 3600, 7200]
    var names = "A\0"
    var leapSeconds = 0
    var flags = 0
    var footer = "CET-1CEST,M3.5.0,M10.5.0/3"

    var bytes: [UInt8] {
        version == 0 ? block(timeBytes: 4) : block(timeBytes: 4) + block(timeBytes: 8) + Array("\n\(footer)\n".utf8)
    }

    private func block(timeBytes: Int) -> [UInt8] {
        var bytes = Array("TZif".utf8) + [version] + [UInt8](repeating: 0, count: 15)
        for count in [flags, flags, leapSeconds, changes.count, offsets.count, names.utf8.count] { bytes += big(Int64(count), 4) }
        for change in changes { bytes += big(change.0, timeBytes) }
        bytes += changes.map(\.1)
        for offset in offsets { bytes += big(Int64(offset), 4) + [0, 0] }
        bytes += Array(names.utf8)
        bytes += [UInt8](repeating: 1, count: leapSeconds * (timeBytes + 4) + 2 * flags)
        return bytes
    }

    /// The lowest bytes of a number, the highest of them first.
    private func big(_ value: Int64, _ count: Int) -> [UInt8] {
        (0..<count).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
}
