import ScreenTesting
import Terminal
import Testing

@testable import Screens

@Suite(.leavesNothing) @MainActor
struct DispatchTests {
    @Test func `a focused text field gets printable keys before any key command`() {
        let field = TextField()
        let stage = Stage(field)
        var pressed = 0
        stage.controller.commands = [KeyCommand("n", title: "new") { pressed += 1 }]
        stage.type("n?q/")
        #expect(field.text == "n?q/")
        #expect(pressed == 0)
    }

    @Test func `without a text field the same key is a command`() {
        let stage = Stage(Label("hello"))
        var pressed = 0
        stage.controller.commands = [KeyCommand("n", title: "new") { pressed += 1 }]
        stage.press("n")
        #expect(pressed == 1)
    }

    @Test func `a command is given in Hangul, too, by the same key, and a syllable is the keys that make it`() {
        let stage = Stage(Label("hello"))
        var pressed = ""
        stage.controller.commands = ["w", "n", "Q"].map { name in
            KeyCommand(Key(.character(name)), title: "do") { pressed.append(name) }
        }
        stage.type("ㅈㅜㅃ주x한")
        #expect(pressed == "wnQwn")
    }

    @Test func `a command that is given in Hangul itself has that key, and no text that is refused is a command`() {
        var pressed = ""
        let label = Stage(Label("hello"))
        label.controller.commands = [
            KeyCommand("ㅈ", title: "own") { pressed += "own" }, KeyCommand("w", title: "walk") { pressed += "walk" },
        ]
        label.type("ㅈ")
        #expect(pressed == "own")
        let field = TextField()
        field.accepts = { $0.isNumber }
        let stage = Stage(field)
        stage.controller.commands = [KeyCommand("w", title: "walk") { pressed += "walk" }]
        stage.type("ㅈ")
        #expect(pressed == "own" && field.text.isEmpty)
    }

    @Test func `a key with control is a command also while text is typed`() {
        let field = TextField()
        let stage = Stage(field)
        var pressed = 0
        stage.controller.commands = [KeyCommand(.control("s"), title: "save") { pressed += 1 }]
        stage.press("a", .control("s"))
        #expect(pressed == 1)
        #expect(field.text == "a")
    }

    @Test func `a command that cannot be done says why and does nothing`() {
        let stage = Stage(Label("hello"))
        var pressed = 0
        stage.controller.commands = [KeyCommand("d", title: "delete", disabledReason: "nothing chosen") { pressed += 1 }]
        stage.press("d")
        #expect(pressed == 0)
        #expect(stage.window.toast == "nothing chosen")
    }

    @Test func `a key command goes before what a control does with the key`() {
        let list = ListView(numberOfRows: { 5 }, row: { ListRow("row \($0)") })
        let stage = Stage(list)
        var pressed = 0
        stage.controller.commands = [KeyCommand("j", title: "join") { pressed += 1 }]
        stage.press("j", .down)
        #expect(pressed == 1)
        #expect(list.selectedIndex == 1)
    }

    @Test func `tab walks through what can be focused, round at the end, and back with shift`() {
        let first = TextField()
        let second = Button("Go")
        let third = CheckBox("Yes")
        third.isEnabled = false
        let stage = Stage(FormView([FormRow("One", first), FormRow("", second), FormRow("", third)]))
        #expect(first.isFirstResponder)
        stage.press(.tab)
        #expect(second.isFirstResponder)
        stage.press(.tab)
        #expect(first.isFirstResponder)
        stage.press(.shiftTab)
        #expect(second.isFirstResponder)
    }

    @Test func `arrows go from a button to the one beside it, and past neither end`() {
        let (field, first, second) = (TextField(), Button("First"), Button("Second"))
        let stage = Stage(StackView(.vertical, [field, StackView(.horizontal, [first, second])]))
        stage.press(.tab)
        #expect(first.isFirstResponder)
        for (key, focused) in [(Key.left, first), (.right, second), (.right, second), (.left, first), (.down, first)] {
            stage.press(key)
            #expect(focused.isFirstResponder, "\(key)")
        }
    }

    @Test func `who had the keys loses them by being hidden, disabled or taken out`() {
        let first = Button("First")
        let second = Button("Second")
        let stack = StackView(.vertical, [first, second])
        let stage = Stage(stack)
        #expect(first.isFirstResponder)
        first.isHidden = true
        stage.render()
        #expect(second.isFirstResponder)
        first.isHidden = false
        second.isEnabled = false
        stage.render()
        #expect(first.isFirstResponder)
        stack.removeArrangedSubview(first)
        stage.render()
        #expect(stage.window.firstResponder == nil)
    }

    @Test func `a paste goes to the field as text and presses nothing`() {
        let field = TextField()
        let stage = Stage(field)
        stage.window.dispatch(.paste("one\ntwo\u{1B}[A"))
        #expect(field.text == "one two[A")
    }

    @Test func `q asks for the end only where no text is typed`() {
        let field = TextField()
        let stage = Stage(StackView(.vertical, [field, Button("Go")]))
        var quits = 0
        stage.window.onQuit = { _ in quits += 1 }
        stage.press("q")
        #expect(quits == 0)
        stage.press(.tab, "q")
        #expect(quits == 1)
        stage.press(.control("c"))
        #expect(quits == 2)
    }

    @Test func `the help lies over everything, names every key and takes every key`() {
        let stage = Stage(Label("hello"), size: Size(width: 40, height: 12))
        var pressed = 0
        stage.controller.title = "Walk"
        stage.controller.commands = [KeyCommand("n", title: "new walk") { pressed += 1 }]
        stage.press("?")
        #expect(stage.content.contains("Walk"))
        #expect(stage.content.contains("n         new walk"))
        stage.press("n")
        #expect(pressed == 0)
        stage.press(.escape, "n")
        #expect(pressed == 1)
        #expect(stage.content.contains("hello"))
    }

    @Test func `a toast goes by itself after a while and leaves nothing to wake up for`() {
        let stage = Stage(Label("hello"))
        stage.window.showToast("Saved")
        stage.render()
        #expect(stage.rows.last == " ✓ Saved")
        #expect(stage.window.timeUntilNextTimer != nil)
        stage.clock.advance(by: .seconds(10))
        stage.window.fireTimers()
        stage.render()
        #expect(stage.rows.last?.isEmpty == true)
        #expect(stage.window.timeUntilNextTimer == nil)
    }
}

@Suite(.leavesNothing) @MainActor
struct HintTests {
    @Test func `while text is typed the hints name no key that would be text`() {
        let stage = Stage(StackView(.vertical, [TextField(), Button("Go")]))
        #expect(stage.hints == " ^C quit   F1 help")
        stage.press(.tab)
        #expect(stage.hints == " ↵ go   ? help   q quit")
    }

    @Test func `six hints at most, the most important first, and nothing that cannot be done`() {
        let stage = Stage(Label("hello"), size: Size(width: 80, height: 8))
        stage.controller.commands = (0..<9).map { number in
            KeyCommand(.function(12 - number), title: "do \(number)", hint: 9 - number, disabledReason: number == 8 ? "not now" : nil) {}
        }
        stage.press("x")
        #expect(stage.hints == " F5 do 7   F6 do 6   F7 do 5   F8 do 4   ? help   q quit")
        stage.controller.commands = Array(stage.controller.commands.suffix(2))
        stage.window.setNeedsChromeUpdate()
        stage.render()
        #expect(stage.hints == " F5 do 7   ? help   q quit")
    }

    @Test func `where it is narrow the help stays longest, then the way out, then the first hint`() {
        for (width, hints) in [
            (58, " F5 do 1   F6 do 2   F7 do 3   F8 do 4   ? help   q quit"), (52, " F5 do 1  F6 do 2  F7 do 3  F8 do 4  ? help  q quit"),
            (48, " F5 do 1  F6 do 2  F7 do 3  F8 do 4  ?  q quit"), (46, " F5 do 1  F6 do 2  F7 do 3  ? help  q quit"),
            (30, " F5 do 1  F6 do 2  ?  q quit"), (20, " F5 do 1  ?  q quit"), (12, " ? help"), (5, ""),
        ] {
            let stage = Stage(Label("hello"), size: Size(width: width, height: 8))
            stage.controller.commands = (1..<5).map { number in KeyCommand(.function(4 + number), title: "do \(number)", hint: number) {} }
            stage.press("x")
            #expect(stage.hints == hints)
        }
    }

    @Test func `what two keys do is named once`() {
        let stage = Stage(Label("hello"))
        stage.controller.commands = [
            KeyCommand(.function(5), title: "Keep", hint: 1) {}, KeyCommand(.escape, title: "Keep", hint: 800) {},
        ]
        stage.press("x")
        #expect(stage.hints == " F5 keep   ? help   q quit")
    }

    @Test(arguments: [("Sign in", "sign in"), ("OK", "OK"), ("help", "help"), ("로그인", "로그인")])
    func `english hints begin small, unless they are abbreviations`(_ title: String, _ hint: String) {
        let stage = Stage(Button(title))
        #expect(stage.hints.hasPrefix(" ↵ \(hint)   "))
    }
}
