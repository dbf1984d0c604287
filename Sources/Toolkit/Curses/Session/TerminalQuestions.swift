/// The questions that the terminal is asked, and the time that their answers may take.
struct TerminalQuestions {
    private static let background = "\u{1B}]11;?\u{1B}\\"
    /// Every terminal reports its attributes, so that it is known when no more answers will come.
    private static let last = "\u{1B}[c"
    /// The background (OSC 11), kitty's keyboard protocol, the modes that are asked for, and the name (XTVERSION).
    private static let text = background + "\u{1B}[?u" + TerminalModes.Asked.allCases.map(\.question).joined() + "\u{1B}[>0q" + last
    /// The time after which late answers are not waited for when the terminal is given back.
    private static let patience = Duration.milliseconds(150)

    private var askedAt = Duration.zero
    /// Indicates whether answers may still come.
    private(set) var areOpen = false

    /// Asks, unless the terminal is known to show questions as text.
    mutating func ask(_ term: String, on output: Int32, now: Duration) {
        guard term != "linux", !term.hasPrefix("vt") else { return }
        // A multiplexer draws the screen anew from cells, and knows of no picture.
        let pictures = Environment.multiplexer == nil ? PictureOffer.questions : ""
        areOpen = Tty.write(Array((pictures + Self.text).utf8), to: output)
        askedAt = now
    }

    /// Asks for the background once more, of a terminal that answers.
    mutating func askForBackground(on output: Int32, now: Duration) {
        areOpen = Tty.write(Array((Self.background + Self.last).utf8), to: output)
        askedAt = now
    }

    /// Takes note of the last answer.
    mutating func end() { areOpen = false }

    /// The time that answers still have; nil where none are waited for.
    func timeLeft(at now: Duration) -> Duration? {
        let left = askedAt + Self.patience - now
        return areOpen && left > .zero ? left : nil
    }
}
