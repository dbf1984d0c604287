public import Screens
import Terminal

/// Shows the live tree of screens over the app, for debugging; Ctrl-T, or F12 where a field wants Ctrl-T, opens and closes it.
///
/// ```swift
/// let inspector = Inspector(window)  // keep it as long as the window
/// inspector.watch({ "Books" }, items: { books.map(\.title) })
/// ```
public final class Inspector {
    private weak var window: Window?
    private let words: () -> InspectorText
    private let trace = NavigationTrace(keeping: 12)
    private var sections: [(title: () -> String, items: () -> [String])] = []
    private weak var view: InspectorView?

    /// Watches a window from now on.
    ///
    /// - `words`: asked whenever something is shown, so that the language may change.
    public init(_ window: Window, words: @escaping @MainActor () -> InspectorText = { .en }) {
        self.window = window
        self.words = words
        window.engine.add(trace)
        window.globalCommands.append { [weak self] in
            var command = KeyCommand(.control("t"), .function(12), title: words().command) { self?.toggle() }
            command.isAlwaysAvailable = true
            return command
        }
    }

    /// Shows something of the app's own, too: a link that waits, for instance.
    public func watch(_ title: @escaping @MainActor () -> String, items: @escaping @MainActor () -> [String]) {
        sections.append((title, items))
    }

    /// Opens it, or closes it.
    public func toggle() {
        guard let window else { return }
        if let view, view.window === window { return window.closeOverlay() }
        let view = InspectorView { [weak window] in window?.closeOverlay() }
        var report = report(window)
        report.section(words().events, trace.recent, role: .secondary)
        view.lines = report.lines
        self.view = view
        window.showOverlay(view)
    }

    /// The text that it would show, without blanks.
    public var text: String { window.map { report($0).lines.map(\.text).joined(separator: "\n") } ?? "" }

    private func report(_ window: Window) -> TreeReport {
        var report = TreeReport(window, words())
        for section in sections { report.section(section.title(), section.items()) }
        return report
    }
}
