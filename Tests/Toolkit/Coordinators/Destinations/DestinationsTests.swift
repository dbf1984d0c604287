import Screens
import ScreenTesting
import Terminal
import Testing

@testable import Coordinators

/// The things that are made of a coordinator's table of destinations.
@Suite(.leavesNothing)
struct DestinationsTests {
    private nonisolated enum FruitRoute: Route {
        case list, basket, menu, leave
        case fruit(Int)
        case compare(Int, Int)
        case several([Int])
        case page(fruit: Int)
    }
    private final class List: ViewController {}
    private final class Fruit: ViewController {}
    private final class Basket: ViewController {}
    private final class Menu: ViewController {}
    private struct Words { var basket = "basket" }

    private let table: Destinations<FruitRoute, Words> = [
        .start(.list, List.self).link("fruit").titled({ _ in "all" }, palette: { _ in "all fruit" }),
        .push(.basket, Basket.self, from: List.self, Menu.self).key("list.basket", "b", title: \.basket, hint: 10, on: List.self)
            .titled(menu: 1, \.basket).link("basket").keys { KeySection($0.basket, [KeyEntry("basket.empty", "e", title: "empty")]) },
        .present(.menu, Menu.self, from: List.self).key("list.menu", "m", title: { _ in "menu" }),
        .exit(.leave, from: Menu.self, Basket.self).titled(menu: 0) { _ in "out" },
        .push(FruitRoute.fruit, Fruit.self, from: List.self).link("fruit/:number"),
        .push(FruitRoute.compare, Fruit.self, from: Fruit.self).link("fruit/:number/:other").above(FruitRoute.fruit),
        .push(FruitRoute.several, Fruit.self, from: List.self).link("several/:numbers").above(.basket),
        .push(FruitRoute.page, Fruit.self, from: Fruit.self).link("page/:number"),
        .link(named: "hidden"),
    ]

    private var links: LinkTable<FruitRoute> { LinkTable(scheme: "x", table.patterns) }

    @Test(arguments: [
        (FruitRoute.list, "x://fruit"), (.basket, "x://basket"), (.fruit(3), "x://fruit/3"), (.compare(3, 5), "x://fruit/3/5"),
        (.compare(3, 3), "x://fruit/3/3"), (.several([4, 1, 4]), "x://several/4~1~4"), (.page(fruit: 2), "x://page/2"),
    ])
    private func `a route and its link are each made of the other`(_ route: FruitRoute, _ link: String) throws {
        #expect(links.print(route) == link)
        #expect(try links.parse(link) == route)
    }

    @Test(arguments: ["x://fruit/0", "x://fruit/three", "x://several/1~~2", "x://fruit/1/2/3"])
    func `a value that makes no sense is no link`(_ link: String) {
        #expect(throws: LinkTable<FruitRoute>.Failure.self) { try links.parse(link) }
    }

    @Test func `a link's screens lie on those they are said to lie above, and on the first screen otherwise`() {
        #expect(table.path(to: .list) == [.list])
        #expect(table.path(to: .basket) == [.list, .basket])
        #expect(table.path(to: .compare(3, 5)) == [.list, .fruit(3), .compare(3, 5)])
        #expect(table.path(to: .several([1])) == [.list, .basket, .several([1])])
        #expect(table.path(to: .menu) == [.menu])
    }

    @Test func `a route that only links ask for has forms of link, and lies on no other screen`() throws {
        let table: Destinations<FruitRoute, Words> = [
            .start(.list, List.self).link("fruit"),
            .link { FruitRoute.compare($0, $1) }.link("compare/:number") { FruitRoute.compare($0, 1) }.link("compare/:number/:other"),
        ]
        let links = LinkTable(scheme: "x", table.patterns)
        #expect(try links.parse("x://compare/3/5") == .compare(3, 5))
        #expect(try links.parse("x://compare/3") == .compare(3, 1))
        #expect(links.print(.compare(3, 5)) == "x://compare/3/5")
        #expect(table.path(to: .compare(3, 5)) == [.compare(3, 5)])
        #expect(table.declaredTransitions.contains { if case .links(["compare"]) = $0.kind { true } else { false } })
    }

    @Test func `keys lead there from where they are said to work, and no others`() {
        var gone: [FruitRoute] = []
        let commands = table.commands(on: List.self, Words()) { gone.append($0) }
        #expect(commands.map(\.name) == ["list.basket", "list.menu"])
        #expect(commands.map(\.hint) == [10, nil])
        for command in commands { command.action() }
        #expect(gone == [.basket, .menu])
        #expect(table.commands(on: Menu.self, Words()) { _ in }.isEmpty)
        #expect(table.key(to: .basket, Words())?.title == "basket")
        #expect(table.key(to: .list, Words()) == nil)
    }

    @Test func `the list of keys has those that lead elsewhere before the screen's own`() {
        let sections = table.sections(Words())
        #expect(sections.map(\.title) == ["basket"])
        #expect(sections.first?.entries.map(\.name) == ["basket.empty"])
    }

    @Test func `a menu has its groups in their order, and the palette what a link leads to`() {
        #expect(table.menu(Words()).map { $0.map(\.title) } == [["out"], ["basket"]])
        #expect(table.menu(Words()).last?.first?.key?.keys == ["b"])
        #expect(table.named(Words()).map(\.title) == ["all fruit", "basket"])
    }

    @Test func `what is pushed from a presented screen takes its place, and an exit closes it`() {
        let kinds = table.declaredTransitions.map { way -> String in
            switch way.kind {
            case .start: "start"
            case .move(let move): "\(way.route) \(move.rawValue)"
            case .links(let names): "links \(names)"
            default: "?"
            }
        }
        #expect(
            kinds == [
                "start", "basket push", "basket replace", "menu present", "leave back", "leave stay", "fruit push", "compare push",
                "several push", "page push", "links [\"hidden\"]",
            ])
    }
}
