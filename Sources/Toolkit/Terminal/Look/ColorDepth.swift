import Basis

/// The number of colours that a terminal shows.
///
/// The raw values are what people write in settings and on the command line: `never`, `16`, `256`, `true`.
public enum ColorDepth: String, Sendable, CaseIterable {
    /// None: bold, underline and reverse carry everything.
    case mono = "never"
    /// The sixteen that the person's terminal theme defines.
    case sixteen = "16"
    /// Those and 240 fixed ones.
    case palette = "256"
    /// Any red, green and blue.
    case trueColor = "true"
}

extension ColorDepth {
    /// Returns the depth that the environment says the terminal can show, and the person wants.
    ///
    /// `NO_COLOR` with any text and `CLICOLOR=0` mean none, unless `CLICOLOR_FORCE` asks for them again; `COLORTERM` and the names
    /// of terminals that are known for it mean 24 bits; else the name in `TERM` decides.
    ///
    /// ```swift
    /// ColorDepth.detect(environment: ["TERM": "xterm-256color", "NO_COLOR": "1"])  // .mono
    /// ```
    ///
    /// - Parameter environment: the environment's variables; nothing else is read.
    public static func detect(environment: [String: String]) -> ColorDepth {
        func value(_ name: String) -> String { environment[name] ?? "" }
        let isForced = !["", "0"].contains(value("CLICOLOR_FORCE"))
        if !isForced, !value("NO_COLOR").isEmpty || value("CLICOLOR") == "0" { return .mono }
        let term = value("TERM")
        if term.isEmpty || term == "dumb" { return .mono }
        if ["truecolor", "24bit"].contains(value("COLORTERM")) { return .trueColor }
        if trueColorPrograms.contains(value("TERM_PROGRAM")) || !value("WT_SESSION").isEmpty { return .trueColor }
        if term.hasSuffix("-direct") || trueColorTerms.contains(where: term.hasPrefix) { return .trueColor }
        if term.contains("256color") { return .palette }
        if term.hasPrefix("vt") || term.hasSuffix("-m") || term.hasSuffix("-mono") { return .mono }
        return .sixteen
    }

    private static let trueColorPrograms: Set<String> = ["iTerm.app", "WezTerm", "vscode", "ghostty", "Hyper", "rio"]
    private static let trueColorTerms = ["xterm-kitty", "xterm-ghostty", "alacritty", "foot", "wezterm", "contour", "rio"]
}
