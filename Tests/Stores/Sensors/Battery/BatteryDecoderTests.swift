import LiveWalking
import Testing

@testable import Sensors

struct BatteryDecoderTests {
    @Test func `a level is percent, and above a hundred nothing`() {
        let decoder = TestedDecoder<BatteryDecoder>()
        for byte in UInt8.min...UInt8.max {
            let values = decoder.values([byte, 0x99])
            #expect(values == (byte <= 100 ? [.battery(Int(byte))] : []))
        }
        #expect(decoder.values("") == [])
    }
}
