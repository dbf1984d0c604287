import LiveWalking
import Testing
import Walking

@testable import Sensors

struct SensorDecodersTests {
    private var decoders = SensorDecoders()

    private mutating func values(_ characteristic: String, _ hex: String, of sensor: String = "belt") -> [SensorValue] {
        decoders.readings(of: SensorPacket(characteristic, hex, sensor: sensor)).map(\.value)
    }

    @Test mutating func `a reading has the time and the sensor of the packet that ends it`() {
        #expect(decoders.readings(of: SensorPacket("2acd", "05 00 36 00 00", sensor: "pad", at: 1)) == [])
        let time = SessionTime(seconds: 1.25)
        #expect(
            decoders.readings(of: SensorPacket("2acd", "00 00 71 00", sensor: "pad", at: 1.25)) == [
                SensorReading(time: time, sensor: "pad", .beltSpeed(kmh: 1.13)),
                SensorReading(time: time, sensor: "pad", .beltDistance(54)),
            ])
    }

    @Test mutating func `sensors do not end each other's records, nor do other characteristics`() {
        #expect(values("2acd", "05 00 36 00 00", of: "one") == [])
        #expect(values("2acd", "00 00 71 00", of: "two") == [.beltSpeed(kmh: 1.13)])
        #expect(values("2ada", "04", of: "one") == [.belt(.started)])
        #expect(values("2acd", "00 00 71 00", of: "one") == [.beltSpeed(kmh: 1.13), .beltDistance(54)])
    }

    @Test mutating func `a lost connection discards what had begun, of that sensor only`() {
        for sensor in ["one", "two"] { #expect(values("2acd", "05 00 36 00 00", of: sensor) == []) }
        decoders.disconnected("one")
        decoders.disconnected("never seen")
        #expect(values("2acd", "00 00 71 00", of: "one") == [.beltSpeed(kmh: 1.13)])
        #expect(values("2acd", "00 00 71 00", of: "two") == [.beltSpeed(kmh: 1.13), .beltDistance(54)])
    }

    @Test mutating func `what nothing can read is counted, and what says nothing of a walk is not`() {
        for _ in 0..<3 { #expect(values("fed7", "70 72 6F 70 73") == []) }
        #expect(values("7e78aa19-72cd-d3b8-a81f-1b2d0e2f4f2e", "0F") == [])
        #expect(values("2ad3", "01 01") == [])
        #expect(values("2acd", "") == [])
        #expect(decoders.unknown == ["fed7": 3, "7e78aa19-72cd-d3b8-a81f-1b2d0e2f4f2e": 1])
    }

    @Test mutating func `a belt that speaks two protocols counts by its maker's until the connection ends`() {
        let standard = "04 20 F4 01 0A 00 00 0B 00 00"
        let own = "02 51 03 0E 00 4A 01 0B 00 82 00 71 01 00 00 00 00 F4 03"
        #expect(values("2acd", standard).count == 3)
        #expect(values("fff1", "A1 AA 01") == [])
        #expect(values("2acd", standard).count == 3)
        #expect(values("fff1", own).count == 5)
        #expect(values("2acd", standard) == [])
        #expect(values("2ada", "02 02") == [.belt(.paused)])
        #expect(values("2acd", standard, of: "another").count == 3)
        decoders.disconnected("belt")
        #expect(values("2acd", standard).count == 3)
    }

    @Test mutating func `packets in any order, of any sensor and length, give numbers that can be`() {
        var generator = SeededGenerator(seed: 5)
        let characteristics = Set(PublishedPacket.all.map(\.characteristic)).sorted() + ["fed7"]
        for _ in 0..<50_000 {
            let characteristic = characteristics[.random(in: characteristics.indices, using: &generator)]
            let sensor = ["belt", "pod", "strap"][.random(in: 0..<3, using: &generator)]
            let bytes = (0..<Int.random(in: 0...30, using: &generator)).map { _ in UInt8.random(in: 0...255, using: &generator) }
            let readings = decoders.readings(of: SensorPacket(characteristic, bytes: bytes, sensor: sensor))
            #expect(readings.allSatisfy { $0.sensor == sensor && $0.value.isPossible })
            if Int.random(in: 0..<50, using: &generator) == 0 { decoders.disconnected(sensor) }
        }
    }
}
