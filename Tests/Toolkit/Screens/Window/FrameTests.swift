import Observation
import ScreenTesting
import Terminal
import Testing

@testable import Screens

@MainActor @Observable
final class Counter {
    var value = 0
    var other = 0
}

@Suite(.leavesNothing) @MainActor
struct FrameTests {
    @Test func `a change of what a screen read is in the next frame, without a task in between`() {
        let label = Label()
        let stage = Stage(label)
        let counter = Counter()
        var runs = 0
        stage.controller.onUpdate = {
            runs += 1
            label.text = "count \(counter.value)"
        }
        stage.controller.setNeedsUpdateProperties()
        stage.render()
        #expect(stage.rows[0] == "count 0")
        counter.value = 1
        counter.value = 2
        #expect(stage.window.needsFrame)
        stage.render()
        #expect(stage.rows[0] == "count 2")
        #expect(runs == 2)
        counter.other = 5
        #expect(!stage.window.needsFrame)
    }

    @Test func `a screen that runs again for other reasons watches only once`() {
        let stage = Stage(Label())
        let counter = Counter()
        var runs = 0
        stage.controller.onUpdate = {
            runs += 1
            _ = counter.value
        }
        for _ in 0..<10 {
            stage.controller.setNeedsUpdateProperties()
            stage.render()
        }
        #expect(runs == 10)
        counter.value = 1
        stage.render()
        stage.render()
        #expect(runs == 11)
    }

    @Test func `no frame is presented where nothing changed`() {
        let label = Label("hello")
        let stage = Stage(label)
        let frames = stage.device.frameCount
        #expect(stage.render() == false)
        label.text = "hello"
        #expect(stage.render() == false)
        label.text = "world"
        #expect(stage.render() == true)
        #expect(stage.device.frameCount == frames + 1)
    }

    @Test func `a part that is drawn again leaves the wide cluster at its side whole`() {
        let label = Label("한강을 따라")
        let stage = Stage(label)
        stage.controller.view.setNeedsDisplay(Rect(x: 1, y: 0, width: 2, height: 1))
        stage.render()
        #expect(stage.rows[0] == "한강을 따라")
    }

    @Test func `text that counts up is drawn alone and lays nothing out`() {
        let label = Label("walk 1")
        let counter = DrawCounter()
        counter.stretch = 1
        let stage = Stage(StackView(.vertical, [label, counter]))
        label.text = "walk 2"
        #expect(!stage.window.chrome.marks.needsLayout)
        stage.render()
        #expect(counter.draws == 1)
        #expect(stage.rows[0] == "walk 2")
        label.text = "walk 10"
        stage.render()
        #expect(stage.rows[0] == "walk 10")
    }

    @Test func `only what changed is drawn again`() {
        let left = DrawCounter()
        let right = DrawCounter()
        left.stretch = 1
        right.stretch = 1
        let stage = Stage(StackView(.horizontal, [left, right]))
        #expect((left.draws, right.draws) == (1, 1))
        right.setNeedsDisplay()
        stage.render()
        #expect((left.draws, right.draws) == (1, 2))
    }

    @Test func `a view draws only inside itself`() {
        let view = View()
        let inner = Overdraw()
        view.addSubview(inner)
        inner.frame = Rect(x: 2, y: 1, width: 4, height: 2)
        let stage = Stage(view)
        #expect(stage.rows[0].isEmpty)
        #expect(stage.rows[1] == "  xxxx")
        #expect(stage.rows[2] == "  xxxx")
        #expect(stage.rows[3].isEmpty)
    }

    @Test func `a view that moves leaves nothing behind`() {
        let view = View()
        let inner = Overdraw()
        view.addSubview(inner)
        inner.frame = Rect(x: 2, y: 1, width: 4, height: 1)
        let stage = Stage(view)
        inner.frame.origin = Point(x: 0, y: 0)
        stage.render()
        #expect(stage.rows[0] == "xxxx")
        #expect(stage.rows[1].isEmpty)
    }

    @Test(arguments: [(0, 0), (1, 1), (2, 2), (3, 1), (1, 30), (200, 2), (20, 5)])
    func `the window draws at any size`(width: Int, height: Int) {
        let stage = Stage(FormView([FormRow("이름", TextField("도윤왕")), FormRow("", Button("Go"))]), size: Size(width: width, height: height))
        stage.window.showToast("Saved")
        stage.render()
        stage.press("?", .escape, .tab)
        stage.window.showHelp()
        stage.render()
        #expect(stage.device.canvas.size == Size(width: width, height: height))
    }

    @Test func `a resize lays out anew and repaints`() {
        let stage = Stage(Rule(), size: Size(width: 20, height: 8))
        stage.device.send(.resize(Size(width: 10, height: 6)))
        while let event = stage.device.nextEvent() { stage.window.dispatch(event) }
        stage.render()
        #expect(stage.device.canvas.size == Size(width: 10, height: 6))
        #expect(stage.device.canvas.text(row: 1) == "──────────")
    }

    @Test func `the cursor stands at the caret, also behind wide characters`() {
        let field = TextField("산책")
        let stage = Stage(FormView([FormRow("이름", field)]))
        #expect(stage.device.cursor == Point(x: 6 + 2 + 4, y: 2))
        stage.press(.left)
        #expect(stage.device.cursor == Point(x: 6 + 2 + 2, y: 2))
    }
}

@MainActor
final class DrawCounter: View {
    var draws = 0
    override func draw(_ painter: inout Painter) { draws += 1 }
}

@MainActor
final class Overdraw: View {
    override func draw(_ painter: inout Painter) {
        for y in -2..<10 { painter.write(String(repeating: "x", count: 30), x: -3, y: y) }
    }

    @Test func `a theme that is chosen at the window is the device's with the next frame, and until then the device has its own`() {
        let stage = Stage(Label("hello"))
        stage.render()
        let own = stage.device.theme.name
        #expect(stage.window.theme == nil && own != Theme.mono.name)
        stage.window.theme = .mono
        #expect(stage.device.theme.name == own && stage.window.needsFrame)
        stage.render()
        #expect(stage.device.theme.name == Theme.mono.name && !stage.window.needsFrame)
        stage.window.theme = .highContrast
        stage.window.theme = nil
        stage.render()
        #expect(stage.device.theme.name == own)
    }
}
