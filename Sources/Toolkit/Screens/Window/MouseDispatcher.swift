import Terminal

/// Gives what the mouse did to the view under the pointer, and to what that view lies in until one handles it.
///
/// A press gives the focus to what can have it. The view that handled a press also hears of the drags and of the release that follow,
/// wherever the pointer goes meanwhile, so that a scroll bar can be held.
final class MouseDispatcher {
    private let chrome: ChromeView
    private let focus: FocusManager
    private weak var pressed: View?

    init(_ chrome: ChromeView, _ focus: FocusManager) {
        self.chrome = chrome
        self.focus = focus
    }

    /// - Returns: whether a view handled it.
    func dispatch(_ event: MouseEvent) -> Bool {
        if event.action == .drag || event.action == .release, let view = pressed {
            if event.action == .release { pressed = nil }
            // A view that has left the screen meanwhile hears nothing.
            return view.isDescendant(of: chrome) && view.mouse(Self.local(event, in: view))
        }
        pressed = nil
        var here = chrome.hitTest(event.point)
        while let view = here {
            if event.action == .press, view.canBecomeFirstResponder { focus.give(to: view) }
            if view.mouse(Self.local(event, in: view)) {
                if event.action == .press { pressed = view }
                return true
            }
            here = view.superview
        }
        return false
    }

    /// The event in the view's own coordinates.
    private static func local(_ event: MouseEvent, in view: View) -> MouseEvent {
        let corner = view.convertToWindow(.zero)
        return MouseEvent(event.action, at: Point(x: event.point.x - corner.x, y: event.point.y - corner.y), modifiers: event.modifiers)
    }
}
