import ScreenTesting
import Terminal
import Testing

@testable import Screens

/// The knowledge that a commit has of its own change: which side menu may move, and what the move is called.
@Suite(.leavesNothing)
struct CommitTests {
    private final class Moves: NavigationObserver {
        var moves: [NavigationMove] = []
        func navigationDid(_ event: NavigationEvent) {
            if case .committed(_, let change, _) = event { moves.append(change.move) }
        }
    }

    private let home = ViewController()
    private let menu = ViewController()
    private let other = ViewController()

    private func commit(going: [ViewController] = [], coming: [ViewController] = []) -> Commit {
        menu.modalPresentationStyle = .sideMenu
        var commit = Commit(StackOperation([], animated: true), StackDraft(keepsUndo: false), before: [], start: nil)
        (commit.going, commit.coming) = (going, coming)
        return commit
    }

    @Test func `a side menu that comes or goes is the first of what does, whatever is in it`() {
        #expect(commit(coming: [menu, other]).sideMenu === menu)
        #expect(commit(going: [menu, other]).sideMenu === menu)
        #expect(commit(coming: [other, menu]).sideMenu == nil)
        #expect(commit(going: [home], coming: [menu]).sideMenu == nil)
    }

    @Test func `a menu moves alone only where it lies over what was there before, or leaves just that`() {
        let coming = commit(coming: [menu])
        #expect(coming.onlyMoves(menu, from: [home], to: [home, menu]))
        #expect(!coming.onlyMoves(menu, from: [home], to: [other, menu]))
        #expect(!coming.onlyMoves(menu, from: [home], to: [menu, home]))
        #expect(!coming.onlyMoves(menu, from: [home], to: [home, other]))
        let going = commit(going: [menu])
        #expect(going.onlyMoves(menu, from: [home, menu], to: [home]))
        #expect(!going.onlyMoves(menu, from: [home, menu], to: [other]))
        #expect(!going.onlyMoves(menu, from: [home, other], to: [home]))
        let both = commit(going: [menu], coming: [other])
        #expect(!both.onlyMoves(menu, from: [home, menu], to: [home]))
        #expect(!both.onlyMoves(menu, from: [home], to: [home, menu]))
    }

    @Test func `the move is that by which the screen came that is seen, whatever comes and goes beside it`() {
        let stack = NavigationController(rootViewController: home)
        let (pilot, moves) = (Pilot(root: stack), Moves())
        pilot.window.add(moves)
        let over = ViewController()
        stack.engine.perform(StackOperation([.push(other, onto: stack), .present(over, over: other)]))
        stack.engine.perform(StackOperation([.dismiss(from: other)]))
        let (side, sheet) = (ViewController(), NavigationController(rootViewController: ViewController()))
        stack.engine.perform(StackOperation([.embed(side, in: home), .present(sheet, over: other)]))
        stack.engine.perform(StackOperation([.dismiss(from: other), .pop(stack)]))
        #expect(moves.moves == [.push, .back, .present, .back])
        #expect(pilot.issues.isEmpty)
    }
}
