import CLibrary
import Terminal

/// The few variables that say what a terminal can do.
///
/// They are read at the start and nowhere else; tests hand over what they like in their place.
enum Environment {
    /// A variable's text; empty when it is not set.
    static func value(_ name: String) -> String { getenv(name).map { String(cString: $0) } ?? "" }

    /// The environment variables that `ColorDepth.detect` and `Theme.fitting` read.
    static var colors: [String: String] {
        values(["NO_COLOR", "CLICOLOR", "CLICOLOR_FORCE", "COLORTERM", "COLORFGBG", "TERM", "TERM_PROGRAM", "WT_SESSION"])
    }

    /// The environment variables that `TerminalNotification.Form.fitting` reads.
    static var notifications: [String: String] { values(["TERM", "KITTY_WINDOW_ID", "VTE_VERSION"]) }

    /// The environment variables that `PasteboardText.isTaken` reads.
    static var clipboard: [String: String] { values(["TERM", "VTE_VERSION", "TERM_PROGRAM"]) }

    /// The environment variables that `TerminalProgress.isTaken` reads.
    static var progress: [String: String] { values(["TERM", "TERM_PROGRAM", "VTE_VERSION", "WT_SESSION", "ConEmuANSI", "TMUX", "STY"]) }

    /// Indicates whether the terminal takes addresses behind text.
    static var takesLinks: Bool { TerminalLinks.areTaken(environment: values(["TERM", "VTE_VERSION", "TMUX", "STY"])) }

    /// The multiplexer between the program and the terminal.
    static var multiplexer: Multiplexer? { Multiplexer(environment: values(["TMUX", "STY"])) }

    private static func values(_ names: [String]) -> [String: String] {
        var found: [String: String] = [:]
        for name in names {
            if let text = getenv(name) { found[name] = String(cString: text) }
        }
        return found
    }

    /// Makes text UTF-8 whatever the locale says: where it says something else, only the way to classify characters is changed.
    ///
    /// The locale is the whole process's, so one that is UTF-8 already is not touched: another thread may be reading by it.
    static func useUTF8() {
        guard !isUTF8 else { return }
        setlocale(LC_CTYPE, "")
        guard !isUTF8 else { return }
        for name in ["C.UTF-8", "C.utf8", "en_US.UTF-8"] where setlocale(LC_CTYPE, name) != nil { return }
    }

    private static var isUTF8: Bool { String(cString: nl_langinfo(Int32(CODESET))) == "UTF-8" }
}
