public import Screens
public import Terminal

/// A line of a coordinator's table of destinations: a screen, the route that leads to it, and every way by which a person gets there.
///
/// `prepareTransition(for:)` says which screen a route shows. All else is said here once: the declared graph, the keys that lead there and
/// their words, the entry of a menu, links in both directions, the palette and the list of all keys are made of it.
///
/// ```swift
/// let destinations: Destinations<BookRoute, String> = [
///     .start(.list, BookListViewController.self).link("books"),
///     .push(.basket, ViewController.self, from: BookListViewController.self)
///         .key("books.basket", "b", title: \.self).link("books/basket"),
///     .push(named: "book", BookViewController.self, from: BookListViewController.self),
/// ]
/// ```
///
/// A route that carries a value gives its case instead of a route, and the places of its link are filled in the order of the values:
///
/// ```swift
/// let table: Destinations<BookRoute, String> = [
///     .start(.list, BookListViewController.self).link("books"),
///     .push(BookRoute.book, BookViewController.self, from: BookListViewController.self).link("books/:title"),
/// ]
/// table.path(to: .book("Walden"))  // [.list, .book("Walden")]
/// ```
public struct Destination<RouteType: Route, Words> {
    /// The way in which it comes.
    enum Arrival { case start, push, present, exit, link }

    /// A key that leads there.
    struct Shortcut {
        var name: String
        var keys: [Key]
        var title: (Words) -> String
        var hint: Int?
        /// The screens on which it leads there.
        var screens: [any Presentable.Type]

        func entry(_ words: Words) -> KeyEntry { KeyEntry(name, keys: keys, title: title(words)) }
    }

    let arrival: Arrival
    /// The route's name.
    let name: String
    /// The route, where it carries no values.
    let route: RouteType?
    let screen: (any Presentable.Type)?
    let origins: [any Presentable.Type]
    private let codec: RouteCodec<RouteType>?
    private(set) var patterns: [LinkPattern<RouteType>] = []
    private(set) var parent: ((RouteType) -> RouteType?)?
    private(set) var shortcut: Shortcut?
    private(set) var title: ((Words) -> String)?
    private(set) var paletteTitle: ((Words) -> String)?
    private(set) var menuGroup: Int?
    private(set) var keys: ((Words) -> KeySection)?

    private init(
        _ arrival: Arrival, _ codec: RouteCodec<RouteType>?, name: String? = nil, route: RouteType? = nil,
        screen: (any Presentable.Type)? = nil, from origins: [any Presentable.Type] = []
    ) {
        self.arrival = arrival
        self.codec = codec
        self.name = name ?? codec?.name ?? ""
        self.route = route
        self.screen = screen
        self.origins = origins
    }
}

extension Destination {
    /// The screen that the coordinator begins with.
    public static func start(_ route: RouteType, _ screen: any Presentable.Type) -> Self {
        Self(.start, RouteCodec(route), route: route, screen: screen)
    }

    /// A screen that comes on top; Esc leads back.
    public static func push(_ route: RouteType, _ screen: any Presentable.Type, from origins: any Presentable.Type...) -> Self {
        Self(.push, RouteCodec(route), route: route, screen: screen, from: origins)
    }

    /// A screen that comes on top, by a route that carries a value.
    public static func push<Value: LinkValue>(
        _ make: @escaping @Sendable (Value) -> RouteType, _ screen: any Presentable.Type, from origins: any Presentable.Type...
    ) -> Self {
        Self(.push, RouteCodec(make), screen: screen, from: origins)
    }

    /// A screen that comes on top, by a route that carries two values.
    public static func push<First: LinkValue, Second: LinkValue>(
        _ make: @escaping @Sendable (First, Second) -> RouteType, _ screen: any Presentable.Type, from origins: any Presentable.Type...
    ) -> Self {
        Self(.push, RouteCodec(make), screen: screen, from: origins)
    }

    /// A screen that comes on top, by a route whose values no link writes by itself.
    public static func push(named name: String, _ screen: any Presentable.Type, from origins: any Presentable.Type...) -> Self {
        Self(.push, nil, name: name, screen: screen, from: origins)
    }

    /// A screen that lies over the one it was asked for on; Esc closes it.
    ///
    /// A screen that is pushed from there takes its place.
    public static func present(_ route: RouteType, _ screen: any Presentable.Type, from origins: any Presentable.Type...) -> Self {
        Self(.present, RouteCodec(route), route: route, screen: screen, from: origins)
    }

    /// A way out of the coordinator, which hands the route on to whichever coordinator above knows it.
    public static func exit(_ route: RouteType, from origins: any Presentable.Type...) -> Self {
        Self(.exit, RouteCodec(route), route: route, from: origins)
    }

    /// A way out of the coordinator, by a route that carries values.
    public static func exit(named name: String, from origins: any Presentable.Type...) -> Self {
        Self(.exit, nil, name: name, from: origins)
    }

    /// A route that no screen asks for, only links; it shows something on a screen that is there.
    public static func link(named name: String) -> Self { Self(.link, nil, name: name) }

    /// A route that carries two values and that no screen asks for, only links.
    public static func link<First: LinkValue, Second: LinkValue>(_ make: @escaping @Sendable (First, Second) -> RouteType) -> Self {
        Self(.link, RouteCodec(make))
    }
}

extension Destination {
    /// Adds a form of link: fixed words and, as `:name`, places for the values that the route carries.
    ///
    /// A path that the route's values do not fill is no form of it, and is left out.
    public func link(_ path: String) -> Self { codec?.pattern(path).map(link) ?? self }

    /// Adds a shorter form of link, for routes that one value is enough for.
    public func link<Value: LinkValue>(_ path: String, _ make: @escaping @Sendable (Value) -> RouteType) -> Self {
        RouteCodec(make).pattern(path).map(link) ?? self
    }

    /// Adds a form of link that reads and writes the route in a way of its own.
    public func link(_ pattern: LinkPattern<RouteType>) -> Self { with { $0.patterns.append(pattern) } }

    /// Puts the screen above another one where a link leads to it; otherwise it lies on the first screen.
    public func above(_ parent: RouteType) -> Self { with { $0.parent = { _ in parent } } }

    /// Puts the screen above another one that shows the same value, where a link leads to it.
    public func above<Value: LinkValue>(_ parent: @escaping (Value) -> RouteType) -> Self {
        with { $0.parent = { route in CasePayload(of: route).value().map(parent) } }
    }

    /// Puts the screen above another one that shows the same two values, where a link leads to it.
    public func above<First: LinkValue, Second: LinkValue>(_ parent: @escaping (First, Second) -> RouteType) -> Self {
        with {
            $0.parent = { route in
                let payload = CasePayload(of: route)
                let (first, seconds): (First?, [Second]) = (payload.value(), payload.values())
                // Of two values of one type the second is the second.
                guard let first, let second = First.self == Second.self ? seconds.dropFirst().first : seconds.first else { return nil }
                return parent(first, second)
            }
        }
    }

    /// Adds a key that leads there.
    /// - Parameters:
    ///   - name: the name in key files.
    ///   - keys: what it is pressed by, as long as a person says nothing else.
    ///   - title: two or three words for where it leads.
    ///   - hint: its place in the hint line; nil keeps it to the help and the palette.
    ///   - screens: the screens on which it works; where none is named, those that the destination is reached from.
    public func key(
        _ name: String, _ keys: Key..., title: @escaping (Words) -> String, hint: Int? = nil, on screens: any Presentable.Type...
    ) -> Self {
        with {
            $0.shortcut = Shortcut(name: name, keys: keys, title: title, hint: hint, screens: screens.isEmpty ? origins : screens)
        }
    }

    /// Names it for the palette and, with a group, for a menu.
    /// - Parameters:
    ///   - group: the menu's group that it stands in; nil keeps it out of the menu.
    ///   - title: its name.
    ///   - palette: a name with more words to find it by in the palette; nil means that `title` is enough.
    public func titled(
        menu group: Int? = nil, _ title: @escaping (Words) -> String, palette: ((Words) -> String)? = nil
    ) -> Self {
        with {
            $0.title = title
            $0.paletteTitle = palette ?? title
            $0.menuGroup = group
        }
    }

    /// Lists the keys that the screen itself has.
    public func keys(_ section: @escaping (Words) -> KeySection) -> Self { with { $0.keys = section } }

    /// Returns whether it leads to a route.
    func leads(to route: RouteType) -> Bool { codec?.write(route) != nil || patterns.contains { $0.write(route) != nil } }

    private func with(_ change: (inout Self) -> Void) -> Self {
        var copy = self
        change(&copy)
        return copy
    }
}
