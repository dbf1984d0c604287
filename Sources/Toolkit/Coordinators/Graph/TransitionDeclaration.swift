import Screens

/// A coordinator's declaration of one of its routes: from where to where, and how.
///
/// A place is a screen, or a coordinator: as a target it is where that coordinator begins, as an origin any screen of it or below it.
public struct TransitionDeclaration {
    enum Kind {
        case start
        case tabs
        case move(NavigationMove)
        case asks
        case question
        case links([String])
    }

    let kind: Kind
    let route: String
    let from: [any Presentable.Type]
    let to: [any Presentable.Type]

    init(
        _ kind: Kind, _ route: String = "", from: [any Presentable.Type] = [], to: [any Presentable.Type] = []
    ) {
        self.kind = kind
        self.route = route
        self.from = from
        self.to = to
    }

    /// The screens, or the flows, that it begins with.
    public static func start(_ places: any Presentable.Type...) -> Self { Self(.start, to: places) }

    /// The flows that stand side by side; it begins with the first, and from any screen of one a key leads to any other.
    public static func tabs(_ flows: any Presentable.Type...) -> Self { Self(.tabs, to: flows) }

    /// Puts something on top; Esc leads back.
    public static func push(_ route: String, from: any Presentable.Type..., to: any Presentable.Type...) -> Self {
        Self(.move(.push), route, from: from, to: to)
    }

    /// Shows something over the screen; Esc closes it.
    public static func present(_ route: String, from: any Presentable.Type..., to: any Presentable.Type...) -> Self {
        Self(.move(.present), route, from: from, to: to)
    }

    /// Puts a flow on top whose value somebody waits for, as `push(_:)` does: no route leads there.
    public static func push(from: any Presentable.Type..., to: any Presentable.Type...) -> Self { Self(.move(.push), from: from, to: to) }

    /// Shows a flow over the screen whose value somebody waits for, as `present(_:)` does: no route leads there.
    public static func present(from: any Presentable.Type..., to: any Presentable.Type...) -> Self {
        Self(.move(.present), from: from, to: to)
    }

    /// Asks the person something in an alert, which Esc closes; a coordinator means that it asks in its own name.
    ///
    /// The questions of guards need no declaration but `asks`.
    public static func question(from: any Presentable.Type...) -> Self { Self(.question, from: from) }

    /// Puts something in place of the screen.
    public static func replace(_ route: String, from: any Presentable.Type..., to: any Presentable.Type...) -> Self {
        Self(.move(.replace), route, from: from, to: to)
    }

    /// Chooses something that is there already.
    public static func select(_ route: String, from: any Presentable.Type..., to: any Presentable.Type...) -> Self {
        Self(.move(.select), route, from: from, to: to)
    }

    /// Goes back, to wherever the screen was reached from.
    public static func back(_ route: String, from: any Presentable.Type...) -> Self { Self(.move(.back), route, from: from) }

    /// Goes back to certain screens.
    public static func back(_ route: String, from: any Presentable.Type..., to: any Presentable.Type...) -> Self {
        Self(.move(.back), route, from: from, to: to)
    }

    /// Ends the flow.
    public static func finish(_ route: String, from: any Presentable.Type...) -> Self { Self(.move(.finish), route, from: from) }

    /// Ends the flow with a value, as `finish(with:)` does, or because it has done what it is for: no route says so.
    public static func finish(from: any Presentable.Type...) -> Self { Self(.move(.finish), from: from) }

    /// Does something, and the person stays where they are.
    public static func act(_ route: String, from: any Presentable.Type...) -> Self { Self(.move(.stay), route, from: from) }

    /// Routes that no screen asks for, only links as one of their segments.
    public static func links(_ routes: String...) -> Self { Self(.links(routes)) }

    /// Screens that may ask before they leave, whatever takes them away.
    public static func asks(_ screens: any Presentable.Type...) -> Self { Self(.asks, from: screens) }
}
