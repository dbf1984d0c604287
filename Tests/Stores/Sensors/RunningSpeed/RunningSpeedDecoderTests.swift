import LiveWalking
import Testing

@testable import Sensors

struct RunningSpeedDecoderTests {
    private let decoder = TestedDecoder<RunningSpeedDecoder>()

    @Test func `a distance stands behind a stride length or where none is`() {
        #expect(decoder.values("02 40 01 6C E8 03 00 00") == [.podSpeed(1.25), .podCadence(108), .podDistance(100)])
        #expect(decoder.values("03 40 01 6C 8C 00 E8 03 00 00") == [.podSpeed(1.25), .podCadence(108), .podDistance(100)])
        #expect(decoder.values("01 40 01 6C 8C 00") == [.podSpeed(1.25), .podCadence(108)])
    }

    @Test func `of a packet that is cut off comes what is whole`() {
        #expect(decoder.values("03 40 01 6C 8C 00 E8 03 00") == [.podSpeed(1.25), .podCadence(108)])
        #expect(decoder.values("03 40 01 6C 8C") == [.podSpeed(1.25), .podCadence(108)])
        #expect(decoder.values("03 40 01") == [.podSpeed(1.25)])
        #expect(decoder.values("03 40") == [])
    }

    @Test func `every flag byte and bytes behind the last field leave speed and cadence where they are`() {
        for flags in UInt8.min...UInt8.max {
            let bytes = [flags] + .hex("40 01 6C 8C 00 E8 03 00 00 99")
            let values = decoder.values(bytes)
            #expect(values.prefix(2) == [.podSpeed(1.25), .podCadence(108)])
            #expect(values.count == (flags & 2 == 0 ? 2 : 3))
        }
    }
}
