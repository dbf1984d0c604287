import Screens
import Terminal

extension Snapshot {
    /// Takes a window's last frame down, with its cursor, its focus and its screens.
    public init(window: Window) {
        self.init(canvas: window.lastCanvas, footer: Self.footer(of: window))
    }

    /// Takes a window's last frame down as a theme shows it, such as `mono` on a terminal without colours.
    public init(window: Window, theme: Theme, depth: ColorDepth) {
        self.init(canvas: window.lastCanvas, theme: theme, depth: depth, footer: Self.footer(of: window))
    }

    private static func footer(of window: Window) -> [String] {
        let cursor = window.lastCursor.map { "\($0.x),\($0.y)" } ?? "hidden"
        let size = "\(window.size.width)×\(window.size.height)"
        var footer = ["size    \(size)", "cursor  \(cursor)", "focus   \(Self.focus(of: window))"]
        footer += window.screensOnShow.map { "screens " + $0.map(Self.name).joined(separator: " ▸ ") }
        return footer
    }

    /// The view that has the keys, and the screen it belongs to.
    private static func focus(of window: Window) -> String {
        guard let first = window.firstResponder else { return "none" }
        var names: [String] = []
        var here: Responder? = first
        while let responder = here {
            if responder === first || responder is ViewController { names.insert(name(responder), at: 0) }
            if responder is ViewController { break }
            here = responder.next
        }
        return names.joined(separator: " ▸ ")
    }

    private static func name(_ object: AnyObject) -> String { String(describing: type(of: object)) }
}
