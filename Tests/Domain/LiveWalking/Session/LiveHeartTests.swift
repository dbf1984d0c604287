import Testing
import Walking

@testable import LiveWalking

/// The heart while it is walked: straps, and the grips of belts.
struct LiveHeartTests {
    private static let start = Instant(milliseconds: 1_795_333_200_000)

    private func session() -> LiveSession { LiveSession(start: Self.start) }

    private func end(_ session: inout LiveSession, at second: Int) { session.receive(.end, at: SessionTime(seconds: Double(second))) }

    @Test func `a heart without contact is no number, and a zero is none either`() {
        var session = session()
        for second in 1...10 {
            session.receive(SensorReading(time: SessionTime(seconds: Double(second)), sensor: "strap", .heartRate(second < 6 ? 104 : 0)))
        }
        session.advance(to: SessionTime(seconds: 10.5))
        #expect(session.state.heartRate == nil)
        #expect(session.minutes.first?.heart == LiveMinute.HeartRates(sum: 520, count: 5, least: 104, most: 104, sensor: "strap"))
    }

    @Test func `a strap that does not touch the skin is named after ten seconds, until it hears the heart`() {
        var session = session()
        session.receive(.device(SensorDescription(name: "strap", title: "Chest")), at: .zero)
        func say(_ beats: Int?, _ seconds: ClosedRange<Int>, by sensor: String = "strap") {
            for second in seconds {
                session.receive(SensorReading(time: SessionTime(seconds: Double(second)), sensor: sensor, .heartRate(beats)))
            }
        }
        say(nil, 1...11)
        #expect(session.state.silentStrap == nil)
        say(nil, 12...13)
        #expect(session.state.silentStrap == "Chest")
        #expect(session.state.missing(.heart) == .contact)
        say(84, 14...15)
        #expect(session.state.silentStrap == nil && session.state.missing(.heart) == nil)
        session.advance(to: SessionTime(seconds: 40))
        #expect(session.state.silentStrap == nil && session.state.missing(.heart) == .heart, "one that is not heard lacks no contact")
    }

    @Test func `nobody holds the grips of a belt, and nobody has to`() {
        var session = session()
        for second in 1...30 {
            let time = SessionTime(seconds: Double(second))
            for value: SensorValue in [.beltSpeed(1), .heartRate(nil)] {
                session.receive(SensorReading(time: time, sensor: "belt", value))
            }
        }
        #expect(session.state.silentStrap == nil)
    }

    @Test func `the heart rates of a minute are kept by the name that the strap was given`() {
        var session = session()
        session.receive(.device(SensorDescription(name: "C0:FF:EE:00:00:03", title: "Grandma's strap")), at: .zero)
        for second in 1...80 {
            let beats = second == 30 ? 130 : 100
            session.receive(
                SensorReading(time: SessionTime(seconds: Double(second) - 0.5), sensor: "C0:FF:EE:00:00:03", .heartRate(beats)))
        }
        end(&session, at: 80)
        let samples = session.samples.filter { Metric.ofWalks.contains($0.metric) }
        #expect(samples.allSatisfy { $0.source == Source(name: "Grandma's strap", kind: .live) })
        #expect(samples.filter { $0.metric == .heartRate }.map(\.value) == [100.5, 100])
        #expect(samples.filter { $0.metric == .highestHeartRate }.map(\.value) == [130, 100])
    }

    @Test func `a strap is believed before the grips of a belt`() {
        var session = session()
        for second in 1...10 {
            let time = SessionTime(seconds: Double(second))
            for value in [SensorValue.beltSpeed(1.2), .heartRate(70)] { session.receive(SensorReading(time: time, sensor: "belt", value)) }
            session.receive(SensorReading(time: time, sensor: "strap", .heartRate(104)))
        }
        session.advance(to: SessionTime(seconds: 10.5))
        #expect(session.state.heartRate == 104)
    }
}
