import LiveWalking
import Testing

@testable import Phrases

/// The coach's words: one for each cue, in both languages, fit to be spoken.
struct PhrasesCueTests {
    nonisolated private static let cues: [Cue] =
        WalkPlan.Kind.allCases.flatMap { [Cue.phase($0, seconds: nil), .phase($0, seconds: 180), .phase($0, seconds: 30)] }
        + WalkPlan.Aim.Quantity.allCases.flatMap { [Cue.more($0), .less($0), .good($0)] }
        + [
            .planDone, .testDone, .steady(minutes: 5), .longerSteps, .stepsGrew(centimetres: 3), .halfWay, .minutesLeft(1), .minutesLeft(3),
            .sensorLost("pad"), .sensorBack("pad"), .beltLost, .beatOff,
        ]

    @Test(arguments: [Language.en, .ko])
    func `every cue has words of its own, whole and short`(_ language: Language) {
        let texts = Self.cues.map { Phrases(language).text(of: $0) }
        #expect(Set(texts).count == texts.count)
        for text in texts {
            #expect(text.hasSuffix(".") && text.count <= 90, "\(text)")
            // A voice reads no sign and no abbreviation of a unit.
            #expect(!text.contains("%") && !text.contains(" cm") && !text.contains(" min."), "\(text)")
        }
    }

    @Test func `times are said as people say them`() {
        #expect(Phrases(.en).text(of: .phase(.fast, seconds: 180)) == "Fast now, for 3 minutes.")
        #expect(Phrases(.en).text(of: .phase(.fast, seconds: 90)) == "Fast now, for 1 minute 30 seconds.")
        #expect(Phrases(.ko).text(of: .phase(.fast, seconds: 90)) == "이제 1분 30초 동안 빠르게 걸어요.")
        #expect(Phrases(.en).text(of: .minutesLeft(1)) == "1 minute left.")
        #expect(Phrases(.en).clock(3760) == "1:02:40")
        #expect(Phrases(.en).clock(65) == "1:05")
    }

    @Test(arguments: [Language.en, .ko], WalkMode.allCases)
    func `every kind of walk says what it does and where it comes from`(_ language: Language, _ mode: WalkMode) {
        let phrases = Phrases(language)
        #expect(!phrases.name(mode).isEmpty && phrases.explanation(of: mode).hasSuffix(".") && phrases.origin(of: mode).hasSuffix("."))
    }

    @Test func `a walk in a line names what matters most first, and marks what is estimated`() {
        var state = LiveState()
        (state.moving, state.steps, state.distance, state.isDistanceEstimated) = (1120, 1946, 1340, true)
        (state.cadence, state.heartRate) = (96, 104)
        let plan = WalkPlan("brisk", [.init(.walk, aim: .init(.cadence, 100...115))])
        let update = LiveUpdate(state: state, choice: WalkChoice(.brisk), plan: plan, place: plan.place(after: 1120))
        #expect(
            Phrases(.en).liveLine(update, day: LiveDay(steps: 3264, goal: 7000)) == [
                "▶ brisk 18:40", "96/min □ below", "♥104", "≈1.34 km", "5,210/7,000",
            ])
        #expect(Phrases(.ko).liveLine(update, day: nil) == ["▶ 빠르게 18:40", "96/분 □ 모자람", "♥104", "≈1.34 km"])
    }
}
