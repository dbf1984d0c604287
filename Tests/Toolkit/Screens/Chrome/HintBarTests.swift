import Observation
import ScreenTesting
import Terminal
import Testing

@testable import Screens

@Suite(.leavesNothing) @MainActor
struct HintBarTests {
    private final class Told { var pressed: [String] = [] }

    private func stage(_ width: Int = 60, commands: (Told) -> [KeyCommand]) -> (Stage, Told) {
        let told = Told()
        let stage = Stage(Label("content"), size: Size(width: width, height: 8))
        stage.controller.commands = commands(told)
        stage.window.setNeedsChromeUpdate()
        stage.render()
        return (stage, told)
    }

    @Observable fileprivate final class Model { var count = 0 }

    /// A screen whose keys depend on what it made of its model, which nobody can observe.
    private final class Following: ViewController {
        let model = Model()
        private var shown = 0

        override func updateProperties() { shown = model.count }

        override var keyCommands: [KeyCommand] { shown == 0 ? [] : [KeyCommand("t", title: "take", hint: 1) {}] }
    }

    @Test func `hints follow a screen that brings itself up to date, without a key`() {
        let (stage, following) = (Stage(Label("content"), size: Size(width: 60, height: 8)), Following())
        stage.window.rootViewController = following
        stage.render()
        #expect(stage.hints == " ? help   q quit")
        following.model.count = 1
        stage.render()
        #expect(stage.hints == " t take   ? help   q quit")
    }

    @Test func `lower comes first, and what has no rank is left to the help`() {
        let (stage, _) = stage { _ in
            [
                KeyCommand("b", title: "second", hint: 2) {}, KeyCommand("a", title: "first", hint: 1) {},
                KeyCommand("c", title: "never") {},
            ]
        }
        #expect(stage.hints == " a first   b second   ? help   q quit")
    }

    @Test func `a click presses what it hits, between two hints nothing`() {
        let (stage, told) = stage { told in
            [
                KeyCommand("a", title: "first", hint: 1) { told.pressed.append("a") },
                KeyCommand("b", title: "나중", hint: 2) { told.pressed.append("b") },
            ]
        }
        #expect(stage.hints == " a first   b 나중   ? help   q quit")
        for x in [1, 7] { #expect(stage.mouse(.press, x: x, y: 7)) }
        #expect(told.pressed == ["a", "a"])
        stage.mouse(.press, x: 16, y: 7)
        #expect(told.pressed == ["a", "a", "b"])
        for x in [0, 9, 17] { stage.mouse(.press, x: x, y: 7) }
        stage.mouse(.wheelUp, x: 1, y: 7)
        #expect(told.pressed.count == 3)
    }

    @Test func `what cannot be done is no hint, and its key says why`() {
        let (stage, told) = stage { told in
            [KeyCommand("a", title: "first", hint: 1, disabledReason: "nothing chosen") { told.pressed.append("a") }]
        }
        #expect(stage.hints == " ? help   q quit")
        stage.press("a")
        #expect(told.pressed.isEmpty && stage.window.toast == "nothing chosen")
    }

    @Test(arguments: [
        (60, " u undo: import of health.db   n new   ? help   q quit"), (48, " u undo   n new   ? help   q quit"),
        (40, " u undo   n new   ? help   q quit"), (24, " u undo  ? help  q quit"),
    ])
    func `where there is little room long titles give way to their short ones before a command is left out`(_ width: Int, _ hints: String) {
        let (stage, _) = stage(width) { _ in
            var undo = KeyCommand("u", title: "undo: import of health.db", hint: 1) {}
            undo.shortTitle = "undo"
            return [undo, KeyCommand("n", title: "new", hint: 2) {}]
        }
        #expect(stage.hints == hints)
    }

    @Test func `a key that stands for two things in one line is named with the more important`() {
        let (stage, _) = stage { _ in
            [KeyCommand("x", title: "same", hint: 9) {}, KeyCommand("y", title: "same", hint: 3) {}]
        }
        #expect(stage.hints == " y same   ? help   q quit")
    }

    @Test(arguments: [
        (70, " a first thing   b second thing   esc leave   ? help"), (40, " a first thing   esc leave   ? help"),
        (24, " esc leave   ? help"), (12, " ? help"),
    ])
    func `the help and one way out stay longest, whatever rank the way out has`(_ width: Int, _ hints: String) {
        let (stage, _) = stage(width) { _ in
            [
                KeyCommand("a", title: "first thing", hint: 1) {}, KeyCommand("b", title: "second thing", hint: 2) {},
                KeyCommand(.escape, title: "leave", hint: 50) {},
            ]
        }
        #expect(stage.hints.hasPrefix(hints))
    }

    @Test(arguments: [
        (42, 15, " a first thing   b more   ? help   q quit"), (40, 15, " a first thing  b more  ? help  q quit"),
        (34, 15, " a first thing  b more  ?  q quit"), (34, 25, " a first thing   ? help   q quit"),
        (32, 15, " a first thing  ? help  q quit"),
    ])
    func `where there is less room the gaps become smaller, and for a main command the help is its key alone`(
        _ width: Int, _ rank: Int, _ hints: String
    ) {
        let (stage, told) = stage(width) { told in
            [KeyCommand("a", title: "first thing", hint: 1) {}, KeyCommand("b", title: "more", hint: rank) { told.pressed.append("b") }]
        }
        #expect(stage.hints == hints)
        guard let place = hints.firstIndex(of: "b") else { return }
        let column = hints.distance(from: hints.startIndex, to: place)
        for x in [column - 1, column, column + 5, column + 6] { stage.mouse(.press, x: x, y: 7) }
        #expect(told.pressed == ["b", "b"], "a click hits what it hits")
    }

    @Test func `two keys of one short title are named together where there is little room`() {
        func hints(_ width: Int) -> String {
            stage(width) { _ in
                [("earlier", Key.left), ("later", .right)].enumerated().map { rank, command in
                    var turn = KeyCommand(command.1, title: command.0, hint: rank) {}
                    turn.shortTitle = "turn"
                    return turn
                }
            }.0.hints
        }
        #expect(hints(60) == " ← earlier   → later   ? help   q quit")
        #expect(hints(34) == " ←→ turn   ? help   q quit")
    }

    @Test func `where no command leads out, Ctrl-C is named`() {
        let stage = Stage(TextField(), size: Size(width: 60, height: 8))
        stage.press(.tab)
        #expect(stage.hints.contains("^C quit"), "\(stage.hints)")
    }

    @Test func `Korean hints are written as they are`() {
        let stage = Stage(Button("다음"), size: Size(width: 60, height: 8), text: .ko)
        #expect(stage.hints == " ↵ 다음   ? 도움말   q 끝내기")
    }

    @Test func `hints follow what can be pressed now`() {
        let (stage, _) = stage { _ in [] }
        #expect(stage.hints == " ? help   q quit")
        stage.controller.commands = [KeyCommand("n", title: "new", hint: 1) {}]
        stage.press("x")
        #expect(stage.hints == " n new   ? help   q quit")
    }

    @Test(arguments: [60, 30, 20, 10, 5, 1, 0])
    func `no hint is cut in the middle`(_ width: Int) {
        let (stage, _) = stage(width) { _ in
            (1...5).map { number in KeyCommand(.function(number + 4), title: "do \(number)", hint: number) {} }
        }
        let shown = stage.hints.split(separator: "  ").map { String($0[...].trimmed) }
        let all = (1...5).map { "F\($0 + 4) do \($0)" } + ["? help", "?", "q quit"]
        #expect(shown.allSatisfy { all.contains($0) }, "\(stage.hints)")
        #expect(TextWidth.of(stage.hints) <= width)
    }

    /// A screen that keeps its list of commands until it says otherwise, and counts how often the hint line reads what is in it.
    private final class Keeper: View {
        var title = "play"
        var made = 0
        private var cache = KeyCommandCache<String>()

        override var canBecomeFirstResponder: Bool { true }
        override var keyCommands: [KeyCommand] {
            cache.commands(for: title) {
                made += 1
                return [KeyCommand("p", title: title, hint: 0) { [weak self] in self?.title = "pause" }]
            }
        }
        override func keyPressed(_ key: Key) -> Bool { key == "x" }
    }

    @Test func `a key that changes no command makes none, and one that does is seen at once`() {
        let keeper = Keeper()
        let stage = Stage(keeper, size: Size(width: 60, height: 8))
        stage.render()
        #expect(stage.hints == " p play   ? help   q quit")
        let before = keeper.made
        for _ in 0..<5 { stage.press("x") }
        #expect(keeper.made == before)
        stage.press("p")
        stage.render()
        #expect(stage.hints == " p pause   ? help   q quit" && keeper.made == before + 1)
    }

    @Test func `other words of the window are there with the next frame`() {
        let (stage, _) = stage { _ in [] }
        #expect(stage.hints == " ? help   q quit")
        stage.window.text = .ko
        stage.render()
        #expect(stage.hints != " ? help   q quit")
    }
}
