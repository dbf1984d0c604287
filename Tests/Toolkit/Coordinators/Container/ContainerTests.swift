import Coordinators
import Screens
import ScreenTesting
import Testing

@Suite(.leavesNothing)
struct ContainerTests {
    private struct NoLuck: Error {}

    private let app = Container()

    @Test func `a scope that is closed twice counts once for the scope above`() {
        let (first, second) = (app.scope("first"), app.scope("second"))
        app.close()
        first.close()
        first.close()
        #expect(!app.isClosed)
        second.close()
        #expect(app.isClosed)
    }

    @Test func `a scope that closes leaves the one above open, unless that was asked to close`() {
        app.scope("first").close()
        #expect(!app.isClosed)
        app.close()
        #expect(app.isClosed)
    }

    @Test func `what goes wrong while something is made reaches who asked for it`() {
        app.register(Int.self) { _ in throw NoLuck() }
        #expect(throws: NoLuck.self) { try app.resolve(Int.self) }
        #expect(throws: NoLuck.self) { try app.scope("screen").resolve(Int.self) }
    }

    @Test func `the report of what is missing names what is registered, here and above`() {
        app.register(String.self) { _ in "" }
        let scope = app.scope("screen")
        scope.register(Int.self) { _ in 1 }
        var states: [String] = []
        app.onIssue = { states.append($0.state) }
        #expect(throws: NavigationIssue.self) { try scope.resolve(Double.self) }
        #expect(states == ["registered are [\"Int\", \"String\"]"])
    }
}
