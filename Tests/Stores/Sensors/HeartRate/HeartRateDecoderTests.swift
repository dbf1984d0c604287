import LiveWalking
import Testing

@testable import Sensors

struct HeartRateDecoderTests {
    private let decoder = TestedDecoder<HeartRateDecoder>()

    @Test func `a strap without contact has no rate; one that does not know of contact has`() {
        #expect(decoder.values("04 54") == [.heartRate(nil)])
        #expect(decoder.values("06 54") == [.heartRate(84)])
        #expect(decoder.values("00 54") == [.heartRate(84)])
        #expect(decoder.values("02 54") == [.heartRate(84)])
    }

    @Test func `0 is no rate`() {
        #expect(decoder.values("06 00") == [.heartRate(nil)])
        #expect(decoder.values("07 00 00") == [.heartRate(nil)])
    }

    @Test func `a rate in two bytes needs both`() {
        #expect(decoder.values("01 54") == [])
        #expect(decoder.values("01 54 00") == [.heartRate(84)])
        #expect(decoder.values("05 54") == [])
        #expect(decoder.values("04") == [])
    }

    @Test func `every flag byte reads the rate that stands behind it`() {
        for flags in UInt8.min...UInt8.max {
            let values = decoder.values([flags, 0x54, 0x01, 0x99])
            let rate = flags & 1 == 0 ? 84 : 340
            #expect(values == [.heartRate(flags & 6 == 4 ? nil : rate)])
        }
    }
}
