import LiveWalking
import Testing

@testable import Sensors

struct MachineStatusDecoderTests {
    private let decoder = TestedDecoder<MachineStatusDecoder>()

    @Test(arguments: [
        ("01", BeltState.stopped), ("02 01", .stopped), ("02 02", .paused), ("03", .emergency), ("04", .started), ("04 99", .started),
    ])
    func `what was done at the panel is the belt's state`(_ hex: String, _ state: BeltState) {
        #expect(decoder.values(hex) == [.belt(state)])
    }

    @Test(arguments: ["", "00", "02", "02 00", "02 03", "05 69 00", "06 0A 00", "FF"])
    func `anything else says nothing of it`(_ hex: String) {
        #expect(decoder.values(hex) == [])
    }
}
