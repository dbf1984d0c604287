import Screens
import ScreenTesting
import Terminal
import Testing

@Suite(.leavesNothing)
struct AskingTests {
    private let diary = Diary()
    private let stack = NavigationController(rootViewController: ViewController())

    private var root: ViewController { stack.viewControllers[0] }

    @Test func `a question lies over everything that is presented, and stands open until it is answered`() async {
        let pilot = Pilot(root: stack)
        let (first, second) = (DiaryScreen("first", diary), DiaryScreen("second", diary))
        root.present(first, animated: true)
        first.present(second, animated: true)
        root.task { [root, diary] in
            let answer = await root.ask("Sure?", actions: [AlertAction(title: "Yes")])
            diary.lines.append("answer \(answer?.title ?? "none")")
        }
        await pilot.settle()
        #expect(second.presentedViewController is AlertController)
        #expect(stack.engine.openQuestions == 1)
        await pilot.press(.enter)
        #expect(diary.lines.last == "answer Yes")
        #expect(stack.engine.openQuestions == 0)
        #expect(second.presentedViewController == nil && pilot.topScreen === second)
    }

    @Test(arguments: [true, false])
    func `a yes-or-no question offers the way out first, in the window's language, and says what destroys`(_ isDestructive: Bool) async {
        for (text, cancel) in [(ScreenText.en, "Cancel"), (.ko, "취소")] {
            let stack = NavigationController(rootViewController: ViewController())
            let pilot = Pilot(root: stack, text: text)
            let root = stack.viewControllers[0]
            root.task { [diary] in
                let isAgreed = await root.confirm("Delete it?", action: "Delete", isDestructive: isDestructive)
                diary.lines.append("\(isAgreed)")
            }
            await pilot.settle()
            let answers = pilot.top(AlertController.self)?.actions ?? []
            #expect(answers.map(\.title) == [cancel, "Delete"])
            #expect(answers.map(\.style) == [.cancel, isDestructive ? .destructive : .default])
            await pilot.press(.enter)
            #expect(diary.take() == ["false"])
        }
    }

    @Test(arguments: [("take back", "Take back"), ("", ""), ("차단", "차단"), ("iPhone", "IPhone")])
    func `the button of a yes begins with a capital, as all buttons do`(_ action: String, _ button: String) async {
        let stack = NavigationController(rootViewController: ViewController())
        let pilot = Pilot(root: stack)
        let root = stack.viewControllers[0]
        root.task { _ = await root.confirm("Really?", action: action) }
        await pilot.settle()
        #expect(pilot.top(AlertController.self)?.actions.last?.title == button)
        await pilot.press(.escape)
    }

    @Test func `an answer that cannot be given says why, and can be given as soon as there is no reason any more`() async {
        let pilot = Pilot(root: stack)
        let lend = AlertAction(title: "Lend")
        lend.disabledReason = "it is out"
        root.task { [root, diary] in
            let answer = await root.ask("Walden", actions: [AlertAction(title: "Keep", style: .cancel), lend])
            diary.lines.append("lent: \(answer === lend)")
        }
        await pilot.settle()
        #expect(pilot.screen.contains("it is out"))
        await pilot.press(.right, .enter)
        #expect(diary.lines.isEmpty)
        lend.disabledReason = nil
        await pilot.press(.enter)
        #expect(diary.lines == ["lent: true"])
    }

    @Test func `a question that goes without an answer gives none`() async {
        let pilot = Pilot(root: stack)
        root.task { [root, diary] in
            let answer = await root.ask("Sure?", actions: [AlertAction(title: "Yes")])
            diary.lines.append("answer \(answer?.title ?? "none")")
        }
        await pilot.settle()
        root.dismiss(animated: true)
        await pilot.settle()
        #expect(diary.lines == ["answer none"])
    }

    @Test func `a key that works everywhere waits for the answer, unless it changes nothing`() async {
        let pilot = Pilot(root: stack)
        pilot.window.globalCommands.append { [diary] in KeyCommand(",", title: "settings", hint: 9) { diary.lines.append("settings") } }
        pilot.window.globalCommands.append { [diary] in
            var command = KeyCommand("!", title: "look", hint: 9) { diary.lines.append("look") }
            command.isAlwaysAvailable = true
            return command
        }
        await pilot.press(",", "!")
        #expect(diary.take() == ["settings", "look"])
        root.task { [root] in _ = await root.confirm("Delete it?", action: "Delete") }
        await pilot.settle()
        #expect(!pilot.row(23).contains("settings") && pilot.row(23).contains("look"))
        await pilot.press(",", "!")
        #expect(diary.take() == ["look"])
        await pilot.press(.escape, "?", ",", "!")
        #expect(diary.take() == ["look"])
        await pilot.press(.escape, ":", .escape, ",")
        #expect(diary.take() == ["settings"])
    }

    @Test func `keys behind an answer wait for the work that asked, and reach the screen that it leads to`() async {
        let pilot = Pilot(root: stack)
        root.taskBeforeKeys { [root, stack, diary] in
            guard await root.confirm("Go on?", action: "Go on") else { return }
            stack.pushViewController(KeyScreen("next", diary), animated: true)
        }
        await pilot.settle()
        for key in [.right, .enter, "a", "b"] as [Key] { pilot.device.send(.key(key)) }
        pilot.send(.focus(true))
        await pilot.settle()
        #expect(diary.take() == ["next a", "next b"])
    }
}

/// A screen that notes its keys.
private final class KeyScreen: ViewController {
    private let name: String
    private let diary: Diary

    init(_ name: String, _ diary: Diary) {
        self.name = name
        self.diary = diary
        super.init()
    }

    override func keyPressed(_ key: Key) -> Bool {
        diary.lines.append("\(name) \(key.name)")
        return true
    }
}
