import Terminal

/// The signals of a command to the terminal that are no text: the progress of its tab, and a message on the desktop.
///
/// Each is nil where the terminal behind the errors is not known to understand it, or where there is none.
struct TerminalSignals {
    /// The environment that says which terminal it is; nil where nobody watches.
    private let environment: [String: String]?

    /// No signals.
    static let none = TerminalSignals(environment: nil)

    /// - Parameter environment: nil where the errors go to no terminal.
    init(environment: [String: String]?) { self.environment = environment }

    /// Shows how far a task is.
    func progress(_ progress: TerminalProgress) -> ConsoleText? {
        // It is asked for nothing, so that only the environment says its name.
        guard let environment, TerminalProgress.isTaken(environment: environment, version: "") else { return nil }
        return ConsoleText(progress)
    }

    /// Says something to a person who looks elsewhere.
    func notification(_ title: String, _ body: String) -> ConsoleText? {
        guard let environment, Self.skipsUnknown(environment["TERM"] ?? "") else { return nil }
        return ConsoleText(
            notification: title, body, as: .fitting(environment: environment), through: Multiplexer(environment: environment))
    }

    /// Indicates whether a kind of terminal is known to drop commands that it does not know, instead of writing them out.
    private static func skipsUnknown(_ term: String) -> Bool {
        ["xterm", "screen", "tmux", "rxvt", "foot", "alacritty", "wezterm", "konsole", "gnome", "vte", "ghostty", "contour", "st-"].contains
        {
            term.hasPrefix($0)
        }
    }
}
