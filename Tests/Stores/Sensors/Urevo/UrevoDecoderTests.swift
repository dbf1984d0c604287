import LiveWalking
import Testing

@testable import Sensors

struct UrevoDecoderTests {
    private let decoder = TestedDecoder<UrevoDecoder>()

    @Test func `miles become metres`() throws {
        let values = decoder.values("02 51 03 64 00 4A 01 64 00 82 00 71 01 00 00 00 00 F4 03")
        #expect(values == [.belt(.started), .beltSpeed(10 * 0.44704), .beltElapsed(330), .beltDistance(1609.344), .beltSteps(369)])
    }

    @Test func `a short packet says only the state`() {
        #expect(decoder.values("02 51 00 00 09 03") == [.belt(.stopped)])
        #expect(decoder.values("02 51 03 0E 00 4A 01 0B 00 82 00 71") == [.belt(.started)])
        #expect(decoder.values("02 51") == [])
    }

    @Test(arguments: [
        ("00", BeltState.stopped), ("01", .stopped), ("06", .stopped), ("03", .started), ("04", .paused), ("0A", .paused), ("02", nil),
    ])
    func `states are those that have been described`(_ byte: String, _ state: BeltState?) {
        #expect(decoder.values("02 51 \(byte) 00 09 03") == (state.map { [.belt($0)] } ?? []))
    }

    @Test(arguments: ["A1 AA 01 02 03 04 05 06 07 08 09 0A 0B", "02 52 03 0E 00 4A 01 0B 00 82 00 71 01", "", "51 02"])
    func `what another maker sends by the same characteristic says nothing`(_ hex: String) {
        #expect(decoder.values(hex) == [])
    }
}
