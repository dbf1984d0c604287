import ScreenTesting
import Screens
import Terminal
import Testing

@testable import Guides

@Suite(.leavesNothing)
struct FormGuideTests {
    private let books = BooksViewController()
    private let pilot: Pilot

    init() { pilot = Pilot(root: NavigationController(rootViewController: books)) }

    @Test func `a book is typed in and saved`() async {
        await pilot.press("n")
        await pilot.type("Walden")
        await pilot.press(.tab)
        await pilot.type("1854")
        await pilot.press(.control("s"))
        #expect(books.books == [NewBook(title: "Walden", year: 1854, isLent: false)])
        #expect(pilot.stack == ["BooksViewController"])
    }

    @Test func `what is wrong is said below its field, which gets the keys, until something is typed`() async {
        await pilot.press("n", .control("s"))
        #expect(pilot.screen.contains("! A book has a title") && pilot.screen.contains("! Expected a year, such as 1854"))
        await pilot.type("W")
        #expect(!pilot.screen.contains("A book has a title"))
    }

    @Test func `a book that cannot be kept stays in the form, with the reason`() async {
        for _ in 1...2 {
            await pilot.press("n")
            await pilot.type("Walden")
            await pilot.press(.tab)
            await pilot.type("1854")
            await pilot.press(.control("s"))
        }
        #expect(pilot.toast == "“Walden” is there already")
        #expect(pilot.stack == ["BooksViewController", "NewBookViewController"])
    }

    @Test func `half a book is not lost without a question`() async {
        await pilot.press("n")
        await pilot.type("Wal")
        await pilot.press(.escape)
        #expect(pilot.screen.contains("Lose the book?"))
        await pilot.press(.escape)
        #expect(pilot.stack.last == "NewBookViewController")
        await pilot.press(.escape, .right, .enter)
        #expect(pilot.stack == ["BooksViewController"] && books.books.isEmpty)
    }
}
