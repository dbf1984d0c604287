import ScreenTesting
import Terminal
import Testing

@testable import Screens

@Suite(.leavesNothing) @MainActor
struct SpinnerTests {
    private func turn(_ stage: Stage, by time: Duration = .milliseconds(100)) {
        stage.clock.advance(by: time)
        stage.window.fireTimers()
        stage.render()
    }

    @Test func `it turns ten times a second, and its words stand still`() {
        let stage = Stage(Spinner("reading"), width: 12)
        var signs: [Character] = []
        for _ in 0..<5 {
            #expect(stage.rows[0].hasSuffix(" reading"))
            signs += stage.rows[0].prefix(1)
            turn(stage)
        }
        #expect(signs == ["|", "/", "-", "\\", "|"])
        turn(stage, by: .milliseconds(50))
        #expect(stage.rows[0].hasPrefix("/"), "half the time is not enough")
    }

    @Test func `one that has stopped wakes nothing up and shows nothing`() {
        let spinner = Spinner("reading")
        let stage = Stage(spinner, width: 12)
        #expect(stage.window.timeUntilNextTimer == .milliseconds(100))
        spinner.isAnimating = false
        stage.render()
        turn(stage)
        #expect(stage.window.timeUntilNextTimer == nil && stage.rows == [""])
        spinner.isAnimating = true
        stage.render()
        #expect(stage.window.timeUntilNextTimer == .milliseconds(100) && stage.rows[0].hasSuffix("reading"))
    }

    @Test func `with motion reduced it stands still and wakes nothing up`() {
        let spinner = Spinner("reading", isAnimating: false)
        let stage = Stage(spinner, width: 12)
        stage.window.reduceMotion = true
        spinner.isAnimating = true
        stage.render()
        #expect(stage.rows == ["· reading"] && stage.window.timeUntilNextTimer == nil)
    }

    @Test func `one that has left the window stops`() {
        let spinner = Spinner("reading")
        let stack = StackView(.vertical, [spinner])
        let stage = Stage(stack, width: 12)
        stack.removeArrangedSubview(spinner)
        stage.render()
        turn(stage)
        #expect(stage.window.timeUntilNextTimer == nil)
    }

    @Test(arguments: [(12, "| 읽는 중"), (8, "| 읽는 …"), (2, "|"), (1, "|"), (0, "")])
    func `its words are cut where they do not fit`(_ width: Int, _ expected: String) {
        #expect(Stage(Spinner("읽는 중"), width: width).rows == [expected])
        #expect(Spinner("읽는 중").sizeThatFits(Size(width: width, height: 1)).width == min(width, 9))
    }
}
