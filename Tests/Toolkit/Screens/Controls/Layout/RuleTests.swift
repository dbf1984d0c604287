import ScreenTesting
import Terminal
import Testing

@testable import Screens

@Suite(.leavesNothing) @MainActor
struct RuleTests {
    @Test(
        arguments: [
            ("", 6, "──────"), ("", 1, "─"), ("", 0, ""), ("Walks", 10, "Walks ────"), ("Walks", 7, "Walks ─"), ("Walks", 6, "Walks"),
            ("Walks", 5, "Walks"), ("Walks", 4, "Wal…"), ("Walks", 1, "…"), ("최근 산책", 12, "최근 산책 ──"), ("최근 산책", 8, "최근 산…"),
        ])
    func `the line takes what the heading leaves`(_ title: String, _ width: Int, _ expected: String) {
        #expect(Stage(Rule(title: title), width: width).rows == [expected])
    }

    @Test func `the heading can be read, the line is quiet`() {
        let stage = Stage(Rule(title: "a"), width: 6)
        #expect(stage.style(x: 0) == Style(.secondary) && stage.style(x: 3) == Style(.tertiary))
    }

    @Test func `it is as wide as there is room and one row high`() {
        #expect(Rule(title: "a").sizeThatFits(Size(width: 30, height: 9)) == Size(width: 30, height: 1))
        #expect(Rule().sizeThatFits(Size(width: 30, height: 0)) == Size(width: 30, height: 0))
    }

    @Test func `another heading is drawn, the same one is not`() {
        let rule = Rule(title: "a")
        let stage = Stage(rule, width: 6)
        rule.title = "a"
        #expect(!stage.render())
        rule.title = "b"
        #expect(stage.render() && stage.rows == ["b ────"])
    }
}
