/// What a route is called where others may read it: without what it carries.
nonisolated enum RouteName {
    static func of(_ route: any Route) -> String { withoutPayload("\(route)") }

    /// `walk(…)` for `walk(3)`.
    static func withoutPayload(_ text: String) -> String {
        let name = text.prefix { $0 != "(" }
        return name.count == text.count ? text : name + "(…)"
    }
}
