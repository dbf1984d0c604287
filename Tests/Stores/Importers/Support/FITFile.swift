/// Builds FIT files, message by message.
struct FITFile {
    private var data: [UInt8] = []

    /// - Parameter fields: number, size in bytes, base type and value; the same definition goes before each message.
    mutating func add(_ message: UInt16, _ fields: [(number: UInt8, size: UInt8, type: UInt8, value: Int)], isBigEndian: Bool = false) {
        data += [0x40, 0, isBigEndian ? 1 : 0] + Self.bytes(Int(message), 2, isBigEndian) + [UInt8(fields.count)]
        for field in fields { data += [field.number, field.size, field.type] }
        data.append(0)
        for field in fields { data += Self.bytes(field.value, Int(field.size), isBigEndian) }
    }

    mutating func add(raw: [UInt8]) {
        data += raw
    }

    private static func bytes(_ value: Int, _ size: Int, _ isBigEndian: Bool) -> [UInt8] {
        let little = (0..<size).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
        return isBigEndian ? little.reversed() : little
    }

    var bytes: [UInt8] {
        let header: [UInt8] = [14, 0x20, 0, 8] + Self.bytes(data.count, 4, false) + Array(".FIT".utf8) + [0, 0]
        let file = header + data
        return file + Self.bytes(Int(Self.checksum(file)), 2, false)
    }

    /// Bit by bit, so that the decoder's table is checked against something else.
    private static func checksum(_ bytes: [UInt8]) -> UInt16 {
        bytes.reduce(0) { sum, byte in
            (0..<8).reduce(sum ^ UInt16(byte)) { sum, _ in sum & 1 == 1 ? sum >> 1 ^ 0xA001 : sum >> 1 }
        }
    }
}
