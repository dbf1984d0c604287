import LiveWalking
import Testing
import Walking

@testable import Sensors

struct PublishedPacketTests {
    @Test(arguments: PublishedPacket.all) func `a packet says what is known of it`(_ packet: PublishedPacket) {
        var decoders = SensorDecoders()
        let values = decoders.readings(of: SensorPacket(packet.characteristic, bytes: packet.bytes)).map(\.value)
        #expect(values.map(Self.rounded) == packet.values.map(Self.rounded))
        #expect(decoders.unknown.isEmpty)
    }

    /// Of a packet that ends early comes what is whole, and nothing that is not in the whole packet.
    @Test(arguments: PublishedPacket.all) func `a packet that is cut off says a beginning of what it says whole`(_ packet: PublishedPacket)
    {
        for length in 0..<packet.bytes.count {
            let start = Array(packet.bytes.prefix(length))
            // A pace of two bytes without the last byte looks like one of a single byte.
            if packet.hex == "24 04 C2 01 2C 01 00 90 01 78 00", length == 10 { continue }
            let values = Self.values(of: packet.characteristic, start)
            #expect(Self.values(of: packet.characteristic, packet.bytes).starts(with: values), "\(length) bytes")
        }
        #expect(Self.values(of: packet.characteristic, []).isEmpty)
    }

    @Test(arguments: PublishedPacket.all) func `whatever bits are wrong in a packet, its values can be written in its bytes`(
        _ packet: PublishedPacket
    ) {
        var generator = SeededGenerator(seed: 7)
        for bit in 0..<packet.bytes.count * 8 {
            var bytes = packet.bytes
            bytes[bit / 8] ^= 1 << UInt8(bit % 8)
            #expect(Self.values(of: packet.characteristic, bytes).allSatisfy { $0.isPossible })
            for _ in 0..<4 { bytes[.random(in: bytes.indices, using: &generator)] = .random(in: 0...255, using: &generator) }
            #expect(Self.values(of: packet.characteristic, bytes).allSatisfy { $0.isPossible })
        }
    }

    private static func values(of characteristic: String, _ bytes: [UInt8]) -> [SensorValue] {
        var decoders = SensorDecoders()
        return decoders.readings(of: SensorPacket(characteristic, bytes: bytes)).map(\.value)
    }

    /// To a millionth: tenths of a mile are no even metres.
    private static func rounded(_ value: SensorValue) -> SensorValue {
        func rounded(_ number: Double) -> Double { (number * 1e6).rounded() / 1e6 }
        return switch value {
        case .beltSpeed(let speed): .beltSpeed(rounded(speed))
        case .beltDistance(let metres): .beltDistance(rounded(metres))
        default: value
        }
    }
}
