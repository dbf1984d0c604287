import Coordinators
public import Screens
public import Terminal

/// The screen as the last frame left it, and the screens behind it.
extension Pilot {
    /// The last frame's cells.
    public var canvas: Canvas { device.canvas }

    /// The last frame's text, a line a row, without blanks at the ends.
    public var screen: String { (0..<canvas.size.height).map { canvas.text(row: $0) }.joined(separator: "\n") }

    /// One row of the last frame.
    public func row(_ y: Int) -> String { canvas.text(row: y) }

    /// The cursor's place; nil while it is hidden.
    public var cursor: Point? { device.cursor }

    /// The sentence above the hint line.
    public var toast: String? { window.toast }

    /// The innermost screen that hears the keys.
    public var topScreen: ViewController? { window.engine.topScreen }

    /// The innermost screen that hears the keys, if it is of a kind.
    public func top<Screen: ViewController>(_ type: Screen.Type) -> Screen? { topScreen as? Screen }

    /// The kinds of the screens on the stack that hears the keys, the root first; a screen in no stack is the only one.
    public var stack: [String] {
        guard let top = topScreen else { return [] }
        return Self.stack(of: top).map { String(describing: Swift.type(of: $0)) }
    }

    /// The screens of the nearest container, if that is a stack: what lies in a tab is not on the stack that the tabs are on.
    private static func stack(of top: ViewController) -> [ViewController] {
        var container = top.parent
        while let here = container, !here.isContainer { container = here.parent }
        return (container as? NavigationController)?.viewControllers ?? [top]
    }

    /// Post-tasks that have not run.
    public var pendingPostTasks: [String] { window.engine.postTasks.map(\.name) }
}
