import Terminal

/// Something that can hear keys.
///
/// A key that it does not handle climbs to `next`, up to the window.
///
/// ## The way of a key
///
/// A key starts at the first responder and climbs by ``next``: from a view to its superviews, from the outermost view of a screen to its
/// view controller, on to the containers around it, and at last to the window. There are two questions on the way. First every responder is
/// asked for a key command that has the key (``keyCommands``); the nearest one wins. Only where there is none, ``keyPressed(_:)`` is called
/// on the same way.
///
/// The meaning of a key is data where it can be, because then hints, help and palette know it too. ``keyPressed(_:)`` is for keys that a
/// control lives on, such as arrows, and says what they are in ``answeredKeys``.
///
/// A responder that ``acceptsText`` gets its keys before anybody's commands, and while it does, printable keys are text for all of the
/// chain:
/// `q` quits, but not while a name is typed.
///
/// ```swift
/// final class Counter: View {
///     private var count = 0
///
///     override var canBecomeFirstResponder: Bool { true }
///
///     override var keyCommands: [KeyCommand] {
///         [KeyCommand("r", title: "reset", hint: 0) { [weak self] in self?.set(0) }]
///     }
///
///     override func keyPressed(_ key: Key) -> Bool {
///         guard key == "+" else { return false }
///         set(count + 1)
///         return true
///     }
///
///     override var answeredKeys: [KeyCommand] { [answered("+", title: "one more")] }
///
///     private func set(_ new: Int) {
///         count = new
///         setNeedsDisplay()
///     }
/// }
/// ```
@MainActor
open class Responder {
    /// Makes a responder that hears nothing.
    public init() {}

    /// The responder asked after this one: a view's view controller or superview, a view controller's parent, at last the window.
    open var next: Responder? { nil }

    /// Indicates whether the keys can be given to it.
    open var canBecomeFirstResponder: Bool { false }

    /// The keys it offers, as data: dispatch, hint line, `?` overlay and palette all read this list.
    open var keyCommands: [KeyCommand] { [] }

    /// A key that no key command took.
    ///
    /// Text fields and lists handle theirs here.
    /// - Returns: whether it was handled; otherwise it climbs.
    open func keyPressed(_ key: Key) -> Bool { false }

    /// The keys that `keyPressed(_:)` answers, so that the help names every key that works.
    open var answeredKeys: [KeyCommand] { [] }

    /// Those of them that the hint line names while the keys come here.
    var hintedKeys: [KeyCommand] { [] }

    /// Text that was pasted in one piece.
    /// - Returns: whether it was handled.
    open func paste(_ text: String) -> Bool { false }

    /// Indicates whether printable keys are text, which no key command of any responder above may take.
    ///
    /// Answer by the state of the moment: a list says so only while its search is typed.
    open var acceptsText: Bool { false }

    /// The changes that can be undone here: those of the next responder, and at last the window's.
    ///
    /// Override it in a screen whose changes are undone on that screen only.
    open var undoManager: UndoManager? { next?.undoManager }

    /// Called when it got the keys or lost them; ``isFirstResponder`` says which.
    ///
    /// Call `super` in an override: a view draws its focus bar anew there.
    open func firstResponderChanged() {}
}

extension Responder {
    /// Names keys that `keyPressed(_:)` answers; who chooses them by the mouse presses the first.
    public func answered(_ keys: Key..., title: String, hint: Int? = nil) -> KeyCommand {
        var command = KeyCommand(title: title, hint: hint) { [weak self] in
            if let key = keys.first { _ = self?.keyPressed(key) }
        }
        command.inputs = keys
        return command
    }

    /// This responder and everyone above it, nearest first.
    package var chain: [Responder] {
        var chain: [Responder] = []
        chain.reserveCapacity(16)
        var responder: Responder? = self
        while let here = responder {
            chain.append(here)
            responder = here.next
        }
        return chain
    }

    /// The first answer of this responder or somebody above it, nearest first; nil where nobody has one.
    func climb<Answer>(_ ask: (Responder) -> Answer?) -> Answer? {
        var responder: Responder? = self
        while let here = responder {
            if let answer = ask(here) { return answer }
            responder = here.next
        }
        return nil
    }
}
