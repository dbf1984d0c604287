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
}
