/// What a route is called where others may read it: without what it carries, which is not even made into text.
package nonisolated struct RouteLabel {
    /// `walk` for `walk(3)`.
    package let name: String
    private let carriesSomething: Bool

    package init(_ route: Any) {
        let mirror = Mirror(reflecting: route)
        if mirror.displayStyle == .enum, let label = mirror.children.first?.label {
            (name, carriesSomething) = (label, true)
        } else {
            let text = "\(route)"
            name = String(text.prefix { $0 != "(" })
            carriesSomething = name.count < text.count
        }
    }

    /// `walk(…)` for `walk(3)`, and `home` for `home`.
    package var text: String { carriesSomething ? name + "(…)" : name }
}
