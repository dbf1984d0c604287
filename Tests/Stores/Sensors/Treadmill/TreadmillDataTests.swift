import LiveWalking
import Testing
import Walking

@testable import Sensors

struct TreadmillDataTests {
    private func values(_ bytes: [UInt8]) -> [SensorValue]? { TreadmillData(bytes)?.values }

    @Test func `a packet without fields has the speed alone, in hundredths of a kilometre an hour`() {
        #expect(values([0x00, 0x00, 0x68, 0x01]) == [.beltSpeed(1)])
    }

    @Test func `flags that are not whole are no packet, and a packet that breaks off has what came before`() {
        #expect(TreadmillData([]) == nil && TreadmillData([0x00]) == nil)
        #expect(values([0x00, 0x00]) == [] && values([0x00, 0x00, 0x68]) == [])
        // Distance and elapsed time are promised, and only the distance came.
        #expect(values([0x04, 0x04, 0x68, 0x01, 0x10, 0x00, 0x00]) == [.beltSpeed(1), .beltDistance(16)])
    }

    @Test func `fields are read where the flags put them`() {
        // Distance, elapsed time and steps.
        let bytes: [UInt8] = [0x04, 0x24, 0x68, 0x01, 0xE8, 0x03, 0x00, 0x3C, 0x00, 0x2C, 0x01, 0x00]
        #expect(values(bytes) == [.beltSpeed(1), .beltDistance(1000), .beltElapsed(60), .beltSteps(300)])
    }

    @Test func `fields that a walk does not need are stepped over`() {
        // Average speed, inclination, elevation, energy, heart rate, metabolic equivalent, elapsed, remaining, force.
        var bytes: [UInt8] = [0x9A, 0x1F, 0x68, 0x01]
        bytes += [1, 1] + [2, 2, 2, 2] + [3, 3, 3, 3] + [4, 4, 4, 4, 4] + [99] + [5] + [0x3C, 0x00] + [6, 6] + [7, 7, 7, 7]
        #expect(values(bytes) == [.beltSpeed(1), .heartRate(99), .beltElapsed(60)])
    }

    @Test func `numbers that mean that there is none are none`() {
        let absent: [UInt8] = [0x04, 0x25, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]
        #expect(values([0x00, 0x00, 0xFF, 0xFF]) == [])
        #expect(values(absent.map { $0 }) == [])
        #expect(values([0x00, 0x01, 0x68, 0x01, 0]) == [.beltSpeed(1)])
    }

    /// Flags: pace (bit 5) and elapsed time (bit 10).
    @Test func `the end of a packet tells how wide a pace is`() {
        let narrow: [UInt8] = [0x20, 0x04, 0x68, 0x01, 0x09, 0x3C, 0x00]
        let wide: [UInt8] = [0x20, 0x04, 0x68, 0x01, 0x09, 0x00, 0x3C, 0x00]
        #expect(values(narrow) == [.beltSpeed(1), .beltElapsed(60)])
        #expect(values(wide) == [.beltSpeed(1), .beltElapsed(60)])
        // Neither fits: what follows the pace is left out.
        #expect(values(wide + [1, 2, 3]) == [.beltSpeed(1)])
    }

    @Test func `of several packets each field is the one that came last`() throws {
        // The first has no speed, since more follows: distance and steps.
        let first = try #require(TreadmillData([0x05, 0x20, 0xE8, 0x03, 0x00, 0x2C, 0x01, 0x00]))
        let second = try #require(TreadmillData([0x04, 0x00, 0x68, 0x01, 0xE9, 0x03, 0x00]))
        #expect(first.flags.contains(.moreData) && !second.flags.contains(.moreData))
        #expect(first.values == [.beltDistance(1000), .beltSteps(300)])
        #expect(first.joined(with: second).values == [.beltSpeed(1), .beltDistance(1001), .beltSteps(300)])
    }

    @Test(arguments: 0..<200)
    func `whatever bytes come, the values are what a belt can say`(_ seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let bytes = (0..<Int.random(in: 0...40, using: &random)).map { _ in UInt8.random(in: .min ... .max, using: &random) }
        guard let data = TreadmillData(bytes) else {
            #expect(bytes.count < 2)
            return
        }
        for value in data.values {
            switch value {
            case .beltSpeed(let speed): #expect((0...183).contains(speed))
            case .beltDistance(let metres): #expect((0..<16_777_215).contains(metres))
            case .heartRate(let rate): #expect(rate.map { (1...254).contains($0) } == true)
            case .beltElapsed(let seconds): #expect((0..<65_535).contains(seconds))
            case .beltSteps(let steps): #expect((0..<16_777_215).contains(steps))
            default: Issue.record("\(value) is no value of a belt")
            }
        }
    }
}
