import Observation
import ScreenTesting
import Terminal
import Testing

@testable import Screens

/// Questions in panes of a few rows: each is read to its end, says how, and is answered.
@Suite(.leavesNothing)
struct SmallAlertTests {
    private let diary = Diary()

    private static let signs = (1...9).map { "sign number \($0)" }
    private nonisolated static let sizes = [
        Size(width: 40, height: 12), Size(width: 40, height: 6), Size(width: 80, height: 3), Size(width: 80, height: 1),
    ]

    private func ask(_ size: Size, message: String, _ titles: String..., text: ScreenText = .en) async -> Pilot {
        let stack = NavigationController(rootViewController: ViewController())
        let window = Window(size: size)
        window.text = text
        window.rootViewController = stack
        let pilot = Pilot(window: window)
        let alert = AlertController(title: "Before your walk", message: message)
        for (index, title) in titles.enumerated() {
            let style: AlertAction.Style = index == titles.count - 1 ? .cancel : .default
            alert.addAction(AlertAction(title: title, style: style) { [diary] in diary.lines.append($0.title ?? "") })
        }
        stack.present(alert, animated: true)
        await pilot.settle()
        return pilot
    }

    @Test(arguments: sizes)
    func `a long question is read to its end by the arrow, and answered`(_ size: Size) async {
        let pilot = await ask(size, message: Self.signs.joined(separator: "\n"), "No, walk", "Yes", "Not now")
        #expect(pilot.screen.contains("Before your walk"))
        var read: Set<String> = []
        for _ in 0..<12 {
            read.formUnion(Self.signs.filter(pilot.screen.contains))
            #expect(pilot.screen.contains("▌ [ No, walk ]"), "the answer stays in sight")
            await pilot.press(.down)
        }
        #expect(read == Set(Self.signs))
        await pilot.press(.right, .enter)
        #expect(diary.lines == ["Yes"])
    }

    @Test(arguments: sizes)
    func `a question that goes on says how it is read`(_ size: Size) async {
        let pilot = await ask(size, message: Self.signs.joined(separator: "\n"), "No, walk", "Yes", "Not now")
        let last = pilot.row(size.height - 1)
        #expect(size.height < 3 ? last.contains("↓") : last.contains("↓ read on"))
        await pilot.press([Key](repeating: .down, count: 12))
        let end = pilot.row(size.height - 1)
        #expect(size.height < 3 ? end.contains("↑") : !end.contains("read on") && end.contains("↵ no, walk"))
    }

    @Test(arguments: [false, true], [["No, walk", "Yes", "Not now"], ["No, I will walk", "Yes, I have one", "Not now, later"]])
    func `a question whose arrow reads on says which one chooses, beside answers or above them`(
        _ isKorean: Bool, _ titles: [String]
    ) async {
        let text = isKorean ? ScreenText.ko : .en
        let pilot = await ask(
            Size(width: 40, height: 12), message: Self.signs.joined(separator: "\n"), titles[0], titles[1], titles[2], text: text)
        let choose = "→ \(text.chooseAnswer)"
        #expect(pilot.row(11).contains("↓ \(text.readOn)") && pilot.row(11).contains(choose), "\(pilot.row(11))")
        await pilot.press([Key](repeating: .down, count: 12))
        #expect(pilot.screen.contains("▌ [ \(titles[0]) ]") && pilot.row(11).contains(choose), "\(pilot.row(11))")
        await pilot.press(.right)
        #expect(pilot.screen.contains("▌ [ \(titles[1]) ]") && diary.lines.isEmpty)
    }

    @Test(arguments: [("Go", "esc go"), ("Stay", "esc stay"), ("Not now", "esc back")])
    func `Esc says its answer by a shorter word where there is little room, never by a longer one`(_ title: String, _ hint: String) async {
        let pilot = await ask(Size(width: 24, height: 8), message: Self.signs.joined(separator: "\n"), "No, walk", title)
        #expect(pilot.row(7).contains(hint), "\(pilot.row(7))")
    }

    @Test(arguments: sizes)
    func `all answers can be seen where they fit into the row`(_ size: Size) async {
        let pilot = await ask(size, message: Self.signs.joined(separator: "\n"), "No, walk", "Yes", "Not now")
        let answers = ["▌ [ No, walk ]", "[ Yes ]", "[ Not now ]"]
        #expect((0..<size.height).contains { row in answers.allSatisfy(pilot.row(row).contains) })
    }

    @Test func `a short question in one row stands whole before its answers`() async {
        let pilot = await ask(Size(width: 80, height: 1), message: "19 min, 1,946 steps.", "Save", "Go on")
        #expect(pilot.row(0).contains("Before your walk: 19 min, 1,946 steps. "))
        #expect(pilot.row(0).contains("▌ [ Save ]  [ Go on ]"))
    }

    @Test func `answers that have no room beside each other come one by one, which the hint says`() async {
        let pilot = await ask(
            Size(width: 40, height: 6), message: Self.signs.joined(separator: "\n"), "Save until then", "Discard it", "Later")
        #expect(pilot.screen.contains("▌ [ Save until then ]"))
        #expect(!pilot.screen.contains("Discard it"))
        await pilot.press([Key](repeating: .down, count: 12))
        #expect(pilot.row(5).contains("→ choose"))
        await pilot.press(.right)
        #expect(pilot.screen.contains("▌ [ Discard it ]"))
    }

    @Test func `a message that follows something goes on while it is asked`() async {
        let stack = NavigationController(rootViewController: ViewController())
        let pilot = Pilot(root: stack)
        let count = Count()
        let asking = Task { await stack.ask("End?", message: { "\(count.steps) steps" }, actions: [AlertAction(title: "End")]) }
        await pilot.settle()
        #expect(pilot.screen.contains("7 steps"))
        count.steps = 1234
        await pilot.settle()
        #expect(pilot.screen.contains("1234 steps"))
        await pilot.press(.enter)
        #expect(await asking.value?.title == "End")
    }

    @Test(arguments: [Size(width: 0, height: 0), Size(width: 1, height: 1), Size(width: 6, height: 2), Size(width: 12, height: 1)])
    func `a question in no room at all is still answered`(_ size: Size) async {
        let pilot = await ask(size, message: "It cannot be undone.", "Delete", "Keep")
        await pilot.press(.escape)
        #expect(diary.lines == ["Keep"])
    }
}

@Observable
private final class Count {
    var steps = 7
}
