/// The compressed form of bytes (RFC 1950) for drawings, whose pixels are mostly those beside or above them.
///
/// It looks for a repetition at two distances alone and uses the codes that need no table, so that it is short and quick; of a photograph
/// it would make next to nothing.
struct Zlib {
    private var bytes: [UInt8] = [0x78, 0x01]
    private var bits: UInt64 = 0
    private var count: UInt64 = 0

    /// - Parameters:
    ///   - distances: the distances at which repetitions are looked for, such as a pixel and a row of pixels.
    static func compress(_ bytes: [UInt8], distances: [Int]) -> [UInt8] {
        var zlib = Zlib()
        // The last block, with fixed codes.
        zlib.append(0b011, 3)
        let distances = distances.filter { (1...32_768).contains($0) }
        var place = 0
        while place < bytes.count {
            var (length, distance) = (0, 0)
            for candidate in distances where candidate <= place {
                let found = repetition(in: bytes, at: place, distance: candidate)
                if found > length { (length, distance) = (found, candidate) }
            }
            if length >= 3 {
                zlib.append(length: length, distance: distance)
                place += length
            } else {
                zlib.append(code: Int(bytes[place]))
                place += 1
            }
        }
        zlib.append(code: 256)
        return zlib.finish(checksum: adler(bytes))
    }

    /// The bytes that are the same as those at a distance, as many as a code has room for.
    private static func repetition(in bytes: [UInt8], at place: Int, distance: Int) -> Int {
        let end = min(bytes.count, place + 258)
        var here = place
        while here < end, bytes[here] == bytes[here - distance] { here += 1 }
        return here - place
    }

    /// Appends a number, its lowest bit first.
    private mutating func append(_ number: Int, _ width: Int) {
        bits |= UInt64(number) << count
        count += UInt64(width)
        while count >= 8 {
            bytes.append(UInt8(truncatingIfNeeded: bits))
            bits >>= 8
            count -= 8
        }
    }

    /// Appends a code, its highest bit first.
    private mutating func append(reversed code: Int, _ width: Int) {
        for bit in (0..<width).reversed() { append(code >> bit & 1, 1) }
    }

    /// Appends a byte, the end, or a length by its code.
    private mutating func append(code: Int) {
        switch code {
        case ..<144: append(reversed: 0x30 + code, 8)
        case ..<256: append(reversed: 0x190 + code - 144, 9)
        case ..<280: append(reversed: code - 256, 7)
        default: append(reversed: 0xC0 + code - 280, 8)
        }
    }

    private mutating func append(length: Int, distance: Int) {
        let rest = length - 3
        if length == 258 {
            append(code: 285)
        } else if rest < 8 {
            append(code: 257 + rest)
        } else {
            let extra = Self.magnitude(rest) - 2
            append(code: 257 + 4 * (extra + 1) + (rest >> extra & 3))
            append(rest & (1 << extra - 1), extra)
        }
        let back = distance - 1
        guard back >= 4 else { return append(reversed: back, 5) }
        let extra = Self.magnitude(back) - 1
        append(reversed: 2 * (extra + 1) + (back >> extra & 1), 5)
        append(back & (1 << extra - 1), extra)
    }

    /// The place of the highest bit.
    private static func magnitude(_ number: Int) -> Int { Int.bitWidth - 1 - number.leadingZeroBitCount }

    private mutating func finish(checksum: UInt32) -> [UInt8] {
        if count > 0 { append(0, Int(8 - count)) }
        for shift in [24, 16, 8, 0] { bytes.append(UInt8(truncatingIfNeeded: checksum >> UInt32(shift))) }
        return bytes
    }

    private static func adler(_ bytes: [UInt8]) -> UInt32 {
        var (low, high) = (UInt32(1), UInt32(0))
        for byte in bytes {
            low = (low + UInt32(byte)) % 65_521
            high = (high + low) % 65_521
        }
        return high << 16 | low
    }
}
