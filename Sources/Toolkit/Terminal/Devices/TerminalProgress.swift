/// The progress of a task, as a terminal shows it on its tab or in the task bar (OSC 9;4).
///
/// ```swift
/// window.progress = TerminalProgress(fraction: 0.4)
/// window.progress = .none
/// ```
public enum TerminalProgress: Hashable, Sendable {
    /// No task is under way.
    case none
    /// A task whose end is not known.
    case indeterminate
    /// The hundredths that are done.
    case percent(Int)

    /// The progress of a task of which a part from 0 to 1 is done; nil where the end is not known.
    public init(fraction: Double?) {
        guard let fraction, fraction.isFinite else {
            self = .indeterminate
            return
        }
        self = .percent(Int(min(max(0, fraction), 1) * 100))
    }

    /// Indicates whether a terminal is known to show it.
    ///
    /// It is sent to no other: the same sequence is a message on the desktop for many.
    /// - Parameters:
    ///   - environment: handed in, so that nothing here reads the machine.
    ///   - version: the terminal's own name and version (XTVERSION), which it tells over ssh as well; empty where it told none.
    public static func isTaken(environment: [String: String], version: String) -> Bool {
        // A multiplexer keeps it for itself, whatever terminal is around it.
        if environment["TMUX"]?.isEmpty == false || environment["STY"]?.isEmpty == false { return false }
        if isKnown(version: version) { return true }
        if ["ghostty", "WezTerm"].contains(environment["TERM_PROGRAM"]) || environment["TERM"] == "xterm-ghostty" { return true }
        if let vte = environment["VTE_VERSION"].flatMap({ Int($0) }) { return vte >= firstVTE }
        return environment["WT_SESSION"]?.isEmpty == false || environment["ConEmuANSI"] == "ON"
    }

    /// Returns whether a terminal that gave itself this name, such as `ghostty 1.2.0` or `VTE(7900)`, shows it.
    private static func isKnown(version: String) -> Bool {
        let words = version.lowercased().split { $0 == " " || $0 == "(" || $0 == ")" }
        guard let name = words.first else { return false }
        let numbers = words.dropFirst().first?.split(separator: ".").map { Int($0) ?? 0 } ?? []
        switch name {
        case "ghostty", "wezterm": return true
        case "vte": return numbers.first ?? 0 >= firstVTE
        // Before that it was a message on the desktop.
        case "iterm2": return !numbers.lexicographicallyPrecedes([3, 6, 6])
        default: return false
        }
    }

    /// The first VTE that knows it, as it counts its versions.
    private static let firstVTE = 7900

    /// The bytes for a terminal.
    public var bytes: [UInt8] {
        let state =
            switch self {
            case .none: "0"
            case .indeterminate: "3"
            case .percent(let part): "1;\(min(max(0, part), 100))"
            }
        return Array("\u{1B}]9;4;\(state)\u{1B}\\".utf8)
    }
}
