import ScreenTesting
import Terminal
import Testing

@testable import Screens

@Suite(.leavesNothing) @MainActor
struct QuestionTests {
    private final class Asker: ViewController {
        var answers: [String] = []
        var looked: [String] = []

        func askYear() {
            task("year") { [weak self] in
                let year = await self?.prompt("Year", text: "18", help: "four digits", action: "go") { text throws(PromptRefusal) in
                    self?.looked.append(text)
                    guard text.count == 4, let year = Int(text) else { throw PromptRefusal("Expected a year") }
                    return year
                }
                self?.answers.append(year.map { "\($0)" } ?? "none")
            }
        }

        func askOrder() {
            task("order") { [weak self] in
                let choices = [
                    MenuChoice("By title", 1, key: "t"), .separator, MenuChoice("By price", 2, key: "p"),
                    MenuChoice("By luck", 3, key: "l", disabledReason: "not today"),
                ]
                let order = await self?.choose("Order", from: choices)
                self?.answers.append(order.map { "\($0)" } ?? "none")
            }
        }
    }

    private let asker = Asker()
    private let stack: NavigationController
    private let pilot: Pilot

    init() {
        stack = NavigationController(rootViewController: ViewController())
        pilot = Pilot(root: stack)
        stack.pushViewController(asker, animated: false)
    }

    @Test func `what was typed is the answer once it can be read, and the reason stands below it until then`() async {
        asker.askYear()
        await pilot.settle()
        #expect(pilot.screen.contains("┌─ Year ─") && pilot.screen.contains("four digits"))
        await pilot.press(.enter)
        #expect(pilot.screen.contains("! Expected a year") && asker.answers == [])
        await pilot.type("54")
        await pilot.press(.enter)
        #expect(asker.answers == ["1854"] && asker.looked == ["18", "1854"])
        #expect(!pilot.window.hasOverlay)
    }

    @Test func `a chosen line is its value, by its key as well, and one that cannot be chosen says why`() async {
        asker.askOrder()
        await pilot.settle()
        await pilot.press("l")
        #expect(pilot.toast == "not today" && asker.answers == [])
        await pilot.press(.down, .enter)
        asker.askOrder()
        await pilot.settle()
        await pilot.press("t")
        #expect(asker.answers == ["2", "1"] && !pilot.window.hasOverlay)
    }

    @Test func `Esc is no answer`() async {
        asker.askYear()
        await pilot.settle()
        await pilot.press(.escape)
        asker.askOrder()
        await pilot.settle()
        await pilot.press(.escape)
        #expect(asker.answers == ["none", "none"] && !pilot.window.hasOverlay)
        #expect(pilot.stack.last == "Asker")
    }

    @Test func `something else over the screens is no answer, and stays there`() async {
        asker.askYear()
        await pilot.settle()
        pilot.window.showHelp()
        await pilot.settle()
        #expect(asker.answers == ["none"] && pilot.window.hasOverlay)
        pilot.window.closeOverlay()
    }

    @Test(arguments: [true, false]) func `when the screen goes, so does what it asks`(_ isPrompt: Bool) async {
        if isPrompt { asker.askYear() } else { asker.askOrder() }
        await pilot.settle()
        #expect(pilot.window.hasOverlay)
        stack.popViewController(animated: false)
        #expect(!pilot.window.hasOverlay)
        await pilot.settle()
        #expect(asker.answers == ["none"])
    }

    @Test func `work that is cancelled takes back what it asks`() async {
        var answer: String? = "nothing yet"
        let work = asker.task { [weak asker] in answer = await asker?.prompt("Name", action: "go") }
        await pilot.settle()
        #expect(pilot.window.hasOverlay)
        work.cancel()
        await work.value
        #expect(answer == nil && !pilot.window.hasOverlay)
    }

    @Test func `an answer that is looked at for a while is not asked for twice, and Esc leaves it`() async {
        let (gate, open) = AsyncStream.makeStream(of: Void.self)
        var looks = 0
        var answer: String? = "nothing yet"
        let work = asker.task(isLongLived: true) { [weak asker] in
            answer = await asker?.prompt("Name", text: "Ann", action: "go") { text throws(PromptRefusal) in
                looks += 1
                for await _ in gate { break }
                return text
            }
        }
        await pilot.settle()
        await pilot.press(.enter, .enter, .escape)
        open.yield()
        await work.value
        #expect(looks == 1 && answer == nil)
    }

    @Test func `a screen that is on no stack, and a menu of nothing, ask nobody`() async {
        #expect(await ViewController().prompt("Name", action: "go") == nil)
        #expect(await asker.choose(from: [MenuChoice<Int>.separator]) == nil)
        #expect(!pilot.window.hasOverlay)
    }
}
