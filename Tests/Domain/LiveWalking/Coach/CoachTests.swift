import Testing
import Walking

@testable import LiveWalking

/// The cues of the coach, which are rare.
struct CoachTests {
    /// Walks for some seconds and gives what was said, with the second.
    private func walk(
        _ coach: inout Coach, from start: Int = 1, _ seconds: Int, cadence: Double? = nil, speed: Double? = nil,
        change: (inout LiveState) -> Void = { _ in }
    ) -> [(second: Int, cue: Cue)] {
        (start..<start + seconds).compactMap { second in
            var state = LiveState()
            (state.elapsed, state.moving) = (second, second)
            (state.cadence, state.speed) = (cadence, speed)
            if let cadence, let speed, cadence > 0 { state.stepLength = speed * 60 / cadence }
            change(&state)
            return coach.cue(for: state).map { (second, $0) }
        }
    }

    private func coach(_ mode: WalkMode, _ walker: WalkerProfile = WalkerProfile(age: 74)) -> Coach {
        Coach(mode.plan(for: walker), for: walker, isTest: mode.isTest)
    }

    @Test func `a stroll without sensors is left in peace`() {
        var coach = coach(.stroll)
        #expect(walk(&coach, 3600).isEmpty)
    }

    @Test func `nothing is corrected in the first two minutes, and then not more than once a minute`() {
        var coach = coach(.brisk)
        let said = walk(&coach, 400, cadence: 90)
        #expect(said.first?.second == 120)
        #expect(said.allSatisfy { $0.cue == .more(.cadence) })
        #expect(zip(said, said.dropFirst()).allSatisfy { $1.second - $0.second >= 60 })
    }

    @Test func `three percent beside the band is the band`() {
        var coach = coach(.brisk)
        #expect(walk(&coach, 240, cadence: 97.5).isEmpty)
    }

    @Test func `who comes back into the band hears it, and after five minutes once more`() {
        var coach = coach(.brisk)
        _ = walk(&coach, 130, cadence: 90)
        let said = walk(&coach, from: 131, 420, cadence: 108)
        #expect(said.map(\.cue) == [.good(.cadence), .steady(minutes: 5)])
    }

    @Test func `after a pause a pace is found first, and what was before it does not count`() {
        var coach = coach(.brisk)
        #expect(walk(&coach, 130, cadence: 90).map(\.second) == [120])
        #expect(walk(&coach, from: 131, 60, cadence: 0) { $0.isPaused = true }.isEmpty)
        #expect(walk(&coach, from: 191, 40, cadence: 90).map(\.second) == [221])
        #expect(walk(&coach, from: 231, 60) { $0.isPaused = true }.isEmpty)
        // Whoever walks as the plan says after it was not brought there by a correction.
        #expect(walk(&coach, from: 291, 60, cadence: 108).isEmpty)
    }

    @Test func `nobody is told to be quicker who is about to stand`() {
        var coach = coach(.brisk)
        var said = walk(&coach, 300, cadence: 108).map(\.cue)
        // A belt that runs out takes eight seconds, and another two to be known to stand.
        for (index, cadence) in [102.0, 92, 84, 70, 56, 42, 28, 14, 0, 0].enumerated() {
            said += walk(&coach, from: 301 + index, 1, cadence: cadence).map(\.cue)
        }
        #expect(!said.contains(.more(.cadence)), "\(said)")
        // Whoever walks slower and stays so is told.
        var slower = self.coach(.brisk)
        _ = walk(&slower, 300, cadence: 108)
        #expect(walk(&slower, from: 301, 20, cadence: 84).map(\.cue) == [.more(.cadence)])
    }

    @Test func `nobody is praised for a band that they are leaving`() {
        var coach = coach(.brisk)
        _ = walk(&coach, 130, cadence: 90)
        _ = walk(&coach, from: 131, 8, cadence: 108)
        #expect(!walk(&coach, from: 139, 6, cadence: 80).contains { $0.cue == .good(.cadence) })
    }

    @Test func `short quick steps are told only where the cadence is right, and by one's own measure`() {
        let walker = WalkerProfile(age: 74, cadence: 104, speed: 1.2, stepLength: 0.69)
        var coach = coach(.brisk, walker)
        #expect(walk(&coach, 200, cadence: 112, speed: 1.1).contains { $0.cue == .longerSteps })
        var slow = self.coach(.brisk, walker)
        #expect(!walk(&slow, 200, cadence: 112, speed: 0.9).contains { $0.cue == .longerSteps })
        var usual = self.coach(.brisk, walker)
        #expect(!walk(&usual, 200, cadence: 106, speed: 1.22).contains { $0.cue == .longerSteps })
    }

    @Test func `steps that grew are praised, in centimetres`() {
        let walker = WalkerProfile(age: 74, cadence: 104, speed: 1.1, stepLength: 0.63)
        var coach = coach(.stroll, walker)
        let said = walk(&coach, 400, cadence: 104, speed: 0.67 * 104 / 60)
        #expect(said.map(\.cue) == [.stepsGrew(centimetres: 4)])
    }

    @Test func `the phases of a plan are said when they begin, whatever was said before`() {
        var coach = coach(.intervals, WalkerProfile(age: 74, cadence: 100))
        let said = walk(&coach, 2500).map { ($0.second, $0.cue) }
        #expect(said.first?.1 == .phase(.warmUp, seconds: 300))
        #expect(said.contains { $0 == 300 && $1 == .phase(.fast, seconds: 180) })
        #expect(said.contains { $0 == 480 && $1 == .phase(.slow, seconds: 180) })
        #expect(said.filter { $0.1 == .planDone }.map(\.0) == [2400])
    }

    @Test func `in a test only the minutes are said`() {
        var coach = coach(.sixMinutes)
        let said = walk(&coach, 400, cadence: 60, speed: 0.5)
        #expect(said.map(\.cue) == [5, 4, 3, 2, 1].map { .minutesLeft($0) } + [.testDone])
        #expect(said.map(\.second) == [60, 120, 180, 240, 300, 360])
    }

    @Test func `a sensor that falls silent is told once, and again when it is back; one that never spoke is not`() {
        var coach = coach(.stroll)
        func sensors(_ isFresh: Bool) -> (inout LiveState) -> Void {
            { state in
                state.sensors = [("pad", isFresh), ("pod", false)].map { name, isFresh in
                    LiveState.SensorStatus(
                        description: SensorDescription(name: name), isConnected: true, isFresh: isFresh, battery: nil, stepsPerCount: nil)
                }
            }
        }
        #expect(walk(&coach, 60, change: sensors(true)).isEmpty)
        #expect(walk(&coach, from: 61, 60, change: sensors(false)).map(\.cue) == [.sensorLost("pad")])
        #expect(walk(&coach, from: 121, 60, change: sensors(true)).map(\.cue) == [.sensorBack("pad")])
    }

    @Test(arguments: [WalkMode.stroll, .sixMinutes], [false, true])
    func `a moving belt whose link breaks is told at once and before all others, in a pause and in a test as well`(
        _ mode: WalkMode, _ isPaused: Bool
    ) {
        var coach = coach(mode)
        func sensors(cut: Bool) -> (inout LiveState) -> Void {
            { state in
                state.isPaused = isPaused
                state.sensors = ["a pod", "pad", "strap"].map { name in
                    LiveState.SensorStatus(
                        description: SensorDescription(name: name), isConnected: !cut, isFresh: !cut, isTreadmill: name == "pad",
                        isMoving: name == "pad", isCut: cut)
                }
            }
        }
        #expect(walk(&coach, 30, change: sensors(cut: false)).isEmpty)
        let said = walk(&coach, from: 31, 25, change: sensors(cut: true))
        #expect(said.first?.cue == .beltLost && said.first?.second == 31)
        #expect(!said.contains { $0.cue == .sensorLost("pad") })
        _ = walk(&coach, from: 56, 3, change: sensors(cut: false))
        #expect(walk(&coach, from: 59, 1, change: sensors(cut: true)).map(\.cue) == [.beltLost], "it is news each time")
    }

    @Test func `in a pause nothing is said`() {
        var coach = coach(.brisk)
        #expect(walk(&coach, 300, cadence: 60) { $0.isPaused = true }.isEmpty)
    }

    @Test(arguments: WalkMode.allCases, 1...5)
    func `no two cues are nearer than twenty seconds`(_ mode: WalkMode, _ seed: UInt64) {
        var dice = SeededGenerator(seed: seed)
        let walker = WalkerProfile(age: 70, cadence: 104, speed: 1.1, stepLength: 0.63)
        var coach = Coach(mode.plan(for: walker), for: walker, isTest: mode.isTest)
        var last: Int?
        for second in 1...3600 {
            var state = LiveState()
            (state.elapsed, state.moving) = (second, second)
            state.cadence = .random(in: 60...140, using: &dice)
            state.speed = .random(in: 0.5...1.8, using: &dice)
            guard let cue = coach.cue(for: state) else { continue }
            if let last { #expect(second - last >= 20, "\(cue) at \(second)") }
            last = second
        }
    }

    @Test func `the minutes and the end of a test are said in their second, whatever was said before`() {
        var coach = coach(.sixMinutes)
        let said = walk(&coach, 370) { state in
            // The link to a moving belt breaks ten seconds before a minute, and before the end.
            let isCut = [50...55, 350...355].contains { $0.contains(state.elapsed) }
            state.sensors = [
                LiveState.SensorStatus(
                    description: SensorDescription(name: "pad"), isConnected: !isCut, isFresh: !isCut, isTreadmill: true, isMoving: true,
                    isCut: isCut)
            ]
        }
        #expect(said.map(\.second) == [50, 60, 120, 180, 240, 300, 350, 360], "\(said)")
        #expect(said.last?.cue == .testDone)
    }

    @Test func `a phase that begins in the wake of another cue is said when that is long enough ago`() {
        let plan = WalkPlan("mine", [.init(.walk, seconds: 100), .init(.coolDown, seconds: 100)])
        var coach = Coach(plan, for: WalkerProfile(age: 70))
        let said = walk(&coach, 150) { state in
            let isCut = (95...98).contains(state.elapsed)
            state.sensors = [
                LiveState.SensorStatus(
                    description: SensorDescription(name: "pad"), isConnected: !isCut, isFresh: !isCut, isTreadmill: true, isMoving: true,
                    isCut: isCut)
            ]
        }
        #expect(said.first { $0.cue == .phase(.coolDown, seconds: 100) }?.second == 115, "\(said)")
    }

    @Test func `before a phase begins nothing else is said that would be too near to it`() {
        let walker = WalkerProfile(age: 70, cadence: 104)
        let band = 100.0...110
        let plan = WalkPlan("mine", [.init(.walk, seconds: 200, aim: .init(.cadence, band)), .init(.coolDown, seconds: 60)])
        var coach = Coach(plan, for: walker)
        // The correction is due at 120, and again at 180, which is twenty seconds before the next phase.
        #expect(walk(&coach, 260, cadence: 80).map(\.second) == [1, 120, 180, 200, 260])
        var late = Coach(WalkPlan("mine", [.init(.walk, seconds: 199, aim: .init(.cadence, band)), .init(.coolDown)]), for: walker)
        #expect(walk(&late, 260, cadence: 80).map(\.second) == [1, 120, 199])
    }
}
