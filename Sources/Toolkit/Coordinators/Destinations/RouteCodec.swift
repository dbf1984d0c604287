import Screens

/// Routes of one case, as texts and back; a case without values is no text at all.
nonisolated struct RouteCodec<RouteType: Route>: Sendable {
    /// The case's name.
    let name: String
    /// The allowed values of its places, in their order.
    let places: [LinkParameter]
    let read: @Sendable ([String]) -> RouteType?
    let write: @Sendable (RouteType) -> [String]?

    init(_ route: RouteType) {
        name = RouteLabel(route).name
        places = []
        read = { $0.isEmpty ? route : nil }
        write = { $0 == route ? [] : nil }
    }

    init<Value: LinkValue>(_ make: @escaping @Sendable (Value) -> RouteType) {
        name = RouteLabel(make(.linkExample)).name
        places = [Value.place]
        read = { $0.first.flatMap(Value.init(linkText:)).map(make) }
        write = { route in CasePayload(of: route).value { make($0) == route }.map { (value: Value) in [value.linkText] } }
    }

    init<First: LinkValue, Second: LinkValue>(_ make: @escaping @Sendable (First, Second) -> RouteType) {
        name = RouteLabel(make(.linkExample, .linkExample)).name
        places = [First.place, Second.place]
        read = { texts in
            guard texts.count == 2, let first = First(linkText: texts[0]), let second = Second(linkText: texts[1]) else { return nil }
            return make(first, second)
        }
        write = { route in
            let payload = CasePayload(of: route)
            for first: First in payload.values() {
                for second: Second in payload.values() where make(first, second) == route { return [first.linkText, second.linkText] }
            }
            return nil
        }
    }
}

nonisolated extension RouteCodec {
    /// The form of link that a path describes; nil where the path has more or fewer places than the route has values.
    func pattern(_ path: String) -> LinkPattern<RouteType>? {
        let names = path.split(separator: "/").filter { $0.hasPrefix(":") }.map { String($0.dropFirst()) }
        guard names.count == places.count else { return nil }
        return LinkPattern(path, places: Dictionary(zip(names, places)) { first, _ in first }) { [read] values in
            let texts = names.compactMap { values[$0] }
            return texts.count == names.count ? read(texts) : nil
        } write: { [write] route in
            write(route).map { Dictionary(zip(names, $0)) { first, _ in first } }
        }
    }
}
