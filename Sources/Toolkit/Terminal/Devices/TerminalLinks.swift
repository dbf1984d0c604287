/// Addresses behind text on the screen (OSC 8), which a terminal opens when a person clicks on them as it wants them to.
///
/// ```swift
/// TerminalLinks.areTaken(environment: ["TERM": "linux"])  // false
/// ```
public enum TerminalLinks {
    /// Indicates whether a terminal knows the sequence, or swallows it; the ones that show it do not.
    /// - Parameter environment: handed in, so that nothing here reads the machine.
    public static func areTaken(environment: [String: String]) -> Bool {
        let term = environment["TERM"] ?? ""
        if term == "linux" || term.hasPrefix("vt") { return false }
        if let vte = environment["VTE_VERSION"].flatMap({ Int($0) }), vte < 5000 { return false }
        return Multiplexer(environment: environment) != .screen
    }
}
