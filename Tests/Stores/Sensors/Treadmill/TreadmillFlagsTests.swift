import LiveWalking
import Testing
import Walking

@testable import Sensors

/// The packet is built by a table of the specification's fields, so that the decoder's order is compared with another one's.
struct TreadmillFlagsTests {
    /// Bytes by bit; bit 0 is the speed where it is clear.
    private static let widths = [2, 2, 3, 4, 4, 1, 1, 5, 1, 1, 2, 2, 4, 3]
    private static let pace = 0x60

    @Test func `every flag word finds its fields in random bytes, cut off anywhere or with more behind`() {
        var generator = SeededGenerator(seed: 1)
        let wrong = (0...0xFFFF).filter { flags in
            let packet = Packet(flags: flags, using: &generator)
            let bytes = packet.bytes
            let length = Int.random(in: bytes.indices, using: &generator)
            let all = packet.values(upTo: .max)
            let whole = values(bytes)
            let cutOff = values(Array(bytes.prefix(length)))
            let longer = values(bytes + [0x12, 0x34, 0x56])
            // With a pace, bytes that are missing or too many hide how wide it is; what is taken is in its place.
            guard flags & Self.pace == 0 else {
                return whole != all || !packet.values(upTo: length).starts(with: cutOff) || !all.starts(with: longer)
            }
            return whole != all || cutOff != packet.values(upTo: length) || longer != all
        }
        #expect(wrong == [])
    }

    @Test func `every flag word with bytes that mean nothing gives numbers that can be`() {
        var generator = SeededGenerator(seed: 2)
        let decoder = TestedDecoder<TreadmillDecoder>()
        let wrong = (0...0xFFFF).filter { flags in
            let rest = (0..<Int.random(in: 0...32, using: &generator)).map { _ in UInt8.random(in: 0...255, using: &generator) }
            return !decoder.values([UInt8(flags & 0xFF), UInt8(flags >> 8)] + rest).allSatisfy { $0.isPossible }
        }
        #expect(wrong == [])
    }

    @Test func `a record says the same in one packet and cut between any of its fields`() {
        var generator = SeededGenerator(seed: 3)
        for _ in 0..<2000 {
            // Without paces and without what is unknown.
            let flags = Int.random(in: 0...0x3FFF, using: &generator) & ~(Self.pace | 1)
            let record = Packet(flags: flags, using: &generator)
            let partOfBit = (0..<14).map { _ in Int.random(in: 0..<4, using: &generator) }
            let decoder = TestedDecoder<TreadmillDecoder>()
            for part in 0..<3 {
                let bits = (1..<14).filter { partOfBit[$0] == part }.reduce(0) { $0 | 1 << $1 } & flags
                #expect(decoder.values(record.part(bits | 1)) == [])
            }
            let bits = (1..<14).filter { partOfBit[$0] == 3 }.reduce(0) { $0 | 1 << $1 } & flags
            #expect(decoder.values(record.part(bits)) == record.values(upTo: .max))
        }
    }

    private func values(_ bytes: [UInt8]) -> [SensorValue] {
        let decoder = TestedDecoder<TreadmillDecoder>()
        let values = decoder.values(bytes)
        guard let first = bytes.first, first & 1 != 0, bytes.count > 1, values == [] else { return values }
        // Of the last packet nothing but the speed, which is taken away again.
        return Array(decoder.values("00 00 00 00").dropFirst())
    }

    private struct Packet {
        var flags: Int
        private var fields: [Int: [UInt8]] = [:]

        init(flags: Int, using generator: inout SeededGenerator) {
            self.flags = flags
            // Neither 0 nor FF, which say that there is no number.
            for bit in presentBits { fields[bit] = (0..<widths[bit]).map { _ in .random(in: 1...0xFE, using: &generator) } }
        }

        private var presentBits: [Int] { widths.indices.filter { ($0 == 0) != (flags >> $0 & 1 == 1) } }

        var bytes: [UInt8] { [UInt8(flags & 0xFF), UInt8(flags >> 8)] + presentBits.flatMap { fields[$0] ?? [] } }

        /// The bytes of a packet of these fields only.
        func part(_ bits: Int) -> [UInt8] {
            var part = self
            part.flags = bits
            return part.bytes
        }

        /// Returns the values of the fields that end before a length.
        func values(upTo length: Int) -> [SensorValue] {
            var end = 2
            var values: [SensorValue] = []
            for bit in presentBits {
                end += widths[bit]
                guard end <= length, let field = fields[bit] else { break }
                let number = field.enumerated().reduce(0) { $0 + Int($1.element) << (8 * $1.offset) }
                switch bit {
                case 0: values.append(.beltSpeed(Double(number) / 360))
                case 2: values.append(.beltDistance(Double(number)))
                case 8: values.append(.heartRate(number))
                case 10: values.append(.beltElapsed(number))
                case 13: values.append(.beltSteps(number))
                default: break
                }
            }
            return values
        }
    }
}
