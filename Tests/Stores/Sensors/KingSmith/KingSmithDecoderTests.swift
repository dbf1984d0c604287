import LiveWalking
import Testing
import Walking

@testable import Sensors

struct KingSmithDecoderTests {
    private static let first = [UInt8].hex("F8 A2 01 3C 01 00 02 2A 00 00 4F 00 03 D1 B4 00 00 00 E3 FD")
    private static let second = [UInt8].hex("F8 A2 01 23 01 00 00 06 00 00 00 00 00 05 00 00 02 00 D4 FD")
    private static let firstValues: [SensorValue] = [
        .belt(.started), .beltSpeed(kmh: 6), .beltElapsed(554), .beltDistance(790), .beltSteps(977),
    ]
    private static let secondValues: [SensorValue] = [
        .belt(.started), .beltSpeed(kmh: 3.5), .beltElapsed(6), .beltDistance(0), .beltSteps(5),
    ]

    private let decoder = TestedDecoder<KingSmithDecoder>()

    @Test func `two frames say the same however they are cut into packets`() {
        let bytes = Self.first + Self.second
        for cut in 0...bytes.count {
            for other in cut...bytes.count {
                let values =
                    decoder.values(Array(bytes[..<cut])) + decoder.values(Array(bytes[cut..<other]))
                    + decoder.values(Array(bytes[other...]))
                #expect(values == Self.firstValues + Self.secondValues)
            }
        }
    }

    @Test func `the frame after half of one is read at once`() {
        for length in 0..<Self.first.count {
            #expect(decoder.values(Array(Self.first.prefix(length))) == [])
            #expect(decoder.values(Self.second) == Self.secondValues)
        }
        for length in 1..<Self.first.count {
            #expect(decoder.values(Array(Self.first.suffix(length))) == [])
            #expect(decoder.values(Self.second) == Self.secondValues)
        }
    }

    @Test func `half a frame is forgotten with the connection`() {
        #expect(decoder.values(Array(Self.first.prefix(12))) == [])
        decoder.reset()
        #expect(decoder.values(Array(Self.first.dropFirst(12))) == [])
    }

    @Test func `a frame with a wrong bit says nothing and hides no other`() {
        for bit in 0..<Self.first.count * 8 {
            var wrong = Self.first
            wrong[bit / 8] ^= 1 << UInt8(bit % 8)
            #expect(decoder.values(wrong + Self.second) == Self.secondValues)
        }
    }

    @Test func `the last walk and frames that nobody has described are no readings`() {
        #expect(decoder.values(.hex("F8 B2 03 0D 00 16 D8 FD")) == [])
        #expect(decoder.values(.hex("F8 A7 AA FF 00 00 00 00 00 02 2A 00 00 4F 00 03 D1 00 9F FD")) == [])
        #expect(decoder.values(.hex("F8 A7 AA FF 00 00 00 00 00 02 2A 00 00 4F 00 03 D1 9F FD")) == [])
        #expect(decoder.values(Self.first) == Self.firstValues)
    }

    @Test(arguments: [(0, BeltState.stopped), (1, .started), (5, .stopped), (9, nil), (7, nil)] as [(UInt8, BeltState?)])
    func `a pad in standby has stopped, and one that counts down has not started`(_ byte: UInt8, _ state: BeltState?) {
        var frame = Self.first
        frame[2] = byte
        frame[18] = 0xE3 &- 1 &+ byte
        #expect(decoder.values(frame) == (state.map { [.belt($0)] } ?? []) + Self.firstValues.dropFirst())
    }

    @Test func `noise in packets of any length gives nothing that cannot be`() {
        var generator = SeededGenerator(seed: 4)
        for _ in 0..<20_000 {
            var bytes = (0..<Int.random(in: 0...64, using: &generator)).map { _ in UInt8.random(in: 0...255, using: &generator) }
            if Bool.random(using: &generator) { bytes = [0xF8, 0xA2] + bytes }
            #expect(decoder.values(bytes).allSatisfy { $0.isPossible })
        }
        _ = decoder.values(Self.second)
        #expect(decoder.values(Self.second) == Self.secondValues)
    }
}
