/// Builds a zip of files that are stored as they are, for tests that want one.
struct Zip {
    private(set) var bytes: [UInt8] = []
    private var directory: [UInt8] = []
    private var count: UInt16 = 0

    init(_ files: [(String, [UInt8])]) {
        self.init(named: files.map { (Array($0.0.utf8), $0.1) })
    }

    /// - Parameter isUTF8: whether it says that its names are.
    init(named files: [([UInt8], [UInt8])], isUTF8: Bool = true) {
        for (name, content) in files { add(name, content, isUTF8) }
        let start = UInt32(bytes.count)
        bytes += directory
        bytes += [0x50, 0x4B, 5, 6, 0, 0, 0, 0] + Self.short(count) + Self.short(count)
        bytes += Self.long(UInt32(directory.count)) + Self.long(start) + [0, 0]
    }

    init(_ files: [(String, String)]) {
        self.init(files.map { ($0.0, Array($0.1.utf8)) })
    }

    private mutating func add(_ name: [UInt8], _ content: [UInt8], _ isUTF8: Bool) {
        let offset = UInt32(bytes.count)
        // Version 2.0, stored, midnight of 1980-01-01.
        let common =
            [20, 0, 0, isUTF8 ? 8 : 0, 0, 0, 0, 0, 0x21, 0] + Self.long(Self.checksum(content)) + Self.long(UInt32(content.count))
            + Self.long(UInt32(content.count)) + Self.short(UInt16(name.count)) + [0, 0]
        bytes += [0x50, 0x4B, 3, 4] + common + name + content
        directory += [0x50, 0x4B, 1, 2, 20, 3] + common + [0, 0, 0, 0, 0, 0] + Self.long(0o100644 << 16) + Self.long(offset)
        directory += name
        count += 1
    }

    private static func short(_ number: UInt16) -> [UInt8] {
        [UInt8(truncatingIfNeeded: number), UInt8(number >> 8)]
    }

    private static func long(_ number: UInt32) -> [UInt8] {
        (0..<4).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
    }

    static func checksum(_ bytes: [UInt8]) -> UInt32 {
        var crc: UInt32 = 0xFFFF_FFFF
        for byte in bytes {
            crc ^= UInt32(byte)
            for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
        }
        return ~crc
    }
}
