import Testing

@testable import LiveWalking

/// Plans of one's own, written down.
struct PlanTextTests {
    private func plan(_ text: String) throws -> WalkPlan { try PlanText.read(text, id: "mine") }

    @Test func `a plan is a phase a line`() throws {
        let plan = try plan("; easy\nwarm-up 3 min\nfast 90 s cadence 110-120 ; quick\ncool-down\n")
        #expect(
            plan.phases == [
                .init(.warmUp, seconds: 180), .init(.fast, seconds: 90, aim: .init(.cadence, 110...120)), .init(.coolDown),
            ])
        #expect(plan.seconds == nil)
    }

    @Test func `notes stand behind # anywhere, and words may be written large`() throws {
        let written = try plan("# mine\nWalk 5 Min CADENCE 95-105 # slowly at first\nREPEAT 1 # once more\nCool-Down\n")
        #expect(try written == plan("walk 5 min cadence 95-105\nrepeat 1\ncool-down"))
        #expect(throws: PlanText.Problem(line: 2, reason: .unknownPhase("Run"))) { try plan("# a note\nRun 5 min # no phase") }
    }

    @Test func `repeat does again what stands since the one before, and never the warm-up`() throws {
        let plan = try plan("warm-up 1 min\nfast 3 min\nslow 2 min\nrepeat 2\nwalk 1 min\nrepeat 1\n")
        #expect(plan.phases.map(\.kind) == [.warmUp, .fast, .slow, .fast, .slow, .fast, .slow, .walk, .walk])
        #expect(plan.seconds == 60 + 3 * 300 + 120)
    }

    @Test func `one number is five percent wide on either side`() throws {
        let aim = try #require(try plan("walk 5 min speed 1.2").phases.first?.aim)
        #expect(abs(aim.band.lowerBound - 1.14) < 1e-9 && abs(aim.band.upperBound - 1.26) < 1e-9)
    }

    @Test(arguments: [
        ("run 5 min", 1, PlanText.Problem.Reason.unknownPhase("run")),
        ("walk 5 min\n\nwalk five min", 3, .badTime("five min")),
        ("walk 5 hours", 1, .badTime("5 hours")),
        ("walk 0 min", 1, .badTime("0 min")),
        ("fast 30 s\nslow 19 s", 2, .tooShort),
        ("walk 5 min cadence 110-", 1, .badAim("cadence 110-")),
        ("walk 5 min cadence 900", 1, .badAim("cadence 900")),
        ("walk 5 min speed 1.2-1.0", 1, .badAim("speed 1.2-1.0")),
        ("walk\nslow 2 min", 1, .timeMissing),
        ("repeat 2", 1, .nothingToRepeat),
        ("warm-up 1 min\nrepeat 2", 2, .nothingToRepeat),
        ("walk 1 min\nrepeat", 2, .badRepeat("")),
        ("walk 1 min\nrepeat 1000", 2, .badRepeat("1000")),
        ("; nothing", 1, .empty),
        ("test 6 min", 1, .unknownPhase("test")),
    ])
    func `what is wrong is said with its line`(_ text: String, _ line: Int, _ reason: PlanText.Problem.Reason) {
        #expect(throws: PlanText.Problem(line: line, reason: reason)) { try plan(text) }
    }

    @Test(arguments: ["5 min", "5min", "5m", "5 m", "5 minutes", "5.0 Minute", "5mins", "300 s", "300sec", "300 seconds"])
    func `a time is written in any of its usual ways`(_ time: String) throws {
        #expect(try plan("walk \(time) cadence 95-105") == plan("walk 5 min cadence 95-105"))
    }

    @Test func `every line with a mistake is told, and none that only follows from one`() {
        let text = "run 5 min\r\nwarm-up 2 min\r\nrepeat 2\r\nwalk five min\r\nslow 1 min aim 3\r\n"
        #expect(
            PlanText.problems(in: text) == [
                .init(line: 1, reason: .unknownPhase("run")), .init(line: 4, reason: .badTime("five min")),
                .init(line: 5, reason: .badAim("aim 3")),
            ])
        #expect(PlanText.problems(in: "walk 5 min\nslow") == [])
        #expect(PlanText.problems(in: String(repeating: "run\n", count: 100)).map(\.line) == Array(1...10))
    }

    @Test func `a word without end is told by its beginning`() {
        let word = String(repeating: "\u{0}", count: 3_000_000)
        let cut = String(repeating: "\u{0}", count: 40) + "…"
        #expect(PlanText.problems(in: word).map(\.reason) == [.unknownPhase(cut)])
        #expect(PlanText.problems(in: "walk 5 " + word).map(\.reason) == [.badTime("5 " + cut.dropFirst(2))])
    }

    @Test func `a plan without end is refused`() {
        let text = String(repeating: "walk 1 min\n", count: 90) + "repeat 2\n"
        #expect(throws: PlanText.Problem(line: 91, reason: .tooLong)) { try plan(text) }
    }

    @Test func `after so many seconds a walk is in a phase of its plan`() throws {
        let plan = try plan("warm-up 3 min\nfast 1 min\nslow 1 min")
        #expect(plan.place(after: 0)?.phase.kind == .warmUp)
        #expect(plan.place(after: 180)?.index == 1)
        #expect(plan.place(after: 239)?.since == 59)
        #expect(plan.place(after: 300) == nil)
    }
}
