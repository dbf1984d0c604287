import Terminal

/// Sends mouse events to the view under the pointer, then to its superviews until one handles it.
///
/// A press gives the focus to what can have it. The view that handled a press also hears of the drags and of the release that follow,
/// wherever the pointer goes meanwhile, so that a scroll bar can be held. A drag that nobody has a use for selects what is copied.
final class MouseDispatcher {
    private let chrome: ChromeView
    private let focus: FocusManager
    private weak var pressed: View?
    /// The cell where the button went down.
    private var start: Point?
    /// Begins a selection at a point, as a view that takes what the mouse does from then on; nil where there is nothing to select.
    var select: (Point) -> View? = { _ in nil }

    init(_ chrome: ChromeView, _ focus: FocusManager) {
        self.chrome = chrome
        self.focus = focus
    }

    /// - Returns: whether a view handled it.
    func dispatch(_ event: MouseEvent) -> Bool {
        switch event.action {
        case .press: start = event.point
        case .release: start = nil
        case .drag, .wheelUp, .wheelDown: break
        }
        if event.action == .drag || event.action == .release, let view = pressed {
            if event.action == .release { pressed = nil }
            // A view that has left the screen meanwhile hears nothing.
            if view.isDescendant(of: chrome), view.mouse(Self.local(event, in: view)) { return true }
        }
        if event.action == .drag { return select(to: event) }
        if event.action == .release { return false }
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

    /// Begins a selection where the button went down, by a drag that no view has a use for.
    private func select(to event: MouseEvent) -> Bool {
        guard let start, let selection = select(start) else { return false }
        self.start = nil
        pressed = selection
        return selection.mouse(Self.local(event, in: selection))
    }

    /// The event in the view's own coordinates.
    private static func local(_ event: MouseEvent, in view: View) -> MouseEvent {
        let corner = view.convertToWindow(.zero)
        return MouseEvent(event.action, at: Point(x: event.point.x - corner.x, y: event.point.y - corner.y), modifiers: event.modifiers)
    }
}
