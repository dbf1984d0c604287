import FoundationEssentials

/// The name of a walk, which outlives edits, export and import.
package struct WalkID: Hashable, Codable, Sendable, CustomStringConvertible {
    package let uuid: UUID

    package init() {
        uuid = UUID()
    }

    package init(_ uuid: UUID) {
        self.uuid = uuid
    }

    package init?(_ text: String) {
        guard let uuid = UUID(uuidString: text) else { return nil }
        self.uuid = uuid
    }

    /// The same for the same content, so that importing a file again finds the walk that it made the first time.
    package init(source: Source, start: Instant, end: Instant) {
        func mix(_ seed: UInt64) -> UInt64 {
            var hash = seed
            func add(_ byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
            for byte in source.key.utf8 { add(byte) }
            for number in [start.milliseconds, end.milliseconds] {
                for shift in stride(from: 0, to: 64, by: 8) { add(UInt8(truncatingIfNeeded: number >> Int64(shift))) }
            }
            hash ^= hash >> 31
            return hash &* 0x94D0_49BB_1331_11EB ^ (hash >> 29)
        }
        let high = mix(0xCBF2_9CE4_8422_2325)
        let low = mix(0x9E37_79B9_7F4A_7C15)
        func byte(_ number: UInt64, _ index: UInt64) -> UInt8 { UInt8(truncatingIfNeeded: number >> (index * 8)) }
        // Version 8 of RFC 9562: a name made by a rule of one's own.
        uuid = UUID(
            uuid: (
                byte(high, 0), byte(high, 1), byte(high, 2), byte(high, 3), byte(high, 4), byte(high, 5),
                byte(high, 6) & 0x0F | 0x80, byte(high, 7), byte(low, 0) & 0x3F | 0x80, byte(low, 1), byte(low, 2), byte(low, 3),
                byte(low, 4), byte(low, 5), byte(low, 6), byte(low, 7)
            ))
    }

    package var description: String {
        uuid.uuidString
    }
}
