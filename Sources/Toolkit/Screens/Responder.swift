import Terminal

/// Something that can hear keys. What it does not handle climbs to `next`, up to the window.
@MainActor
open class Responder {
    /// Makes a responder that hears nothing.
    public init() {}

    /// Who is asked after this one: a view's superview or view controller, a view controller's parent, at last the window.
    open var next: Responder? { nil }

    /// Whether the keys can be given to it.
    open var canBecomeFirstResponder: Bool { false }

    /// The keys it offers, as data: dispatch, hint line, `?` overlay and palette all read this list.
    open var keyCommands: [KeyCommand] { [] }

    /// A key that no key command took. Text fields and lists handle theirs here.
    /// - Returns: whether it was handled; otherwise it climbs.
    open func keyPressed(_ key: Key) -> Bool { false }

    /// Text that was pasted in one piece.
    /// - Returns: whether it was handled.
    open func paste(_ text: String) -> Bool { false }

    /// While true, printable keys are text: no key command of any responder above may take them.
    open var wantsText: Bool { false }
}
