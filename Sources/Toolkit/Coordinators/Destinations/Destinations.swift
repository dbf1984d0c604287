public import Screens

/// A coordinator's table of destinations.
///
/// The first that reads a link, or writes one for a route, counts.
///
/// Everything that a coordinator can be asked about its transitions is answered from it: the stack that a link makes, the keys of a screen, the
/// entries of a menu. `Words` is the table of words that titles are taken from, so that they follow the language.
///
/// ```swift
/// let destinations: Destinations<BookRoute, String> = [
///     .start(.list, BookListViewController.self).link("books"),
///     .push(.basket, ViewController.self, from: BookListViewController.self)
///         .key("books.basket", "b", title: \.self).titled(menu: 0, \.self).link("books/basket"),
/// ]
/// destinations.path(to: .basket)  // [.list, .basket]
/// destinations.key(to: .basket, "basket")?.keys  // ["b"]
/// let commands = destinations.commands(on: BookListViewController.self, "basket") { route in
///     window.showToast("to \(route)")
/// }
/// ```
public struct Destinations<RouteType: Route, Words>: ExpressibleByArrayLiteral {
    private let entries: [Destination<RouteType, Words>]

    /// Makes a table.
    public init(_ entries: [Destination<RouteType, Words>]) { self.entries = entries }

    /// Makes a table of the entries of a literal.
    public init(arrayLiteral entries: Destination<RouteType, Words>...) { self.init(entries) }
}

extension Destinations {
    /// The transitions that the table declares.
    public var declaredTransitions: [TransitionDeclaration] { entries.flatMap(transitions) }

    private func transitions(to entry: Destination<RouteType, Words>) -> [TransitionDeclaration] {
        let over = entry.origins.filter(isPresented)
        let below = entry.origins.filter { !isPresented($0) }
        switch entry.arrival {
        case .start: return entry.screen.map { [TransitionDeclaration(.start, to: [$0])] } ?? []
        case .link: return [TransitionDeclaration(.links([entry.name]))]
        case .exit:
            return [
                TransitionDeclaration(.move(.back), entry.name, from: over), TransitionDeclaration(.move(.stay), entry.name, from: below),
            ].filter { !$0.from.isEmpty }
        case .present:
            return [TransitionDeclaration(.move(.present), entry.name, from: entry.origins, to: [entry.screen].compactMap(\.self))]
        case .push:
            let target = [entry.screen].compactMap(\.self)
            return [
                TransitionDeclaration(.move(.push), entry.name, from: below, to: target),
                TransitionDeclaration(.move(.replace), entry.name, from: over, to: target),
            ].filter { !$0.from.isEmpty }
        }
    }

    private func isPresented(_ screen: any Presentable.Type) -> Bool {
        entries.contains { $0.arrival == .present && $0.screen.map { ObjectIdentifier($0) } == ObjectIdentifier(screen) }
    }
}

extension Destinations {
    /// The forms of link that lead to the table's routes.
    public var patterns: [LinkPattern<RouteType>] { entries.flatMap(\.patterns) }

    /// The stack that a link to a route makes: the routes from the first screen up, the route itself last.
    public func path(to route: RouteType) -> [RouteType] {
        var path = [route]
        while let first = path.first, let below = parent(of: first), !path.contains(below) { path.insert(below, at: 0) }
        return path
    }

    private func parent(of route: RouteType) -> RouteType? {
        guard let entry = entries.first(where: { $0.leads(to: route) }), entry.arrival == .push else { return nil }
        guard let parent = entry.parent else { return start }
        return parent(route)
    }

    private var start: RouteType? { entries.first { $0.arrival == .start }?.route }
}

extension Destinations {
    /// The commands of a screen that lead to destinations.
    /// - Parameters:
    ///   - screen: the screen, by its type.
    ///   - words: the words for the commands' titles.
    ///   - go: goes to a route.
    public func commands(
        on screen: any Presentable.Type, _ words: Words, go: @escaping @MainActor (RouteType) -> Void
    ) -> [KeyCommand] {
        entries.compactMap { entry in
            guard let shortcut = entry.shortcut, let route = entry.route, shortcut.screens.contains(where: { $0 == screen }) else {
                return nil
            }
            return KeyCommand(shortcut.entry(words), hint: shortcut.hint) { go(route) }
        }
    }

    /// The keys that lead from a screen to destinations, as the list of all keys has them.
    public func keys(on screen: any Presentable.Type, _ words: Words) -> [KeyEntry] {
        entries.compactMap { entry in
            entry.shortcut.flatMap { $0.screens.contains { $0 == screen } ? $0.entry(words) : nil }
        }
    }

    /// The key that leads to a route; nil where there is none.
    public func key(to route: RouteType, _ words: Words) -> KeyEntry? {
        entries.first { $0.route == route }?.shortcut?.entry(words)
    }

    /// The keys by screen: those that lead to destinations, then the screen's own.
    public func sections(_ words: Words) -> [KeySection] {
        entries.compactMap { entry in
            guard let section = entry.keys?(words) else { return nil }
            guard let screen = entry.screen else { return section }
            return KeySection(section.title, keys(on: screen, words) + section.entries)
        }
    }

    /// An entry of a menu.
    public struct MenuItem {
        /// Its name.
        public let title: String
        /// The key that leads there without the menu; nil where there is none.
        public let key: KeyEntry?
        /// The route that it leads to.
        public let route: RouteType
    }

    /// The entries of the menu, by group.
    ///
    /// Groups come in the order of their numbers, entries in the order of the table. An entry whose route carries values is left out, since
    /// a menu could not say which.
    public func menu(_ words: Words) -> [[MenuItem]] {
        let items = entries.filter { $0.menuGroup != nil && $0.route != nil && $0.title != nil }
        return Dictionary(grouping: items) { $0.menuGroup ?? 0 }.sorted { $0.key < $1.key }.map { _, items in
            items.compactMap { item in
                guard let route = item.route, let title = item.title else { return nil }
                return MenuItem(title: title(words), key: item.shortcut?.entry(words), route: route)
            }
        }
    }

    /// The destinations that a palette can name, with their names.
    ///
    /// Named are those with a title and a link whose route carries no value.
    public func named(_ words: Words) -> [(title: String, route: RouteType)] {
        entries.compactMap { entry in
            guard let route = entry.route, let title = entry.paletteTitle, !entry.patterns.isEmpty else { return nil }
            return (title(words), route)
        }
    }
}
