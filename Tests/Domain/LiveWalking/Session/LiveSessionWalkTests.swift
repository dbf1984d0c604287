import LiveWalking
import Testing
import Walking

/// The walk and the records that a session becomes.
struct LiveSessionWalkTests {
    /// Twenty seconds before a whole minute.
    private let start = Instant(seconds: 1_800_000_000 - 20)
    private let id = WalkID()

    private func session(seconds: Int = 100, _ change: (inout Walker, inout LiveSession) -> Void = { _, _ in }) -> LiveSession {
        var session = LiveSession(start: start)
        var walker = Walker()
        walker.pod = nil
        change(&walker, &session)
        walker.walk(seconds, &session)
        return session
    }

    private func ended(_ session: LiveSession, at second: Double) -> LiveSession {
        var session = session
        session.receive(.end, at: SessionTime(seconds: second))
        return session
    }

    @Test func `a walk has the session's name, its times and its numbers`() {
        let session = ended(session(), at: 100)
        let walk = session.walk(id, zone: .utc)
        #expect(walk.id == id && walk.start == start && walk.end == start + .seconds(100) && walk.source == .liveWalk)
        #expect(walk.steps == session.state.steps.map { Int(clamping: $0) } && walk.distance == session.state.distance)
        #expect((walk.steps ?? 0) > 170 && (walk.distance ?? 0) > 120)
    }

    @Test func `nobody who counted leaves the numbers unknown, and a walk lasts a second at least`() {
        let walk = ended(LiveSession(start: start), at: 0).walk(id, zone: .utc)
        #expect(walk.steps == nil && walk.distance == nil && walk.end - walk.start == .seconds(1))
        #expect(ended(LiveSession(start: start), at: 0).samples == [])
    }

    @Test func `records lie in whole minutes, begin with the walk and end with it`() {
        let samples = ended(session(), at: 100).samples.filter { $0.metric == .steps }
        #expect(samples.map(\.start) == [start, start + .seconds(20), start + .seconds(80)])
        #expect(samples.map(\.end) == [start + .seconds(20), start + .seconds(80), start + .seconds(100)])
        #expect(samples.allSatisfy { $0.grain == .record })
    }

    @Test func `the records of a session add up to its walk`() {
        let session = ended(session(seconds: 300), at: 300)
        for metric in [Metric.steps, .distance] {
            let sum = session.samples.filter { $0.metric == metric }.reduce(0) { $0 + $1.value }
            let whole = metric == .steps ? session.state.steps : session.state.distance
            #expect(abs(sum - (whole ?? -1)) < 1e-6)
        }
    }

    @Test func `a minute in which one sensor takes over from another is one after the other, and adds up to the walk`() {
        var session = LiveSession(start: start)
        var walker = Walker()
        walker.isLost = { sensor, second in sensor == "belt" && (40..<55).contains(second) }
        walker.walk(100, &session)
        session = ended(session, at: 100)
        for metric in [Metric.steps, .distance] {
            let samples = session.samples.filter { $0.metric == metric }.sorted { $0.start < $1.start }
            #expect(samples.count > 3, "two sensors in one minute")
            #expect(zip(samples, samples.dropFirst()).allSatisfy { $0.end <= $1.start && $0.start < $0.end }, "\(samples)")
            let whole = metric == .steps ? session.state.steps : session.state.distance
            #expect(abs(samples.reduce(0) { $0 + $1.value } - (whole ?? -1)) < 1e-6)
        }
    }

    @Test func `a way that was estimated while the belt was lost is not told by the belt again`() {
        var session = LiveSession(start: start, ownStepLength: 0.65)
        session.receive(.device(SensorDescription(name: "pod", cadence: .steps)), at: .zero)
        for second in 1...100 {
            let time = SessionTime(seconds: Double(second))
            if !(40..<70).contains(second) {
                session.receive(SensorReading(time: time, sensor: "belt", .beltSpeed(1.25)))
                session.receive(SensorReading(time: time, sensor: "belt", .beltDistance(Double(second) * 1.25)))
            }
            session.receive(SensorReading(time: time, sensor: "pod", .podCadence(110)))
        }
        session = ended(session, at: 100)
        // The belt's 125 m, of which its thirty seconds away follow from the steps: 1.19 m a second.
        #expect((115...126).contains(session.state.distance ?? 0), "\(session.state.distance ?? 0)")
        let samples = session.samples.filter { $0.metric == .distance }.sorted { $0.start < $1.start }
        #expect(zip(samples, samples.dropFirst()).allSatisfy { $0.end <= $1.start && $0.start < $0.end }, "\(samples)")
        #expect(abs(samples.reduce(0) { $0 + $1.value } - (session.state.distance ?? 0)) < 1e-6)
    }

    @Test func `a record is its sensor's, under the name that people know, and the keys' is nobody's device`() {
        let description = SensorDescription(name: "belt", title: "Pad", maker: "KingSmith", model: "G1")
        var known = session { $1.receive(.device(description), at: .zero) }
        known = ended(known, at: 100)
        #expect(Set(known.samples.map(\.source)) == [Source(name: "Pad", manufacturer: "KingSmith", model: "G1", kind: .live)])
        var tapped = LiveSession(start: start)
        for second in [5.0, 10] { tapped.receive(.tapped(steps: 10), at: SessionTime(seconds: second)) }
        tapped = ended(tapped, at: 20)
        #expect(tapped.samples.map(\.source) == [Source(name: "GND", model: "live", kind: .other)])
        #expect(tapped.samples.map(\.value) == [40])
    }

    @Test func `a clock that was put right moves the walk, its laps and its records alike`() {
        let wrong = session(seconds: 60)
        func finished(_ wall: Duration?) -> LiveSession {
            var session = wrong
            session.receive(.lap(.key), at: SessionTime(seconds: 40))
            if let wall { session.receive(.clock(start + .seconds(50) + wall), at: SessionTime(seconds: 50)) }
            return ended(session, at: 60)
        }
        let (plain, moved) = (finished(nil), finished(.seconds(3600)))
        let (walk, later) = (plain.walk(id, zone: .utc), moved.walk(id, zone: .utc))
        #expect(later.start == walk.start + .seconds(3600) && later.end == walk.end + .seconds(3600))
        #expect(later.laps.map(\.end) == walk.laps.map { $0.end + .seconds(3600) })
        #expect(moved.samples.map(\.start) == plain.samples.map { $0.start + .seconds(3600) })
        #expect(later.steps == walk.steps)
    }

    @Test func `effort and note go with the walk, also when they come behind its end`() {
        var session = ended(session(), at: 100)
        session.receive(.effort(13), at: SessionTime(seconds: 110))
        session.receive(.effort(21), at: SessionTime(seconds: 111))
        session.receive(.note("cold"), at: SessionTime(seconds: 112))
        let walk = session.walk(id, zone: .utc)
        #expect(walk.effort == 13 && walk.note == "cold" && walk.end == start + .seconds(100))
    }
}
