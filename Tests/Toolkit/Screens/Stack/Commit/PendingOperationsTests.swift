import ScreenTesting
import Terminal
import Testing

@testable import Screens

@Suite(.leavesNothing)
struct PendingOperationsTests {
    private let pending = PendingOperations()
    private let stack = NavigationController(rootViewController: ViewController())

    private func operation(_ edits: StackEdit..., number: Int = 0) -> StackOperation {
        var operation = StackOperation(edits)
        operation.number = number
        return operation
    }

    @Test func `operations come out in the order in which they went in`() {
        for number in 1...3 { pending.append(operation(.pop(stack), number: number)) }
        #expect((1...3).map { _ in pending.removeFirst().number } == [1, 2, 3])
        #expect(pending.isEmpty && !pending.hasNext)
    }

    @Test func `while a guard thinks, only what concerns later screens overtakes it`() {
        let pilot = Pilot(root: stack)
        let asked = operation(.pop(stack), number: 1)
        #expect(pending.mayOvertake(operation(.pop(stack))))
        pending.beginDeciding(asked)
        let question = NavigationController(rootViewController: ViewController())
        #expect(pending.mayOvertake(operation(.present(question, over: stack))))
        #expect(!pending.mayOvertake(operation(.dismiss(from: stack))))
        stack.present(question, animated: true)
        #expect(pending.mayOvertake(operation(.dismiss(from: stack))))
        #expect(pending.mayOvertake(operation(.push(ViewController(), onto: question))))
        #expect(!pending.mayOvertake(operation(.pop(stack))))
        #expect(!pending.mayOvertake(operation(.dismiss(from: stack), .pop(stack))))
        #expect(!pending.mayOvertake(operation(.root(ViewController(), in: Window(size: Size(width: 9, height: 9))))))
        pending.endDeciding(asked)
        #expect(pending.mayOvertake(operation(.pop(stack))))
        #expect(pilot.issues.isEmpty)
    }

    @Test func `a tree that takes another one in takes over what waits there, and not what is being decided`() {
        let other = PendingOperations()
        pending.append(operation(.pop(stack), number: 1))
        other.append(operation(.popToRoot(stack), number: 2))
        other.beginDeciding(operation(.pop(stack), number: 3))
        pending.absorb(other)
        #expect(pending.descriptions == ["pop", "pop to root"])
        #expect(other.descriptions == ["guard: pop"])
    }

    @Test func `the guard that was asked last is the one that is waited for`() {
        let pilot = Pilot(root: stack)
        pending.beginDeciding(operation(.pop(stack), number: 1))
        let question = NavigationController(rootViewController: ViewController())
        stack.present(question, animated: true)
        pending.beginDeciding(operation(.pop(question), number: 2))
        #expect(!pending.mayOvertake(operation(.push(ViewController(), onto: question))))
        #expect(pilot.issues.isEmpty)
    }

    @Test func `what concerns an older screen overtakes a guard only within a screen that is younger`() {
        let (home, child) = (stack.viewControllers[0], ViewController())
        home.addChild(child)
        let pilot = Pilot(root: stack)
        pending.beginDeciding(operation(.pop(stack), number: 1))
        #expect(!pending.mayOvertake(operation(.embed(ViewController(), in: child))))
        let question = ViewController()
        stack.present(question, animated: true)
        stack.engine.perform(StackOperation([.unembed(child), .embed(child, in: question)]))
        #expect(child.parent === question)
        #expect(pending.mayOvertake(operation(.embed(ViewController(), in: child))))
        #expect(pilot.issues.isEmpty)
    }
}
