import ScreenTesting
import Terminal
import Testing

@testable import Screens

@Suite(.leavesNothing) @MainActor
struct RowIdentitiesTests {
    private final class Shelf {
        var titles = ["Emma", "Middlemarch", "Ulysses", "Walden"]
        let list = ListView()

        init() {
            list.numberOfRows = { [unowned self] in titles.count }
            list.row = { [unowned self] in ListRow(titles[$0]) }
            list.itemIdentifier = { [unowned self] in titles[$0] }
        }

        var selected: String? { list.selectedIndex.map { titles[$0] } }

        func show(_ titles: [String]) {
            self.titles = titles
            list.reloadData()
        }
    }

    @Test func `the bar stays with its row, wherever that goes`() {
        let shelf = Shelf()
        let stage = Stage(shelf.list)
        stage.press(.down, .down)
        shelf.show(["Dune", "Emma", "Ulysses", "Middlemarch"])
        #expect(shelf.selected == "Ulysses" && shelf.list.selectedIdentifier == AnyHashable("Ulysses"))
        shelf.show(["Ulysses"])
        #expect(shelf.list.selectedIndex == 0)
        shelf.show(["Beloved", "Dune", "Emma", "Ulysses"])
        #expect(shelf.selected == "Ulysses")
    }

    @Test func `a bar whose row is gone stays at its number, and with the row that is there from then on`() {
        let shelf = Shelf()
        let stage = Stage(shelf.list)
        stage.press(.down, .down)
        shelf.show(["Emma", "Middlemarch", "Walden"])
        #expect(shelf.selected == "Walden")
        shelf.show(["Walden", "Emma", "Middlemarch"])
        #expect(shelf.selected == "Walden")
    }

    @Test func `a bar that nobody has moved stays at the top`() {
        let shelf = Shelf()
        _ = Stage(shelf.list)
        shelf.show(["Dune"] + shelf.titles)
        #expect(shelf.selected == "Dune")
    }

    @Test func `a list that was empty for a moment finds its row again`() {
        let shelf = Shelf()
        let stage = Stage(shelf.list)
        stage.press(.down)
        shelf.show([])
        #expect(shelf.list.selectedIdentifier == nil)
        shelf.show(["Dune", "Emma", "Middlemarch"])
        #expect(shelf.selected == "Middlemarch")
    }

    @Test func `without identities the bar stays at its number`() {
        let shelf = Shelf()
        shelf.list.itemIdentifier = nil
        let stage = Stage(shelf.list)
        stage.press(.down)
        shelf.show(["Dune"] + shelf.titles)
        #expect(shelf.selected == "Emma")
    }

    @Test func `a row that is asked for by its identity gets the bar at once, or as soon as it is there`() {
        let shelf = Shelf()
        _ = Stage(shelf.list)
        #expect(shelf.list.select("Walden") && shelf.selected == "Walden")
        #expect(!shelf.list.select("Dune") && shelf.selected == "Walden")
        shelf.show(["Emma", "Walden"])
        #expect(shelf.selected == "Walden")
        shelf.show(["Beloved", "Dune", "Emma", "Walden"])
        #expect(shelf.selected == "Dune")
        shelf.show(["Emma", "Walden", "Dune"])
        #expect(shelf.selected == "Dune")
    }

    @Test func `a person who moves the bar is not taken elsewhere later`() {
        let shelf = Shelf()
        let stage = Stage(shelf.list)
        shelf.list.select("Dune")
        stage.press(.down)
        shelf.show(["Dune"] + shelf.titles)
        #expect(shelf.selected == "Middlemarch")
    }

    @Test func `marks stay with their rows, and go with them`() {
        let shelf = Shelf()
        shelf.list.allowsMultipleSelection = true
        let stage = Stage(shelf.list)
        stage.press(" ", .down, " ")
        #expect(shelf.list.markedRows == [0, 2])
        shelf.show(["Ulysses", "Dune", "Emma"])
        #expect(shelf.list.markedRows == [0, 2])
        shelf.show(["Dune", "Ulysses"])
        #expect(shelf.list.markedRows == [1])
    }

    @Test func `what is on show stays where it is when rows come in above`() {
        let shelf = Shelf()
        let stage = Stage(shelf.list, width: 20, height: 3)
        shelf.show((0..<20).map { "\($0)" })
        stage.press(.pageDown, .pageDown, .up)
        let (top, bar) = (shelf.list.topRow, shelf.selected)
        shelf.show(["x", "y"] + shelf.titles)
        #expect(shelf.selected == bar && shelf.list.topRow == top + 2)
    }

    @Test func `a list that shows its beginning shows what comes in above, as long as its bar is in sight`() {
        let shelf = Shelf()
        let stage = Stage(shelf.list, width: 20, height: 3)
        shelf.show((0..<20).map { "\($0)" })
        stage.press(.down, .up)
        let bar = shelf.selected
        shelf.show(["x", "y"] + shelf.titles)
        #expect(shelf.selected == bar && shelf.list.topRow == 0)
        shelf.show(["u", "v", "w"] + shelf.titles)
        #expect(shelf.selected == bar && shelf.list.topRow == 3)
    }
}
