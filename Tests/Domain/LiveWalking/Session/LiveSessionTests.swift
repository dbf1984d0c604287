import Testing
import Walking

@testable import LiveWalking

/// A walk while it is walked.
struct LiveSessionTests {
    private static let start = Instant(milliseconds: 1_795_333_200_000)

    private func session(ownStepLength: Double? = nil) -> LiveSession { LiveSession(start: Self.start, ownStepLength: ownStepLength) }

    private func end(_ session: inout LiveSession, at second: Int) { session.receive(.end, at: SessionTime(seconds: Double(second))) }

    @Test func `a belt counts, and a pod beside it adds nothing`() {
        var session = session()
        var walker = Walker()
        walker.walk(600, &session)
        end(&session, at: 600)
        #expect(abs((session.state.steps ?? 0) - walker.steps) < 4)
        #expect(abs((session.state.distance ?? 0) - walker.metres) < 3)
    }

    @Test(arguments: [1.0, 2])
    func `a pod alone counts, whether its cadence is steps or strides`(_ stepsPerCount: Double) {
        var session = session()
        var walker = Walker()
        walker.hasBelt = false
        walker.pod = stepsPerCount
        walker.walk(600, &session)
        end(&session, at: 600)
        #expect(abs((session.state.steps ?? 0) - walker.steps) / walker.steps < 0.02)
        #expect(abs((session.state.distance ?? 0) - walker.metres) / walker.metres < 0.02)
        #expect(session.state.sensors.first?.stepsPerCount == stepsPerCount)
    }

    @Test func `what the belt had on its counters before is not ours`() {
        var session = session()
        var walker = Walker()
        walker.beltOffset = (4000, 3000)
        walker.walk(60, &session)
        end(&session, at: 60)
        #expect((session.state.steps ?? 0) <= walker.steps)
        #expect((session.state.distance ?? 0) <= walker.metres)
    }

    @Test func `a sensor that is lost is stood in for, and nothing is counted twice when it is back`() {
        var session = session()
        var walker = Walker()
        walker.isLost = { sensor, second in sensor == "belt" && (100..<200).contains(second) }
        walker.walk(400, &session)
        end(&session, at: 400)
        #expect(abs((session.state.steps ?? 0) - walker.steps) / walker.steps < 0.02)
        #expect(abs((session.state.distance ?? 0) - walker.metres) / walker.metres < 0.02)
    }

    @Test(arguments: 1...20)
    func `packets that are lost at random leave the sums within two percent, and never above`(_ seed: UInt64) {
        var dice = SeededGenerator(seed: seed)
        let lost = (0..<2000).map { _ in [Int.random(in: 0..<10, using: &dice) < 3, Int.random(in: 0..<10, using: &dice) < 3] }
        var session = session()
        var walker = Walker()
        walker.isLost = { sensor, second in lost[second][sensor == "belt" ? 0 : 1] }
        for _ in 0..<6 {
            (walker.speed, walker.cadence) = (Double.random(in: 0.7...1.7, using: &dice), Double.random(in: 85...130, using: &dice))
            walker.walk(Int.random(in: 60...200, using: &dice), &session)
            walker.stand(Int.random(in: 0...20, using: &dice), &session)
        }
        end(&session, at: walker.second)
        let (steps, metres) = (session.state.steps ?? 0, session.state.distance ?? 0)
        #expect(steps <= walker.steps + 1 && steps >= walker.steps * 0.98)
        #expect(metres <= walker.metres + 1 && metres >= walker.metres * 0.98)
    }

    @Test(arguments: [false, true])
    func `a second pod adds nothing, and neither does a pad that lies about its cadence`(_ hasPad: Bool) {
        var session = session()
        for second in 1...600 {
            let time = SessionTime(seconds: Double(second))
            func say(_ sensor: String, _ values: SensorValue...) {
                for value in values { session.receive(SensorReading(time: time, sensor: sensor, value)) }
            }
            // One pod counts strides, the other steps; each is lost now and then.
            if !second.isMultiple(of: 7) { say("pod", .podSpeed(1.25), .podCadence(55)) }
            if !(200..<220).contains(second) { say("pod2", .podSpeed(1.24), .podCadence(110)) }
            guard hasPad else { continue }
            let steps = Int(clamping: Double(second) * 110 / 60)
            say("pad", .beltSpeed(1.25), .beltDistance(Double(second) * 1.25), .beltSteps(steps), .podCadence(170))
        }
        end(&session, at: 600)
        let (steps, metres) = (session.state.steps ?? 0, session.state.distance ?? 0)
        #expect(steps <= 1101 && steps >= 1100 * 0.98)
        #expect(metres <= 751 && metres >= 750 * 0.98)
        #expect(abs((session.state.cadence ?? 0) - 110) < 1)
    }

    @Test func `standing is a pause from the first still second on`() {
        var session = session()
        var walker = Walker()
        walker.walk(100, &session)
        walker.stand(14, &session)
        walker.walk(30, &session)
        end(&session, at: 144)
        #expect(session.pauses.map(\.start.seconds) == [101])
        #expect(session.pauses.map { $0.end?.seconds } == [115])
        #expect(session.movingSeconds.rounded(.down) == 130)
    }

    @Test func `no packets are no pause`() {
        var session = session()
        var walker = Walker()
        walker.walk(30, &session)
        session.advance(to: SessionTime(seconds: 90))
        #expect(!session.state.isPaused)
        #expect(session.pauses.isEmpty)
        #expect(session.state.sensors.allSatisfy { !$0.isFresh })
    }

    @Test func `a walk that is ended in a pause was over when the pause began`() {
        var session = session()
        var walker = Walker()
        walker.walk(60, &session)
        session.receive(.pause, at: SessionTime(seconds: 60))
        session.receive(.end, at: SessionTime(seconds: 130))
        let walk = session.walk(WalkID(), zone: .utc)
        #expect(session.pauses.isEmpty && walk.duration == .seconds(60) && walk.movingTime == nil)
    }

    @Test func `in a pause by key nothing counts, and it ends by key alone`() {
        var session = session()
        var walker = Walker()
        walker.walk(60, &session)
        let before = session.state.steps ?? 0
        session.receive(.pause, at: SessionTime(seconds: 60.5))
        walker.walk(60, &session)
        #expect(session.state.isPausedByKey)
        #expect(abs((session.state.steps ?? 0) - before) < 3)
        session.receive(.resume, at: SessionTime(seconds: 120.5))
        walker.walk(60, &session)
        end(&session, at: 180)
        #expect(abs((session.state.steps ?? 0) - before * 2) < 6)
        #expect(session.pauses.map(\.isByKey) == [true])
    }

    /// Taps each step for ten seconds, at 120 a minute.
    private func tap(_ session: inout LiveSession, from second: Double) {
        for step in 0...20 { session.receive(.tapped(steps: 1), at: SessionTime(seconds: second + Double(step) / 2)) }
    }

    @Test func `without sensors there is time, and the taps of ten seconds estimate the steps of the whole walk`() {
        var session = session(ownStepLength: 0.7)
        session.advance(to: SessionTime(seconds: 30))
        #expect(session.state.steps == nil && session.state.distance == nil)
        tap(&session, from: 30.2)
        end(&session, at: 600)
        #expect(abs((session.state.steps ?? 0) - 1200) < 1 && session.state.areStepsEstimated)
        #expect(abs((session.state.distance ?? 0) - 840) < 1 && session.state.isDistanceEstimated)
        #expect(session.samples.allSatisfy { $0.source == .liveEstimate })
        let minutes = session.samples.filter { $0.metric == .steps }.map(\.value)
        #expect(minutes.count == 10 && minutes.allSatisfy { abs($0 - 120) < 1 })
    }

    @Test func `a few taps are no steps, since nothing follows from them`() {
        var session = session(ownStepLength: 0.7)
        for second in 1...5 { session.receive(.tapped(steps: 1), at: SessionTime(seconds: Double(second))) }
        end(&session, at: 600)
        #expect(session.state.steps == nil && session.state.distance == nil && session.state.cadence == nil)
    }

    @Test func `of a pause and of a gap nothing is estimated, and a later cadence holds from there on`() {
        var session = session()
        tap(&session, from: 10)
        session.receive(.pause, at: SessionTime(seconds: 60))
        session.receive(.resume, at: SessionTime(seconds: 100))
        session.receive(.gap(.sleep, since: SessionTime(seconds: 160)), at: SessionTime(seconds: 1000))
        session.advance(to: SessionTime(seconds: 1060))
        #expect(abs((session.state.steps ?? 0) - 360) < 6)
        for step in 0...20 { session.receive(.tapped(steps: 1), at: SessionTime(seconds: 1060 + Double(step))) }
        session.advance(to: SessionTime(seconds: 1140))
        #expect(abs((session.state.steps ?? 0) - 450) < 10)
        #expect(session.movingSeconds == 259)
    }

    @Test(arguments: [true, false])
    func `tapped steps stand in for a belt that is lost, and nothing is counted twice when it is back`(_ isTappedFirst: Bool) {
        var session = session()
        var walker = Walker()
        (walker.pod, walker.cadence) = (nil, 120)
        walker.isLost = { _, second in (100..<200).contains(second) }
        walker.walk(isTappedFirst ? 10 : 110, &session)
        tap(&session, from: isTappedFirst ? 10 : 110)
        walker.walk(isTappedFirst ? 390 : 290, &session)
        end(&session, at: 400)
        #expect(abs((session.state.steps ?? 0) - 800) < 12)
        #expect(session.state.areStepsEstimated)
    }

    @Test func `what was walked before a lap ended and is counted later is that lap's`() {
        var session = session()
        session.receive(.lap(.key), at: SessionTime(seconds: 30))
        tap(&session, from: 60)
        session.advance(to: SessionTime(seconds: 90.5))
        #expect(session.laps.map { $0.steps.rounded() } == [60])
        session.receive(.lap(.key), at: SessionTime(seconds: 90.5))
        end(&session, at: 100)
        #expect(session.laps.map { $0.steps.rounded() } == [60, 121])
    }

    @Test func `a gap is never on the move, not even while its seconds are counted`() {
        var session = session()
        session.receive(.laps(every: .tenMinutes), at: .zero)
        session.advance(to: SessionTime(seconds: 60))
        session.receive(.gap(.restart, since: SessionTime(seconds: 60)), at: SessionTime(seconds: 3600))
        #expect(session.laps.isEmpty && session.movingSeconds == 60)
        #expect(session.pauses == [LivePause(start: SessionTime(seconds: 60), end: SessionTime(seconds: 3600), isByKey: false)])
        session.advance(to: SessionTime(seconds: 4200))
        #expect(session.laps.count == 1 && session.state.moving == 659)
    }

    @Test func `taps are a cadence only as long as no sensor says one`() {
        var session = session()
        for second in 1...10 { session.receive(.tapped(steps: 2), at: SessionTime(seconds: Double(second))) }
        #expect(session.state.cadence == 120 && session.state.isCadenceTapped && session.state.stepLength == nil)
        for second in 11...14 {
            session.receive(SensorReading(time: SessionTime(seconds: Double(second)), sensor: "belt", .beltSpeed(1)))
            session.receive(SensorReading(time: SessionTime(seconds: Double(second)), sensor: "belt", .beltSteps(second * 2)))
        }
        #expect(session.state.cadence != nil && !session.state.isCadenceTapped)
        session.receive(.pause, at: SessionTime(seconds: 30))
        #expect(session.state.cadence == nil)
    }

    @Test func `laps hold what was walked since the one before`() {
        var session = session()
        var walker = Walker()
        walker.walk(60, &session)
        session.receive(.lap(.key), at: SessionTime(seconds: 60.5))
        walker.walk(120, &session)
        session.receive(.lap(.key), at: SessionTime(seconds: 180.5))
        #expect(session.laps.count == 2)
        #expect(abs(session.laps[0].distance - 75) < 3 && abs(session.laps[1].distance - 150) < 3)
    }

    /// The belt says whole metres: 1609 at 1238 s, 1611 and 1612 in the seconds after, and is first heard at 1.
    @Test(arguments: [(lost: -1, end: 1238.672), (1239, 1238.896)])
    func `laps of a length end inside the second in which it was reached`(_ lost: Int, _ end: Double) {
        var session = session()
        session.receive(.laps(every: .mile), at: .zero)
        var walker = Walker()
        (walker.speed, walker.pod) = (1.3, nil)
        walker.isLost = { _, second in second == lost }
        walker.walk(1300, &session)
        self.end(&session, at: 1300)
        #expect(session.laps.map(\.distance) == [1609.344])
        #expect(abs((session.laps.first?.end.seconds ?? 0) - end) < 0.002)
        #expect(abs((session.laps.first?.steps ?? 0) - 1238 * 110 / 60) < 5)
    }

    @Test func `laps by time count the time on the move, and a lap by key begins them anew`() {
        var session = session()
        session.receive(.laps(every: .tenMinutes), at: .zero)
        var walker = Walker()
        walker.pod = nil
        walker.walk(300, &session)
        walker.stand(60, &session)
        walker.walk(400, &session)
        session.receive(.lap(.key), at: SessionTime(seconds: 760.5))
        walker.walk(700, &session)
        end(&session, at: 1460)
        let ends = session.laps.map { Int(clamping: $0.end.seconds.rounded()) }
        #expect(ends.count == 3 && ends[1] == 761)
        #expect(abs(ends[0] - 660) <= 3 && abs(ends[2] - 1360) <= 3)
        #expect(abs((session.laps.first?.distance ?? 0) - 750) < 6)
    }

    @Test func `a lap by key begins a length anew, and so does asking for it`() {
        var session = session(ownStepLength: 1)
        func walk(_ seconds: ClosedRange<Int>) {
            for second in seconds { session.receive(.tapped(steps: 2), at: SessionTime(seconds: Double(second))) }
        }
        walk(1...100)
        session.receive(.laps(every: .kilometre), at: SessionTime(seconds: 100.5))
        walk(101...700)
        #expect(session.laps.map { $0.distance.rounded() } == [1200])
        session.receive(.lap(.key), at: SessionTime(seconds: 700.5))
        walk(701...1250)
        end(&session, at: 1251)
        #expect(session.laps.map { $0.distance.rounded() } == [1200, 201, 1000])
        #expect(abs((session.laps.last?.end.seconds ?? 0) - 1200.5) < 0.01)
    }

    @Test func `minutes lie on the wall clock, and hold what the whole holds`() {
        var session = LiveSession(start: Self.start + .seconds(20))
        var walker = Walker()
        walker.walk(130, &session)
        end(&session, at: 130)
        #expect(session.minutes.count == 3)
        let steps = session.samples.filter { $0.metric == .steps }
        #expect(steps.map { ($0.end - $0.start).milliseconds } == [40_000, 60_000, 30_000])
        #expect(abs(steps.reduce(0) { $0 + $1.value } - (session.state.steps ?? 0)) < 0.001)
        #expect(steps.allSatisfy { $0.source.kind == .live })
    }

    @Test func `a step length follows from a belt that goes steadily, and from none that speeds up or slows down`() {
        var session = session()
        var walker = Walker()
        walker.pod = nil
        walker.walk(30, &session)
        #expect(abs((session.state.stepLength ?? 0) - 1.25 * 60 / 110) < 0.03)
        walker.speed = 0.8
        walker.walk(3, &session)
        #expect(session.state.speed != nil && session.state.cadence != nil && session.state.stepLength == nil)
        walker.walk(12, &session)
        #expect(abs((session.state.stepLength ?? 0) - 0.8 * 60 / 110) < 0.03)
        walker.speed = 1.1
        walker.walk(3, &session)
        #expect(session.state.stepLength == nil)
    }

    @Test func `places make a way, and a jump makes none`() {
        var session = session()
        for second in 0..<120 {
            var latitude = 37.5 + Double(second) * 1.2 / 111_195
            if second == 60 { latitude += 0.001 }
            session.receive(
                SensorReading(
                    time: SessionTime(seconds: Double(second)), sensor: "gps",
                    .location(LocationFix(latitude: latitude, longitude: 127, speed: 1.2))))
        }
        end(&session, at: 120)
        #expect(abs((session.state.distance ?? 0) - 143) < 4)
        #expect(session.route.count == 119 && session.route.count(where: \.startsSegment) == 1)
    }

    @Test func `trembling at one place is no way`() {
        var session = session()
        var dice = SeededGenerator(seed: 7)
        for second in 0..<600 {
            session.receive(
                SensorReading(
                    time: SessionTime(seconds: Double(second)), sensor: "gps",
                    .location(
                        LocationFix(
                            latitude: 37.5 + .random(in: -1...1, using: &dice) / 111_195, longitude: 127, speed: 0.1))))
        }
        end(&session, at: 600)
        #expect((session.state.distance ?? 0) < 5)
        #expect(session.pauses.count == 1)
    }

    @Test func `who goes on by the satellites walks, whatever speed they say, and stands where the place does`() {
        var session = session()
        var metres = 0.0
        for second in 0..<240 {
            // Two minutes on the way, one on the spot, one on the way again; the receiver says that nobody moves.
            if !(120..<180).contains(second) { metres += 1.2 }
            let fix = LocationFix(latitude: 37.5 + metres / 111_195, longitude: 127, speed: 0)
            session.receive(SensorReading(time: SessionTime(seconds: Double(second)), sensor: "gps", .location(fix)))
        }
        end(&session, at: 240)
        #expect(session.pauses.count == 1)
        let pause = session.pauses.first.map { ($0.start.seconds, $0.end?.seconds ?? 240) } ?? (0, 0)
        #expect((120...130).contains(pause.0) && (180...192).contains(pause.1), "\(pause)")
    }

    @Test func `the same input gives the same walk, however it is cut into turns`() {
        func run(_ looks: [Double]) -> LiveSession {
            var session = LiveSession(start: Self.start)
            var walker = Walker()
            for look in looks {
                walker.walk(30, &session)
                session.advance(to: SessionTime(seconds: Double(walker.second) + look))
            }
            session.receive(.end, at: SessionTime(seconds: Double(walker.second) + 1))
            return session
        }
        let id = WalkID()
        let (first, second) = (run([0, 0, 0, 0]), run([0.1, 0.9, 0.5, 0.7]))
        #expect(first.samples == second.samples)
        #expect(first.walk(id, zone: .utc) == second.walk(id, zone: .utc))
    }

    @Test func `how it was can be said after the end`() {
        var session = session()
        end(&session, at: 10)
        session.receive(.effort(13), at: SessionTime(seconds: 12))
        session.receive(.effort(99), at: SessionTime(seconds: 12))
        session.receive(.note("along the river"), at: SessionTime(seconds: 13))
        #expect(session.effort == 13)
        #expect(session.note == "along the river")
    }
}
