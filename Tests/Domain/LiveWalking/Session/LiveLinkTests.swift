import Testing
import Walking

@testable import LiveWalking

/// The links of the sensors of a walk: what a broken one leaves behind, and what a young one may still bring.
struct LiveLinkTests {
    private var session = LiveSession(start: Instant(milliseconds: 1_795_333_200_000))

    private mutating func receive(_ value: SensorValue, from sensor: String, at seconds: Double) {
        session.receive(SensorReading(time: SessionTime(seconds: seconds), sensor: sensor, value))
    }

    private mutating func receive(_ event: SessionEvent, at seconds: Double) {
        session.receive(event, at: SessionTime(seconds: seconds))
    }

    @Test mutating func `a belt that moved when its link broke is lost until the link stands again`() {
        receive(.connected("pad"), at: 0)
        receive(.beltSpeed(1), from: "pad", at: 1)
        #expect(session.state.lostBelt == nil)
        receive(.disconnected("pad"), at: 2)
        #expect(session.state.lostBelt == "pad" && session.state.silentBelt == nil)
        receive(.connected("pad"), at: 9)
        #expect(session.state.lostBelt == nil)
    }

    @Test mutating func `a belt that stood, a pod, and a belt of a feed that tells no links are not lost`() {
        for name in ["pad", "pod"] { receive(.connected(name), at: 0) }
        receive(.beltSpeed(0), from: "pad", at: 1)
        receive(.podSpeed(1), from: "pod", at: 1)
        receive(.beltSpeed(1), from: "other", at: 1)
        for name in ["pad", "pod"] { receive(.disconnected(name), at: 2) }
        session.advance(to: SessionTime(seconds: 60))
        #expect(session.state.lostBelt == nil)
    }

    @Test mutating func `a walk that is gone on with takes no link for broken that it has not made yet`() {
        receive(.connected("pad"), at: 0)
        receive(.beltSpeed(1), from: "pad", at: 1)
        receive(.disconnected("pad"), at: 2)
        receive(.gap(.restart, since: SessionTime(seconds: 2)), at: 30)
        #expect(session.state.lostBelt == nil)
    }

    @Test mutating func `steps are waited for while a link is young, and of a sensor that counts none no longer`() {
        receive(.connected("pad"), at: 0)
        receive(.beltSpeed(1), from: "pad", at: 1)
        #expect(session.state.missing(.steps) == .awaited && session.state.missing(.cadence) == .awaited)
        session.advance(to: SessionTime(seconds: 12))
        receive(.beltSpeed(1), from: "pad", at: 12)
        #expect(session.state.missing(.steps) == .steps)
    }

    @Test mutating func `a cadence is waited for while a belt counts, and a heart is no step`() {
        for name in ["pad", "strap"] { receive(.connected(name), at: 0) }
        receive(.heartRate(90), from: "strap", at: 1)
        receive(.beltSpeed(1), from: "pad", at: 1)
        receive(.beltSteps(0), from: "pad", at: 1)
        session.advance(to: SessionTime(seconds: 3))
        #expect(session.state.missing(.steps) == nil && session.state.missing(.cadence) == .awaited)
        receive(.disconnected("pad"), at: 4)
        session.advance(to: SessionTime(seconds: 8))
        #expect(session.state.missing(.cadence) == .steps, "one that counts no more is not waited for")
        var other = LiveLinkTests()
        other.receive(.connected("strap"), at: 0)
        other.receive(.heartRate(90), from: "strap", at: 1)
        #expect(other.session.state.missing(.steps) == .steps)
    }
}
