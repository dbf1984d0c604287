import Testing
import Walking

@testable import LiveWalking

/// The correction of what a sensor measures.
struct SensorScaleTests {
    @Test func `a known way corrects what was said of it, with the correction of before in it`() {
        let first = SensorScale.exact.corrected(walked: 400, said: 385)
        #expect(first?.factor == 1.039)
        #expect(first?.corrected(walked: 400, said: 404)?.factor == 1.029)
    }

    @Test func `the two ways that made a correction make no other one when they are said again`() {
        let first = SensorScale.exact.corrected(walked: 400, said: 385)
        #expect(first?.corrected(walked: 400, said: 385) == first)
    }

    @Test func `two equal ways take a sensor at its word again`() throws {
        let wrong = try #require(SensorScale(1.039))
        #expect(wrong.corrected(walked: 400, said: 400) == .exact)
        #expect(SensorScale.exact.corrected(walked: 400, said: 400) == .exact)
    }

    @Test(arguments: [(400.0, 0.0), (400, 800), (400, 200), (0, 400), (400, -1), (.infinity, 400), (.nan, 1)])
    func `what no inaccuracy explains corrects nothing`(_ walked: Double, _ said: Double) {
        #expect(SensorScale.exact.corrected(walked: walked, said: said) == nil)
    }

    @Test(arguments: [
        (SensorValue.beltSpeed(2), SensorValue.beltSpeed(2.5)), (.podDistance(4), .podDistance(5)), (.beltSteps(7), .beltSteps(7)),
    ])
    func `ways and speeds are corrected, and counts are not`(_ value: SensorValue, _ corrected: SensorValue) throws {
        #expect(value.scaled(by: try #require(SensorScale(1.25))) == corrected)
    }

    @Test func `a session counts the way as it is corrected, also where the correction changes on the way`() throws {
        var session = LiveSession(start: Instant(milliseconds: 1_795_333_200_000))
        func walk(_ seconds: ClosedRange<Int>) {
            for second in seconds {
                let time = SessionTime(seconds: Double(second))
                session.receive(SensorReading(time: time, sensor: "belt", .beltSpeed(1)))
                session.receive(SensorReading(time: time, sensor: "belt", .beltDistance(Double(second))))
            }
        }
        walk(0...100)
        let scale = try #require(SensorScale(1.1))
        session.receive(.device(SensorDescription(name: "belt", scale: scale)), at: SessionTime(seconds: 100))
        walk(101...200)
        session.receive(.end, at: SessionTime(seconds: 200))
        #expect(abs((session.state.distance ?? 0) - 210) < 0.001)
        #expect(session.state.speed == 1.1)
    }
}
