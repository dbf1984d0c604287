import ScreenTesting
import Terminal
import Testing

@testable import Screens

/// The places of a question's parts, with room and without.
@Suite(.leavesNothing)
struct AlertViewTests {
    /// A question with its parts in view.
    private struct Question {
        let view: AlertView
        let fields: [TextField]
        let answers: AnswersView

        init(title: String = "Sure?", message: String = "", fields: Int = 0, answers: [String] = ["Yes"], inColumn: Bool = false) {
            self.fields = (0..<fields).map { _ in TextField() }
            self.answers = AnswersView(answers.map { Button($0) {} }, inColumn: inColumn)
            view = AlertView(title: title, message: message, fields: self.fields, answers: self.answers)
        }

        /// The places of the title, the message, the fields and the answers.
        func frames(_ width: Int, _ height: Int) -> [Rect] {
            view.frame = Rect(x: 0, y: 0, width: width, height: height)
            view.layoutPass()
            return view.subviews.map(\.frame)
        }
    }

    private func row(_ y: Int, _ height: Int = 1, width: Int = 30, x: Int = 0) -> Rect { Rect(x: x, y: y, width: width, height: height) }

    @Test func `with room its parts stand below each other with a row between them, and those without words take none`() {
        let question = Question(message: "It goes.", fields: 1)
        #expect(question.view.sizeThatFits(Size(width: 30, height: 7)).height == 7)
        // A field has all columns there are; without one the widest part says how many it takes.
        #expect(question.view.sizeThatFits(Size(width: 30, height: 7)).width == 30)
        let message = "It goes, and it stays gone."
        #expect(Question(message: message).view.sizeThatFits(Size(width: 30, height: 7)) == Size(width: message.count, height: 5))
        #expect(Question(message: message).view.sizeThatFits(Size(width: 30, height: 5)) == Size(width: message.count, height: 5))
        #expect(question.view.sizeThatFits(Size(width: 30, height: 6)) == Size(width: 30, height: 6))
        #expect(question.frames(30, 7) == [row(0), row(2), row(4), row(6)])
        #expect(Question().view.sizeThatFits(Size(width: 30, height: 9)).height == 3)
        #expect(Question(title: "", answers: []).view.sizeThatFits(Size(width: 30, height: 9)) == .zero)
    }

    @Test func `with less room the gaps go first, then the title into the message`() {
        let question = Question(message: "It goes.")
        #expect(question.frames(30, 5) == [row(0), row(2), row(4)])
        #expect(question.frames(30, 4) == [row(0), row(1, 2), row(3)])
        #expect(question.frames(30, 3) == [row(0, 0), row(0, 2), row(2)])
        #expect(question.frames(30, 2) == [row(0, 0), row(0), row(1)])
    }

    @Test func `a long title leaves half of what is above the answers to the message`() {
        let question = Question(title: "A question of so many words that it takes rows", message: "It goes.")
        #expect(question.frames(12, 6) == [row(0, 2, width: 12), row(2, 3, width: 12), row(5, width: 12)])
    }

    @Test func `answers below each other get a third of the rows, and one at the least`() {
        let question = Question(message: "It goes.", answers: ["One", "Two", "Three"], inColumn: true)
        #expect(question.frames(30, 6).last == row(4, 2))
        #expect(question.frames(30, 5).last == row(4, 1))
        let bare = Question(answers: ["One", "Two", "Three"], inColumn: true)
        #expect(bare.frames(30, 4) == [row(0, 0), row(0), row(1, 3)])
    }

    @Test func `in a single row the answers take what they need up to two thirds, and otherwise that of the widest`() {
        let question = Question(message: "It goes.", answers: ["Yes", "No, never"])
        let (whole, widest) = (question.answers.narrowestRow, question.answers.widest)
        #expect(whole % 2 == 0 && widest + 2 < whole)
        let enough = whole * 3 / 2
        #expect(question.frames(enough, 1).dropFirst() == [row(0, width: enough - whole), row(0, width: whole, x: enough - whole)])
        let little = enough - 1
        #expect(question.frames(little, 1).last == row(0, width: widest + 2, x: little - widest - 2))
        #expect(question.frames(3, 1).dropFirst() == [row(0, width: 0), row(0, width: 3)])
    }

    @Test func `in a single row a question with fields shows the first of them`() {
        let question = Question(message: "It goes.", fields: 2)
        let frames = question.frames(60, 1)
        #expect(frames[1] == .zero && frames[2].width > 0 && frames[2].minX == 0 && frames[3] == .zero)
    }

    @Test func `what is out of sight is said to the row`() {
        let question = Question(message: "one two three four five six", answers: ["Yes"])
        _ = question.frames(10, 4)
        #expect(question.view.outOfSight == (false, true, false))
        question.view.page.scroll(to: 1)
        #expect(question.view.outOfSight.isBefore)
        let hidden = question.view.page.content.frame.height - question.view.page.bounds.height
        question.view.page.scroll(to: hidden - 1)
        #expect(question.view.outOfSight.isBehind)
        question.view.page.scroll(to: hidden)
        #expect(!question.view.outOfSight.isBehind)
    }

    @Test(arguments: [("Delete Walden?", "Delete Walden? It goes."), ("Delete Walden", "Delete Walden: It goes.")])
    func `in a row the title leads into the message as a sentence does`(_ title: String, _ whole: String) async {
        let stack = NavigationController(rootViewController: ViewController())
        let pilot = Pilot(size: Size(width: 80, height: 1), root: stack)
        let alert = AlertController(title: title, message: "It goes.")
        alert.addAction(AlertAction(title: "Keep", style: .cancel))
        stack.present(alert, animated: true)
        await pilot.settle()
        #expect(pilot.row(0).contains(whole))
    }

    @Test func `a message that becomes longer while it is asked gets its rows, and says how it is read where they do not do`() async {
        for (height, isLong) in [(24, false), (6, true)] {
            let stack = NavigationController(rootViewController: ViewController())
            let pilot = Pilot(size: Size(width: 40, height: height), root: stack)
            let alert = AlertController(title: "Sure?", message: "short")
            alert.addAction(AlertAction(title: "Keep", style: .cancel))
            stack.present(alert, animated: true)
            await pilot.settle()
            #expect(!pilot.screen.contains("read on"))
            alert.message = (1...8).map { "sentence \($0)" }.joined(separator: "\n")
            await pilot.settle()
            #expect(pilot.screen.contains("read on") == isLong)
            #expect(pilot.screen.contains("sentence 8") != isLong)
        }
    }
}
