import Terminal

/// The time that a toast may stand.
///
/// ```swift
/// let screen = BookListViewController()
/// screen.showToast("The prices are new", scope: .untilSeen)  // also when a book lies over the list now
/// ```
public nonisolated enum ToastScope: Hashable, Sendable {
    /// Shown until its time is over, on whatever screen comes.
    case app
    /// Shown until its time is over, or earlier: when the screen that said it leaves, or is covered by something new.
    case screen
    /// Its time starts when the screen that said it is on show, and it waits for that; once seen it goes with that screen, as `screen`.
    case untilSeen
}

/// One sentence for the line above the hints.
struct Toast {
    var text: String
    var role: Role
    var scope: ToastScope
    var entry: EntryID?
    /// The name of the command whose key stands behind the text.
    var offer: String?
}

/// The toasts that wait to be seen, and whose screen the one on show belongs to.
final class ToastQueue {
    private var waiting: [Toast] = []
    private var shown: Toast?
    /// The reason for which the last key did nothing; nil once another was pressed.
    private var reason: String?
    /// The question on show.
    private weak var question: AlertController?
    /// The topmost screen when the one on show was said.
    private var top: EntryID?
    /// The title that the offered command had then; nil as long as its screen was not on show.
    private var offered: String?

    /// Shows a toast now, or when its screen is on show.
    func show(_ toast: Toast, in window: Window?) {
        guard let window else {
            waiting.append(toast)
            return
        }
        let isSeen = toast.entry.map { entry in window.engine.appeared.contains { $0.entryID == entry } } ?? false
        if toast.scope == .untilSeen, !isSeen {
            waiting.append(toast)
        } else {
            present(toast, in: window)
        }
    }

    /// Says why a key does nothing now, until another is pressed: by then it may cover what must be seen.
    func showReason(_ reason: String, of screen: ViewController, in window: Window) {
        // It says nothing about where one goes next.
        show(Toast(text: reason, role: .warning, scope: .screen, entry: screen.entryID), in: window)
        self.reason = reason
    }

    /// Takes the reason away.
    func keyPressed(in window: Window) {
        if let reason, window.toast == reason { window.hideToast() }
        reason = nil
    }

    /// Takes a toast away whose key would do something else by now than when it was said.
    func commandsRead(_ commands: [KeyCommand], in window: Window) {
        guard let toast = shown, let offer = toast.offer, window.toast == toast.text else { return }
        // The screen that it belongs to may still be on its way.
        guard let title = Self.title(of: offer, in: commands), title != offered else { return }
        guard offered != nil else { return offered = title }
        window.hideToast()
        shown = nil
    }

    private static func title(of offer: String, in commands: [KeyCommand]) -> String? { commands.first { $0.name == offer }?.title }

    /// Takes over what was said in a tree that had no window, and waits for one.
    func absorb(_ other: ToastQueue) {
        waiting += other.waiting
        other.waiting = []
    }

    /// Takes away what belongs to a screen that went from show, and shows what waited for one that came.
    ///
    /// A question that comes takes away every toast: what was said before it is not what must be answered.
    func update(in window: Window) {
        let alert = window.engine.topScreen as? AlertController
        if let alert, alert !== question { window.hideToast() }
        question = alert
        let entries = window.engine.appeared.compactMap(\.entryID)
        if let toast = shown, toast.scope != .app, let entry = toast.entry,
            !entries.contains(entry) || window.engine.topScreen?.entryID != top
        {
            if window.toast == toast.text { window.hideToast() }
            shown = nil
        }
        guard let index = waiting.firstIndex(where: { $0.scope != .untilSeen || $0.entry.map(entries.contains) ?? true }) else { return }
        present(waiting.remove(at: index), in: window)
    }

    /// Forgets what waited for a screen that has left.
    func forget(_ entry: EntryID?) { waiting.removeAll { $0.entry == entry && $0.scope != .app } }

    private func present(_ toast: Toast, in window: Window) {
        (shown, top) = (toast, window.engine.topScreen?.entryID)
        offered = toast.offer.flatMap { Self.title(of: $0, in: window.commandsOnShow) }
        window.showToast(toast.text, role: toast.role)
    }
}
