import ScreenTesting
import Terminal
import Testing

@testable import Screens

@Suite(.leavesNothing) @MainActor
struct PromptViewTests {
    private final class Told { var answers: [String] = [] }

    private func stage(_ size: Size = Size(width: 40, height: 12), below: View = Label("below")) -> (Stage, PromptView, Told) {
        let told = Told()
        let stage = Stage(below, size: size)
        let prompt = PromptView("Year", text: "18", help: "four digits", action: "Go") { prompt in
            told.answers.append(prompt.text)
            guard prompt.text.count == 4 else {
                prompt.errorText = "Expected a year"
                return
            }
            prompt.close()
        }
        stage.window.showPrompt(prompt)
        stage.render()
        return (stage, prompt, told)
    }

    @Test func `it asks with its title, what was typed before and what is expected`() {
        let (stage, prompt, _) = stage()
        #expect(stage.content.contains("┌─ Year ─") && stage.content.contains("18_") && stage.content.contains("four digits"))
        #expect(prompt.text == "18" && stage.hints.hasPrefix(" ↵ go   esc close"))
    }

    @Test func `Enter is told once, and an answer that is wrong stays with the reason`() {
        let (stage, prompt, told) = stage()
        stage.press(.enter)
        #expect(told.answers == ["18"] && prompt.errorText == "Expected a year" && stage.content.contains("! Expected a year"))
        stage.type("54")
        #expect(prompt.errorText == nil && stage.content.contains("four digits"))
        stage.press(.enter)
        #expect(told.answers == ["18", "1854"] && !stage.window.hasOverlay)
    }

    @Test func `Esc takes it away and asks nobody`() {
        let (stage, _, told) = stage()
        stage.press(.escape)
        #expect(!stage.window.hasOverlay && told.answers.isEmpty)
    }

    @Test func `no key reaches what is below, and the focus comes back`() {
        var pressed = 0
        let button = Button("below") { pressed += 1 }
        let (stage, _, _) = stage(below: button)
        stage.press(.tab, .down, .function(5), "x")
        #expect(pressed == 0 && !button.isFirstResponder)
        stage.press(.escape)
        #expect(button.isFirstResponder)
    }

    @Test func `a click beside it closes it, one inside does not`() {
        let (stage, _, _) = stage()
        stage.mouse(.press, x: 20, y: 4)
        #expect(stage.window.hasOverlay)
        stage.mouse(.press, x: 20, y: 10)
        #expect(!stage.window.hasOverlay)
    }

    @Test func `one that is not on show any more closes nothing`() {
        let (stage, prompt, _) = stage()
        stage.window.showMenu([MenuItem("a")])
        prompt.close()
        #expect(stage.window.hasOverlay)
    }

    @Test(arguments: [(0, 0), (1, 1), (4, 3), (12, 5), (200, 60)])
    func `it draws at any size`(_ width: Int, _ height: Int) {
        let (stage, _, _) = stage(Size(width: width, height: height))
        stage.type("산책")
        for y in 0..<height { #expect(TextWidth.of(stage.device.canvas.text(row: y)) <= width) }
    }
}
