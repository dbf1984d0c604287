public import Screens
import Terminal

/// Shows the live tree over the app while somebody looks for a fault; Ctrl-T opens and closes it.
public final class Inspector {
    private weak var window: Window?
    private let trace = NavigationTrace(keeping: 12)
    private var view: InspectorView?

    /// Watches a window from now on.
    public init(_ window: Window) {
        self.window = window
        window.engine.add(trace)
        window.globalCommands.append { [weak self] in
            KeyCommand(.control("t"), title: "inspector") { self?.toggle() }
        }
    }

    /// Opens it, or closes it.
    public func toggle() {
        guard let window else { return }
        if view == nil {
            let view = InspectorView(close: { [weak self] in self?.toggle() })
            view.lines = TreeReport(window).lines + trace.recent.map { TreeReport.Line(text: $0, role: .secondary) }
            self.view = view
            window.showOverlay(view)
        } else {
            view = nil
            window.showOverlay(nil)
        }
    }

    /// What it would show, without blanks.
    public var text: String {
        guard let window else { return "" }
        return TreeReport(window).lines.map(\.text).joined(separator: "\n")
    }
}
