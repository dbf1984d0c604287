/// A text for the clipboard of the machine in front of the person, as a terminal gets it (OSC 52), over ssh as well.
///
/// No terminal answers whether it took the text: xterm, iTerm2 and tmux take it only where a person allowed that.
///
/// ```swift
/// let bytes = PasteboardText("1.24 m/s")?.bytes()
/// ```
public struct PasteboardText: Hashable, Sendable {
    /// The most bytes of a text: with more, the sequence is longer than the 100,000 bytes that some terminals read.
    public static let maximumSize = 74_991

    /// The text, without control characters other than the ends of lines and tabs, so that a shell into which it is pasted runs nothing.
    public let text: String

    /// Makes a text for the clipboard; nil for one that is too large.
    public init?(_ text: String) {
        let scalars = text.unicodeScalars.filter { scalar in
            scalar == "\n" || scalar == "\t" || scalar.properties.generalCategory != .control
        }
        let clean = String(String.UnicodeScalarView(scalars))
        guard clean.utf8.count <= Self.maximumSize else { return nil }
        self.text = clean
    }

    /// Indicates whether a terminal is likely to take a text; the ones that are known to show or swallow the sequence do not.
    /// - Parameter environment: handed in, so that nothing here reads the machine.
    public static func isTaken(environment: [String: String]) -> Bool {
        let term = environment["TERM"] ?? ""
        if term == "linux" || term.hasPrefix("vt") { return false }
        return environment["VTE_VERSION"] == nil && environment["TERM_PROGRAM"] != "Apple_Terminal"
    }

    /// The bytes for a terminal.
    /// - Parameter multiplexer: stands between the program and the terminal around it. The sequence is sent twice then: to the multiplexer,
    ///   of which tmux takes it where `set-clipboard` is on, and wrapped, to be handed on; tmux does that where it is allowed to
    ///   (`allow-passthrough`), and screen always.
    public func bytes(through multiplexer: Multiplexer? = nil) -> [UInt8] {
        let sequence = "\u{1B}]52;c;\(Self.base64(Array(text.utf8)))\u{1B}\\"
        guard let multiplexer else { return Array(sequence.utf8) }
        return Array(((multiplexer == .tmux ? sequence : "") + multiplexer.passingOn(sequence)).utf8)
    }

    private static let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".unicodeScalars)

    private static func base64(_ bytes: [UInt8]) -> String {
        var encoded = String.UnicodeScalarView()
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let group = bytes[start..<min(start + 3, bytes.count)]
            let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
            for place in 0..<4 {
                encoded.append(place <= group.count ? digits[bits >> (18 - 6 * place) & 63] : "=")
            }
        }
        return String(encoded)
    }
}
