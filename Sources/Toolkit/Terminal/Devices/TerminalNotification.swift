import Basis

/// A message that the terminal shows on the desktop, for a person who looks at another window.
///
/// Terminals do not agree on a sequence, and only kitty can be asked. So a program should send one by wish alone. A later notification of
/// kitty takes the place of the one before.
///
/// ```swift
/// TerminalNotification("Walk", "Half of the time is over.").bytes(as: .osc777)
/// ```
public struct TerminalNotification: Hashable, Sendable {
    /// The escape sequence of one kind of terminal.
    public enum Form: String, CaseIterable, Sendable {
        /// One text without a title: iTerm2, WezTerm, Ghostty and others.
        case osc9
        /// A title and a body, of which a later one takes the place of an earlier one: kitty.
        case osc99
        /// A title and a body: foot, urxvt, and terminals on VTE as some distributions build it.
        case osc777

        /// The form that a terminal is most likely to know.
        /// - Parameter environment: handed in, so that nothing here reads the machine.
        public static func fitting(environment: [String: String]) -> Form {
            let term = environment["TERM"] ?? ""
            if term == "xterm-kitty" || environment["KITTY_WINDOW_ID"] != nil { return .osc99 }
            if term.hasPrefix("foot") || term.hasPrefix("rxvt-unicode") || environment["VTE_VERSION"] != nil { return .osc777 }
            return .osc9
        }
    }

    /// A few words.
    public let title: String
    /// A sentence or two.
    public let body: String

    /// Makes a notification; control characters are taken out, and what is too long for one is cut.
    public init(_ title: String, _ body: String = "") {
        self.title = Self.line(title, limit: 60)
        self.body = Self.line(body, limit: 240)
    }

    private static func line(_ text: String, limit: Int) -> String {
        let scalars = text.unicodeScalars.map { scalar in
            switch scalar.properties.generalCategory {
            case .control, .lineSeparator, .paragraphSeparator: Unicode.Scalar(UInt8(ascii: " "))
            default: scalar
            }
        }
        return String(String(String.UnicodeScalarView(scalars)).prefix(limit))
    }

    /// The bytes for a terminal.
    /// - Parameters:
    ///   - form: the sequence that the terminal knows.
    ///   - multiplexer: wraps them, so that they are handed on to the terminal around it; by tmux where it is allowed to
    ///     (`allow-passthrough`).
    public func bytes(as form: Form, through multiplexer: Multiplexer? = nil) -> [UInt8] {
        let text = sequences(form).map { "\u{1B}]\($0)\u{1B}\\" }.joined()
        return Array((multiplexer?.passingOn(text) ?? text).utf8)
    }

    private func sequences(_ form: Form) -> [String] {
        switch form {
        case .osc9:
            let text = [title, body].filter { !$0.isEmpty }.joined(separator: ": ")
            // Some take a digit and a semicolon for the progress of a task.
            return ["9;" + (text.first?.isNumber == true ? " " : "") + text]
        case .osc99: return body.isEmpty ? ["99;i=1;\(title)"] : ["99;i=1:d=0;\(title)", "99;i=1:d=1:p=body;\(body)"]
        case .osc777: return ["777;notify;\(title.replacing(";", with: ","));\(body)"]
        }
    }
}
