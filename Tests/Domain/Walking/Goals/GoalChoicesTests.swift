import Testing

@testable import Walking

struct GoalChoicesTests {
    private let date = CivilDate("2026-11-21") ?? .earliest

    @Test func `what was chosen is read as it was written`() {
        var choices = GoalChoices(shown: [.minutes, .steps], held: [.speed])
        choices.spans.set(SpanGoal(.distance, .year, 1_500_000, from: date))
        choices.spans.set(SpanGoal(.time, .week, 240, from: date.adding(days: -3)))
        #expect(GoalChoices(lines: choices.lines) == choices)
        #expect(choices.lines.first == ["home", "steps", "minutes"])
    }

    @Test func `nothing chosen is nothing written`() {
        #expect(GoalChoices().lines.isEmpty)
        #expect(GoalChoices(shown: []).lines == [["home"]])
    }

    @Test func `lines that make no sense are passed over`() {
        let lines = [[], ["home", "jumps"], ["span", "distance", "week", "many", "2026-11-21"], ["span", "steps"], ["later"]]
        #expect(GoalChoices(lines: lines) == GoalChoices(shown: []))
    }

    @Test func `only the two words say whether goals grow`() {
        #expect(GoalChoices(lines: [["grow", "on"]]).isGrowing == true)
        #expect(GoalChoices(lines: [["grow", "off"]]).isGrowing == false)
        for line in [["grow"], ["grow", "yes"], ["grow", "on", "on"]] { #expect(GoalChoices(lines: [line]).isGrowing == nil) }
    }

    @Test func `what is held and what grows is written after what is shown`() {
        var choices = GoalChoices(shown: [.speed], held: [.stepLength, .steps])
        choices.isGrowing = false
        #expect(choices.lines == [["home", "speed"], ["hold", "steps", "stepLength"], ["grow", "off"]])
    }
}
