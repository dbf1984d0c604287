import Testing
import Walking

@testable import Importers

struct FITMessageTests {
    private func message(_ numbers: [UInt8: Double], timestamp: UInt32? = nil) -> FITMessage {
        FITMessage(kind: .record, numbers: numbers, timestamp: timestamp)
    }

    @Test func `a number comes in the profile's unit`() {
        let message = message([2: 3000])
        #expect(message.number(2) == 3000)
        #expect(message.number(2, scale: 5, offset: 500) == 100)
        #expect(message.number(3, scale: 5) == nil)
    }

    @Test(arguments: [(3.0, 3), (3.5, nil), (1e300, nil), (-0.0, 0)]) func `a whole number is whole`(_ number: Double, _ expected: Int?) {
        #expect(message([1: number]).integer(1) == expected)
        #expect(message([1: number]).integer(2) == nil)
    }

    @Test(
        arguments: [
            (0x1000_0000, 899_501_056), (0x0FFF_FFFF, nil), (0, nil), (1_000_000_000, 1_631_065_600),
        ] as [(UInt32, Int64?)])
    func `a count of seconds is a moment, unless its clock was never set`(_ count: UInt32, _ seconds: Int64?) {
        #expect(FITMessage.instant(count) == seconds.map { Instant(seconds: $0) })
        #expect(message([253: Double(count)]).instant(253) == seconds.map { Instant(seconds: $0) })
        #expect(message([:], timestamp: count).instant == seconds.map { Instant(seconds: $0) })
    }

    @Test(arguments: [-1, 0.5, 5e9]) func `what is no count of seconds is no moment`(_ number: Double) {
        #expect(message([253: number]).instant(253) == nil)
    }

    @Test func `semicircles are degrees, half a turn at the most`() {
        #expect(message([0: 1_073_741_824]).degrees(0) == 90)
        #expect(message([0: -2_147_483_648]).degrees(0) == -180)
        #expect(message([:]).degrees(0) == nil)
    }

    @Test(
        arguments: [
            (nil, .anything("")), (0, .anything("generic")), (11, .walking), (16, .hiking), (17, .hiking), (2, .other("cycling")),
            (250, .other("sport 250")),
        ] as [(Int?, Sport)])
    func `a sport is known by its number, and a number without a name is its own`(_ number: Int?, _ sport: Sport) {
        #expect(Sport(fit: number) == sport)
    }
}
