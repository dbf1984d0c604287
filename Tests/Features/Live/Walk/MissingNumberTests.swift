import Phrases
import ScreenTesting
import Terminal
import Testing
import Walking

@testable import Live
@testable import LiveWalking

/// Numbers that nobody says: each says why, and what to do.
@Suite(.leavesNothing)
struct MissingNumberTests {
    /// A walker without sensors who tapped their cadence and does not know their step length.
    private func stroll(_ language: Language, _ size: Size, saysLines: Bool = false) async throws -> LiveStage {
        let stage = try await LiveStage(language, size, saysLines: saysLines)
        await stage.stride(try await stage.begin()) { update in
            (update.state.sensors, update.trail, update.cue) = ([], [], nil)
            (update.state.speed, update.state.stepLength, update.state.heartRate, update.state.distance) = (nil, nil, nil, nil)
            (update.state.areStepsEstimated, update.state.isCadenceTapped, update.state.lastTappedCadence) = (true, true, 105)
        }
        return stage
    }

    private static let numbers: [(LivePreferences.Number, String, String)] = [
        (.speed, "Press s to find a belt", "s 키로 벨트"), (.stepLength, "Press s to find a foot pod", "s 키로 발 센서나"),
        (.distance, "Your step length is not known", "보폭을 몰라서"), (.heart, "Your heart is not heard", "심박이 잡히지"),
    ]

    /// Turns to a number, from the cadence.
    private func turn(_ stage: LiveStage, to number: LivePreferences.Number) async {
        let steps = LivePreferences.Number.allCases.firstIndex(of: number) ?? 0
        for _ in 0..<steps { await stage.pilot.press(.right) }
    }

    @Test(arguments: Language.allCases, LiveStage.sizes)
    func `each number says beside it why it is missing`(_ language: Language, _ size: Size) async throws {
        for (number, english, korean) in Self.numbers {
            let stage = try await stroll(language, size)
            await turn(stage, to: number)
            let words = stage.pilot.screen.split(separator: "\n").map(\.trimmed).joined(separator: " ")
            #expect(words.contains(language == .en ? english : korean), "\(stage.pilot.screen)")
        }
    }

    @Test(arguments: Language.allCases, [(80, 24), (40, 12), (80, 3), (40, 3), (80, 1), (40, 1)].map { Size(width: $0.0, height: $0.1) })
    func `a distance that nobody says`(_ language: Language, _ size: Size) async throws {
        let stage = try await stroll(language, size)
        await turn(stage, to: .distance)
        assertSnapshot(of: stage.pilot.window, named: LiveStage.name(language, size))
    }

    @Test(arguments: Language.allCases)
    func `what is said of it`(_ language: Language) async throws {
        let stage = try await stroll(language, Size(width: 70, height: 48), saysLines: true)
        await turn(stage, to: .distance)
        let said = language == .en ? "Your step length is not known." : "보폭을 몰라서 거리를 알 수 없어요."
        // A line that goes on in the next row has a sign.
        let words = stage.pilot.screen.split(separator: "\n").map(\.trimmed).joined(separator: " ").filter { $0 != "⏎" }
        #expect(words.contains(said), "\(stage.pilot.screen)")
    }

    @Test func `what is known, or is nobody's pace, is not missing`() {
        var state = LiveStage.state(100)
        for number in LivePreferences.Number.allCases { #expect(state.missing(number) == nil) }
        (state.isPaused, state.speed, state.cadence, state.stepLength) = (true, nil, nil, nil)
        for number in LivePreferences.Number.allCases { #expect(state.missing(number) == nil) }
    }

    @Test func `a way follows from the own step length as soon as steps are tapped`() {
        var state = LiveState()
        #expect(state.missing(.distance) == .ownStep && state.missing(.cadence) == .steps)
        state.isOwnStepKnown = true
        #expect(state.missing(.distance) == .steps)
        (state.steps, state.lastTappedCadence) = (100, 110)
        #expect(state.missing(.cadence) == .taps)
    }

    @Test func `a pace that has just changed is said to come, and no sensor to be missing`() {
        var state = LiveStage.state(100)
        (state.speed, state.cadence, state.stepLength) = (nil, nil, nil)
        #expect([.cadence, .speed, .stepLength].map(state.missing) == [.unsteady, .unsteady, .unsteady])
        for index in state.sensors.indices { state.sensors[index].isFresh = false }
        #expect([.cadence, .speed, .stepLength].map(state.missing) == [.steps, .speed, .stepLength])
    }

    @Test func `the way of a test without a sensor is asked for at its end, and that of a walk is not`() {
        for (mode, missing) in [(WalkMode.sixMinutes, MissingNumber.askedAtEnd), (.stroll, .ownStep)] {
            let choice = WalkChoice(mode)
            let plan = choice.plan(for: WalkerProfile())
            let update = LiveUpdate(state: LiveState(), choice: choice, plan: plan, place: plan.place(after: 0))
            #expect(update.missing(.distance) == missing)
        }
    }

    @Test func `a plan that has no aim for want of a usual step says so, and one whose number nobody measures, too`() {
        func missing(_ choice: WalkChoice, _ walker: WalkerProfile) -> MissingNumber? {
            let plan = choice.plan(for: walker)
            return LiveUpdate(state: LiveState(), choice: choice, plan: plan, place: plan.place(after: 0)).missing(nil)
        }
        #expect(missing(WalkChoice(.longer), WalkerProfile()) == .usualStep)
        #expect(missing(WalkChoice(.longer), WalkerProfile(stepLength: 0.6)) == .stepLength)
        #expect(missing(WalkChoice(.stroll, aim: WalkPlan.Aim(.speed, 1...1.2)), WalkerProfile()) == .speed)
        #expect(missing(WalkChoice(.brisk), WalkerProfile()) == .steps)
        #expect(missing(WalkChoice(.stroll), WalkerProfile()) == nil)
    }
}
