import ScreenTesting
import Terminal
import Testing

@testable import Screens

@Suite(.leavesNothing) @MainActor
struct SearchFieldTests {
    private final class Shelf {
        private let books = ["Emma", "Middlemarch", "Walden"]
        private(set) var shown = ["Emma", "Middlemarch", "Walden"]
        private(set) var asked: [String] = []
        let list = ListView()
        let field: SearchField

        init() {
            field = SearchField(placeholder: "Title")
            field.onChange = { [unowned self] text in
                asked.append(text)
                shown = books.filter { text.isEmpty || $0.lowercased().contains(text) }
                list.reloadData()
            }
            list.numberOfRows = { [unowned self] in shown.count }
            list.row = { [unowned self] in ListRow(shown[$0]) }
            list.searchField = field
        }

        var stage: Stage { Stage(StackView(.vertical, [field, list])) }
    }

    @Test func `typing narrows the list down`() {
        let shelf = Shelf()
        let stage = shelf.stage
        stage.type("m")
        #expect(shelf.shown == ["Emma", "Middlemarch"])
        stage.type("id")
        #expect(shelf.shown == ["Middlemarch"] && shelf.asked == ["m", "mi", "mid"])
    }

    @Test(arguments: [Key.enter, .down]) func `Enter and the down arrow go to the list`(_ key: Key) {
        let shelf = Shelf()
        let stage = shelf.stage
        stage.press(key)
        #expect(shelf.list.isFirstResponder && shelf.list.selectedIndex == 0)
    }

    @Test func `where nothing was found the field keeps the keys`() {
        let shelf = Shelf()
        let stage = shelf.stage
        stage.type("x")
        stage.press(.enter, .down)
        #expect(shelf.shown.isEmpty && shelf.field.isFirstResponder)
    }

    @Test func `the up arrow leads back from the first row alone, and the slash from every row`() {
        let shelf = Shelf()
        let stage = shelf.stage
        stage.press(.down, .down, .up)
        #expect(shelf.list.isFirstResponder)
        stage.press("k")
        #expect(shelf.list.isFirstResponder)
        stage.press(.up)
        #expect(shelf.field.isFirstResponder)
        stage.press(.down, .down, "/")
        #expect(shelf.field.isFirstResponder && shelf.field.text.isEmpty)
    }

    @Test func `Esc takes the text away, in the field and in the list, and then is the screen's`() {
        let shelf = Shelf()
        let stage = shelf.stage
        stage.type("em")
        stage.press(.escape)
        #expect(shelf.field.text.isEmpty && shelf.shown.count == 3 && shelf.asked.last == "")
        stage.type("em")
        stage.press(.enter, .escape)
        #expect(shelf.field.text.isEmpty && shelf.field.isFirstResponder)
        #expect(!stage.window.dispatch(.key(.escape)))
    }

    @Test func `a list without its field searches by itself again`() {
        let shelf = Shelf()
        let stage = shelf.stage
        shelf.list.searchField = nil
        #expect(shelf.field.list == nil)
        stage.press(.tab, "/")
        #expect(shelf.list.isFirstResponder && shelf.list.acceptsText)
    }
}
