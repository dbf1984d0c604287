import Testing

@testable import LiveWalking

/// Counters of sensors, which begin anywhere, start over and lie.
struct MeterTests {
    private func at(_ seconds: Double) -> SessionTime { SessionTime(seconds: seconds) }

    @Test func `a counter counts from its first value on`() {
        var meter = Meter(fastest: 4, slack: 10)
        meter.read(counter: 3000, at: at(1))
        meter.read(counter: 3002, at: at(2))
        #expect(meter.total == 2)
    }

    @Test func `a counter that starts over counts what it shows now`() {
        var meter = Meter(fastest: 4, slack: 10)
        for (second, value) in [(1.0, 50.0), (2, 51), (18, 0), (19, 1.5)] { meter.read(counter: value, at: at(second)) }
        #expect(meter.total == 2.5)
    }

    @Test func `a jump that no body makes is not counted, and the counter goes on from there`() {
        var meter = Meter(fastest: 4, slack: 10)
        for (second, value) in [(1.0, 10.0), (2, 12), (3, 900), (4, 902)] { meter.read(counter: value, at: at(second)) }
        #expect(meter.total == 4)
        #expect(meter.outlierCount == 1)
    }

    @Test func `a counter that went on through a gap is believed as far as a body can walk`() {
        var meter = Meter(fastest: 4, slack: 10)
        meter.read(counter: 100, at: at(1))
        meter.read(counter: 170, at: at(61))
        #expect(meter.total == 70)
    }

    @Test func `what is no number changes nothing`() {
        var meter = Meter(fastest: 4, slack: 10)
        for value in [5, .nan, .infinity, -3, 6] { meter.read(counter: value, at: at(1)) }
        #expect(meter.total == 1)
        meter.add(.nan, at: at(2))
        #expect(meter.total == 1)
    }

    @Test func `it knows what it had counted at a moment`() {
        var meter = Meter(fastest: 4, slack: 10)
        for second in 0...10 { meter.read(counter: Double(second), at: at(Double(second))) }
        #expect(meter.total(at: at(4.5)) == 4.5)
        #expect(meter.total(at: at(20)) == 10)
    }

    @Test func `a month of readings keeps little`() {
        var meter = Meter(fastest: 4, slack: 10)
        for second in 0..<100_000 { meter.read(counter: Double(second), at: at(Double(second))) }
        #expect(meter.total == 99_999)
        #expect(meter.total(at: at(99_990)) == 99_990)
    }
}
