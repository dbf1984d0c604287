import LiveWalking
import Testing

@testable import Sensors

struct TreadmillDecoderTests {
    private let decoder = TestedDecoder<TreadmillDecoder>()

    @Test func `every field of the specification is stepped over or read in its place`() {
        // As a Star Trac sends it, 32 bytes for all fields but the remaining time, with one byte for each pace.
        let values = decoder.values("FE 17 F4 01 E0 01 B8 0B 00 0A 00 05 00 07 00 00 00 08 08 32 00 2C 01 05 5F 23 58 02 10 00 20 00")
        #expect(values == [.beltSpeed(kmh: 5), .beltDistance(3000), .heartRate(95), .beltElapsed(600)])
    }

    @Test func `two paces of two bytes are told by where the packet ends`() {
        #expect(decoder.values("60 20 F4 01 90 01 2C 01 0A 00 00") == [.beltSpeed(kmh: 5), .beltSteps(10)])
        #expect(decoder.values("60 20 F4 01 90 2C 0A 00 00") == [.beltSpeed(kmh: 5), .beltSteps(10)])
    }

    @Test(arguments: ["60 20 F4 01 90 01 2C 01 0A 00", "60 20 F4 01 90 01 2C 01 0A 00 00 00", "60 60 F4 01 90 01 2C 01 0A 00 00 99"])
    func `what follows a pace is left out where no width ends with the packet`(_ hex: String) {
        #expect(decoder.values(hex) == [.beltSpeed(kmh: 5)])
    }

    @Test func `bytes after the last field are ignored, as are the fields of bits that nobody knows`() {
        #expect(decoder.values("04 20 F4 01 0A 00 00 0B 00 00 99 99 99") == [.beltSpeed(kmh: 5), .beltDistance(10), .beltSteps(11)])
        #expect(decoder.values("04 E0 F4 01 0A 00 00 0B 00 00 99 99 99") == [.beltSpeed(kmh: 5), .beltDistance(10), .beltSteps(11)])
    }

    @Test func `what is not available is no number`() {
        #expect(decoder.values("04 25 FF FF FF FF FF FF FF FF FF FF FF") == [])
        // Incline, elevation, energy and power are stepped over, whatever stands in them.
        #expect(
            decoder.values("98 34 F4 01 FF 7F FF 7F FF FF FF 7F FF FF FF FF FF 3C 00 FF 7F FF 7F 0A 00 00")
                == [.beltSpeed(kmh: 5), .beltElapsed(60), .beltSteps(10)])
    }

    @Test func `a belt that wakes up says zeros, and no heart rate`() {
        #expect(
            decoder.values("84 25 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00 00")
                == [.beltSpeed(0), .beltDistance(0), .beltElapsed(0), .beltSteps(0)])
        #expect(decoder.values("00 00") == [])
        #expect(decoder.values("00") == [])
    }

    @Test func `a record in two packets is read when the second comes, at its time`() {
        // Matrix, as TrackMyIndoorWorkout's tests have it.
        #expect(decoder.values("9F 00 61 00 36 00 00 00 00 FF 7F 00 00 FF FF 05 00 6E 00 02") == [])
        #expect(
            decoder.values("00 1F 71 00 00 02 CC 00 3C 06 FF 7F 1A 00")
                == [.beltSpeed(kmh: 1.13), .beltDistance(54), .beltElapsed(204)])
        // Nothing of it stays for the next record.
        #expect(decoder.values("00 00 71 00") == [.beltSpeed(kmh: 1.13)])
    }

    @Test func `half a record is forgotten with the connection`() {
        #expect(decoder.values("05 00 36 00 00") == [])
        decoder.reset()
        #expect(decoder.values("00 00 71 00") == [.beltSpeed(kmh: 1.13)])
    }

    @Test func `a record that never ended gives way to the next one's numbers`() {
        #expect(decoder.values("05 00 36 00 00") == [])
        #expect(decoder.values("05 00 38 00 00") == [])
        #expect(decoder.values("00") == [])
        #expect(decoder.values("00 00 71 00") == [.beltSpeed(kmh: 1.13), .beltDistance(56)])
    }

    @Test func `a belt whose packets all say that more follows says nothing`() {
        for _ in 0..<100 { #expect(decoder.values("05 20 36 00 00 0A 00 00") == []) }
    }
}
