/// What a route is called where others may read it: without what it carries.
nonisolated enum RouteName {
    /// `walk(…)` for `walk(3)`; what it carries is not even made into text.
    static func of(_ route: any Route) -> String {
        let mirror = Mirror(reflecting: route)
        guard mirror.displayStyle == .enum, let label = mirror.children.first?.label else { return withoutPayload("\(route)") }
        return label + "(…)"
    }

    private static func withoutPayload(_ text: String) -> String {
        let name = text.prefix { $0 != "(" }
        return name.count == text.count ? text : name + "(…)"
    }
}
