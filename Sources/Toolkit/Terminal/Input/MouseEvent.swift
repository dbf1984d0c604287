/// An action of the mouse over a cell.
///
/// Which button it was is not told. A drag follows a press while the button is down, and the release ends it.
///
/// The window turns the point into a view's own coordinates before it hands the event over, so (0, 0) is the view's top left cell. Movement
/// without a button makes no event.
public struct MouseEvent: Hashable, Sendable {
    /// The kind of movement.
    public enum Action: Hashable, Sendable {
        case press, release, drag, wheelUp, wheelDown
    }

    /// The action.
    public var action: Action
    /// The cell under the pointer.
    public var point: Point
    /// The keys held down meanwhile.
    public var modifiers: Key.Modifiers

    /// Makes a mouse event.
    public init(_ action: Action, at point: Point, modifiers: Key.Modifiers = []) {
        self.action = action
        self.point = point
        self.modifiers = modifiers
    }
}
