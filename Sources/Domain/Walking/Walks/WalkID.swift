import Basis

/// The name of a walk, which outlives edits, export and import.
package struct WalkID: Hashable, Codable, Sendable, CustomStringConvertible {
    package let number: UInt128

    package init() {
        number = UUIDText.random()
    }

    package init(_ number: UInt128) {
        self.number = number
    }

    package init?(_ text: String) {
        guard let number = UUIDText.number(of: text) else { return nil }
        self.number = number
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
        // The lowest byte is the first; version 8 of RFC 9562 is a name made by a rule of one's own.
        let bits = UInt128(high.byteSwapped) << 64 | UInt128(low.byteSwapped)
        number = bits & ~(0xF << 76) & ~(3 << 62) | 8 << 76 | 2 << 62
    }

    package var description: String {
        UUIDText.text(of: number)
    }
}

/// The coding as the text under the name `uuid`.
extension WalkID {
    private enum CodingKeys: CodingKey { case uuid }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        guard let id = WalkID(try container.decode(String.self, forKey: .uuid)) else {
            throw DecodingError.dataCorruptedError(forKey: .uuid, in: container, debugDescription: "no name of a walk")
        }
        self = id
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(description, forKey: .uuid)
    }
}
