import LiveWalking
import Phrases
import ScreenTesting
import Sessions
import Testing
import Walking

@testable import gnd

/// Every kind of walk from its first second to its last, in virtual time and in front of the whole program: what the coach says, when, and
/// how the screen looks then.
@Suite(.leavesNothing)
struct WholeWalkTests {
    /// A person on a belt who needs a while for each phase of a plan, and steps as usual otherwise: 104 a minute.
    private struct Walker {
        /// Seconds that are walked beyond the plan, or in all where it has no end.
        let seconds: Int
        /// Steps a minute and metres a second in a phase, after so many seconds of it.
        let pace: (WalkPlan.Kind, Int) -> (cadence: Int, speed: Double)

        static func of(_ plan: String) -> Walker {
            switch plan {
            case "stroll": Walker(seconds: 360) { _, _ in (96, 1.0) }
            // Too slow until the coach says so, and then in the band until it praises.
            case "brisk", "quicker": Walker(seconds: 660) { _, since in since < 150 ? (94, 1.0) : (109, 1.15) }
            case "longer": Walker(seconds: 420) { _, since in since < 150 ? (104, 1.05) : (104, 1.17) }
            case "six-minutes": Walker(seconds: 20) { _, since in (110, since < 180 ? 1.3 : 1.2) }
            default:
                Walker(seconds: 20) { kind, since in
                    switch kind {
                    case .fast: since < 60 ? (100, 1.1) : (117, 1.4)
                    case .slow: since < 60 ? (112, 1.2) : (99, 1.0)
                    case .warmUp, .coolDown: (92, 0.9)
                    case .walk, .test: since < 60 ? (92, 0.9) : (110, 1.2)
                    }
                }
            }
        }
    }

    nonisolated private static let own = OwnPlan(
        "after the operation",
        text: "warm-up 1 min\nwalk 3 min cadence 105-115\nslow 1 min\nrepeat 1\ncool-down 1 min\n")

    nonisolated private static let names = WalkMode.allCases.map(\.rawValue) + [own.name]

    /// Seconds between two looks at the screen.
    private static let look = 5

    @Test(arguments: names, Language.allCases)
    func `a whole walk, with all that the coach says`(_ name: String, _ language: Language) async throws {
        let stage = try await LiveWalkStage(language: language, knowsGait: true, plans: [Self.own])
        await stage.begin(try #require(Self.names.firstIndex(of: name)))
        #expect(stage.pilot.stack.last == "LiveViewController")
        #expect(await stage.walk?.update.plan.id == name)
        let walker = Walker.of(name)
        var (story, second, over) = ("", 0, 0)
        var last: LiveUpdate.SaidCue?
        while over < walker.seconds {
            let place = await stage.walk?.update.place
            let isEndless = place?.phase.seconds == nil
            let pace = walker.pace(place?.phase.kind ?? .walk, place?.since ?? 60)
            await stage.stride(Self.look, cadence: pace.cadence, speed: pace.speed)
            second += Self.look
            if isEndless { over += Self.look }
            guard let said = await stage.walk?.update.cue, said != last else { continue }
            last = said
            let words = Phrases(language).text(of: said.cue)
            // The end of a test is shown by its result.
            let isResult = said.cue == .testDone
            let shown = isResult ? Phrases(language).wholeMetres(449) : String(words.prefix(30))
            #expect(stage.pilot.screen.contains(shown), "the screen does not say it: \(shown)")
            story += "\(Phrases(language).clock(said.second))  \(words)\n\n\(Self.picture(stage.pilot))\n"
        }
        story += "\(Phrases(language).clock(second))\n\n\(Self.picture(stage.pilot))\n"
        let state = try #require(await stage.walk?.update.state)
        let walk = try #require(try await stage.save())
        #expect(abs(Double(walk.steps ?? 0) - (state.steps ?? -9)) <= 1)
        #expect(abs((walk.distance ?? 0) - (state.distance ?? -9)) < 2)
        #expect(walk.walkingTime >= .seconds(second - 5))
        let file = name.split(separator: " ").joined(separator: "-")
        assertText(story, in: "Tests/App/Flows/__Snapshots__/WholeWalkTests/\(file).\(language.rawValue).txt")
    }

    /// The rows with numbers, band and words.
    private static func picture(_ pilot: Pilot) -> String {
        [0, 3, 4, 5, 6, 9, 11, 14].map { row in
            let text = pilot.row(row)
            return "    | " + String(text.reversed().drop { $0 == " " }.reversed()) + "\n"
        }.joined()
    }
}
