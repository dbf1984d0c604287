import Testing

@testable import Screens

struct RouteLabelTests {
    private struct Ticket: CustomStringConvertible {
        var description: String { "ticket(to the moon)" }
    }

    private enum Route {
        case home
        case walk(Int)
        case note(title: String)
        case pair(Int, Int)
        case inner(Ticket)
    }

    private nonisolated static let secret = "what a person typed"

    @Test(
        arguments: [
            (.home, "home", "home"), (.walk(3), "walk", "walk(…)"), (.note(title: secret), "note", "note(…)"),
            (.pair(1, 2), "pair", "pair(…)"), (.inner(Ticket()), "inner", "inner(…)"),
        ] as [(Route, String, String)])
    private func `a route is called by its case, and what it carries is not told`(_ route: Route, _ name: String, _ text: String) {
        let label = RouteLabel(route)
        #expect(label.name == name && label.text == text)
        #expect(!label.text.contains(Self.secret))
    }

    @Test func `a route that is no case of an enum is cut at what it carries`() {
        #expect(RouteLabel(Ticket()).name == "ticket" && RouteLabel(Ticket()).text == "ticket(…)")
        #expect(RouteLabel("plain").text == "plain")
    }

    @Test func `a type is called by its own name alone`() {
        #expect(typeName(RouteLabel.self) == "RouteLabel")
        #expect(typeName(Ticket.self) == String(describing: Ticket.self))
        #expect(typeName([Int].self) == "Array<Int>")
    }
}
