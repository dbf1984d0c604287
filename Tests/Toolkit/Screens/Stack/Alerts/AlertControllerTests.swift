import Screens
import ScreenTesting
import Terminal
import Testing

@Suite(.leavesNothing)
struct AlertControllerTests {
    private let diary = Diary()
    private let stack = NavigationController(rootViewController: ViewController())

    private func alert(
        _ style: AlertController.Style = .alert, _ answers: (title: String, style: AlertAction.Style)...
    ) -> AlertController {
        let alert = AlertController(title: "Sure?", message: nil, preferredStyle: style)
        for answer in answers {
            alert.addAction(AlertAction(title: answer.title, style: answer.style) { [diary] in diary.lines.append($0.title ?? "") })
        }
        return alert
    }

    /// The rows on which answers stand.
    private func rows(_ pilot: Pilot) -> [Int] { (0..<pilot.canvas.size.height).filter { pilot.row($0).contains("[ ") } }

    @Test func `what is typed goes into the first of its fields`() async {
        let pilot = Pilot(root: stack)
        let alert = alert(.alert, ("OK", .default))
        alert.addTextField { $0.placeholder = "first name" }
        alert.addTextField { $0.placeholder = "family name" }
        stack.present(alert, animated: true)
        await pilot.settle()
        #expect(pilot.screen.contains("first name") && pilot.screen.contains("family name"))
        await pilot.type("Ann")
        #expect(alert.textFields?.map(\.text) == ["Ann", ""])
    }

    @Test func `the keys begin at the first answer that destroys nothing`() async {
        let pilot = Pilot(root: stack)
        stack.present(alert(.alert, ("Delete", .destructive), ("Keep", .default), ("Cancel", .cancel)), animated: true)
        await pilot.press(.enter)
        #expect(diary.take() == ["Keep"])
        stack.present(alert(.alert, ("Delete", .destructive), ("Erase", .destructive)), animated: true)
        await pilot.press(.enter)
        #expect(diary.take() == ["Delete"])
    }

    @Test func `the answers of an alert stand side by side, those of an action sheet below each other without a gap`() async {
        let pilot = Pilot(root: stack)
        for style in [AlertController.Style.alert, .actionSheet] {
            stack.present(alert(style, ("One", .default), ("Two", .default), ("Three", .cancel)), animated: true)
            await pilot.settle()
            let rows = rows(pilot)
            #expect(rows.count == (style == .alert ? 1 : 3))
            #expect(rows == rows.indices.map { (rows.first ?? 0) + $0 })
            await pilot.press(.escape)
        }
        #expect(diary.take() == ["Three", "Three"])
    }

    @Test func `answers that are too wide for one row stand below each other, and those out of sight come with the keys`() async {
        let pilot = Pilot(size: Size(width: 40, height: 12), root: stack)
        let names = (1...12).map { "Long answer number \($0)" }
        let alert = alert()
        for name in names { alert.addAction(AlertAction(title: name, style: .default) { [diary] in diary.lines.append($0.title ?? "") }) }
        stack.present(alert, animated: true)
        await pilot.settle()
        #expect(rows(pilot).count > 3 && pilot.screen.contains(names[0]) && !pilot.screen.contains(names[11]))
        await pilot.press(.up)
        #expect(pilot.screen.contains(names[11]))
        await pilot.press(.enter)
        #expect(diary.take() == [names[11]])
    }

    @Test func `a long question is read to its end where the screen is low, and the answers stay`() async {
        let pilot = Pilot(size: Size(width: 40, height: 12), root: stack)
        let alert = AlertController(title: "Sure?", message: "first " + String(repeating: "and more ", count: 60) + "last")
        alert.addAction(AlertAction(title: "OK", style: .cancel))
        stack.present(alert, animated: true)
        await pilot.settle()
        #expect(pilot.screen.contains("Sure?") && pilot.screen.contains("first") && pilot.screen.contains("[ OK ]"))
        #expect(!pilot.screen.contains("last"))
        await pilot.press(.end)
        #expect(pilot.screen.contains("last") && pilot.screen.contains("[ OK ]"))
    }

    @Test(arguments: [[Key.down, .down, .up], [.right, .right, .left], [.left, .left], [.up, .up]])
    func `arrows walk through the answers, forward and back, round at the ends`(_ way: [Key]) async {
        let pilot = Pilot(root: stack)
        stack.present(alert(.alert, ("One", .default), ("Two", .default), ("Three", .default)), animated: true)
        await pilot.press(way + [.enter])
        #expect(diary.lines == ["Two"])
    }

    @Test func `an answer that is taken away while the alert is open says why, until it is given back`() async {
        let pilot = Pilot(root: stack)
        let alert = alert(.alert, ("Share", .default))
        stack.present(alert, animated: true)
        alert.actions[0].disabledReason = "not signed in"
        await pilot.press(.enter)
        #expect(pilot.screen.contains("! not signed in") && pilot.toast == nil)
        #expect(stack.presentedViewController === alert)
        alert.actions[0].disabledReason = nil
        await pilot.press(.enter)
        #expect(diary.lines == ["Share"])
    }

    @Test func `a long message is there to its end`() async {
        let pilot = Pilot(size: Size(width: 40, height: 12), root: stack)
        let message = (1...12).map { "sentence \($0)" }.joined(separator: ", ") + " (end)"
        stack.present(AlertController(title: "Sure?", message: message), animated: true)
        await pilot.settle()
        #expect(pilot.screen.contains("(end)"))
    }

    @Test func `Enter in its last field gives the answer that is preferred, and the hint line says so`() async {
        let pilot = Pilot(root: stack)
        let alert = alert(.alert, ("Delete", .destructive), ("Cancel", .cancel), ("Rename", .default))
        alert.addTextField { _ in }
        alert.addTextField { _ in }
        stack.present(alert)
        await pilot.press("a", .enter, "b")
        #expect(alert.textFields?.map(\.text) == ["a", "b"])
        #expect(pilot.row(23).contains("rename"))
        await pilot.press(.enter)
        #expect(diary.take() == ["Rename"])
        #expect(pilot.issues.isEmpty)
    }

    @Test func `Enter in a field gives no answer that cannot be given, and none that destroys unasked`() async {
        let pilot = Pilot(root: stack)
        let alert = alert(.alert, ("Delete", .destructive), ("Cancel", .cancel))
        alert.addTextField { _ in }
        stack.present(alert)
        await pilot.press(.enter)
        #expect(diary.take().isEmpty)
        alert.preferredAction = alert.actions[0]
        alert.actions[0].disabledReason = "a name first"
        await pilot.press(.enter)
        #expect(diary.take().isEmpty && pilot.screen.contains("a name first"))
        alert.actions[0].disabledReason = nil
        await pilot.press(.enter)
        #expect(diary.take() == ["Delete"])
    }

    @Test func `the keys begin at the answer that is preferred, where there is one`() async {
        let pilot = Pilot(root: stack)
        let alert = alert(.alert, ("One", .default), ("Two", .default))
        alert.preferredAction = alert.actions[1]
        stack.present(alert, animated: true)
        await pilot.press(.enter)
        #expect(diary.take() == ["Two"])
    }

    @Test func `keys that move nothing are left to others, also before there is anything to move`() async {
        let alert = alert(.alert, ("OK", .cancel))
        #expect(!alert.keyPressed(.home) && alert.answeredKeys.isEmpty)
        let pilot = Pilot(root: stack)
        stack.present(alert, animated: true)
        await pilot.settle()
        #expect(!alert.keyPressed("x") && alert.answeredKeys.isEmpty)
    }
}
