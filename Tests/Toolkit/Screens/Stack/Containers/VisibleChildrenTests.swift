import ScreenTesting
import Terminal
import Testing

@testable import Screens

/// The operation by which a container chooses which of its children are on show.
@Suite(.leavesNothing) @MainActor
struct VisibleChildrenTests {
    /// A container of somebody else's; that the public API is enough for one is proved by `ForeignContainerTests`.
    private final class Deck: ViewController {
        let diary: Diary
        init(_ cards: [ViewController], _ diary: Diary) {
            self.diary = diary
            super.init()
            for card in cards { addChild(card) }
        }

        override func installVisibleChildren() {
            for child in children where !visibleChildren.contains(child) { child.viewIfLoaded?.removeFromSuperview() }
            for child in visibleChildren where child.view.superview == nil { view.addSubview(child.view) }
        }

        override func viewDidLayoutSubviews() { for child in visibleChildren { child.view.frame = view.bounds } }
    }

    private let diary = Diary()
    private let cards: [DiaryScreen]
    private let deck: Deck

    init() {
        cards = ["a", "b", "c"].map { [diary] in DiaryScreen($0, diary) }
        deck = Deck(cards, diary)
    }

    @Test func `all children are on show until some are chosen`() async {
        let pilot = Pilot(root: deck)
        #expect(deck.visibleChildren == cards)
        #expect(pilot.topScreen === cards[2])
        deck.setVisibleChildren([cards[1]])
        #expect(deck.visibleChildren == [cards[1]])
        #expect(pilot.topScreen === cards[1])
        #expect(cards.map(\.isOnShow) == [false, true, false])
    }

    @Test func `what goes disappears and keeps its place, what comes appears, and each hears it once`() async {
        deck.setVisibleChildren([cards[0]])
        let pilot = Pilot(root: deck)
        #expect(diary.take() == ["a.load", "a.willAppear", "a.didAppear"])
        deck.setVisibleChildren([cards[1]])
        await pilot.settle()
        #expect(diary.take() == ["b.load", "a.willDisappear", "a.didDisappear", "b.willAppear", "b.didAppear"])
        #expect(cards[0].parent === deck && cards[0].entryID != nil)
    }

    @Test func `work of a child goes on while it is not on show`() async {
        deck.setVisibleChildren([cards[0]])
        let pilot = Pilot(root: deck)
        let (news, _) = AsyncStream.makeStream(of: Void.self)
        let task = cards[0].task(isLongLived: true) { for await _ in news {} }
        deck.setVisibleChildren([cards[1]])
        await pilot.settle()
        #expect(!task.isCancelled)
        cards[0].removeFromParent()
        #expect(task.isCancelled)
    }

    @Test func `the same choice again changes nothing, and the completion says so`() {
        let pilot = Pilot(root: deck)
        var outcomes: [StackOutcome] = []
        for _ in 0..<2 { deck.setVisibleChildren([cards[1]]) { outcomes.append($0) } }
        #expect(outcomes == [.committed, .unchanged])
        #expect(pilot.issues.isEmpty)
    }

    @Test func `a screen that is no child is reported, and nothing changes`() {
        deck.setVisibleChildren([cards[0]])
        var outcome: StackOutcome?
        deck.setVisibleChildren([cards[1], DiaryScreen("stranger", diary)]) { outcome = $0 }
        #expect(deck.engine.issues.map(\.kind) == [.notOnStack])
        #expect(deck.visibleChildren == [cards[0]])
        #expect(outcome?.isDone == false)
    }

    @Test func `a child that leaves is not on show any more, whatever was chosen`() {
        deck.setVisibleChildren([cards[0], cards[1]])
        cards[0].removeFromParent()
        #expect(deck.visibleChildren == [cards[1]])
    }

    @Test func `what a hidden child presents is out of sight, and back with it`() async {
        deck.setVisibleChildren([cards[0]])
        let pilot = Pilot(root: deck)
        let sheet = DiaryScreen("sheet", diary)
        cards[0].present(sheet)
        #expect(pilot.topScreen === sheet)
        deck.setVisibleChildren([cards[1]])
        #expect(pilot.topScreen === cards[1])
        deck.setVisibleChildren([cards[0]])
        #expect(pilot.topScreen === sheet)
        sheet.dismiss()
        await pilot.settle()
    }

    @Test func `a choice within an operation that makes no sense is taken back with it`() {
        deck.setVisibleChildren([cards[0]])
        deck.engine.perform(StackOperation([.show([cards[1]], in: deck), .embed(cards[2], in: deck)]))
        #expect(deck.visibleChildren == [cards[0]])
        #expect(deck.engine.issues.map(\.kind) == [.alreadyOnStack])
    }
}
