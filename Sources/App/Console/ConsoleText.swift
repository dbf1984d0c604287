import Terminal

/// The output of commands: the program's own words as they stand in its source, and text from elsewhere with everything hidden made
/// visible.
///
/// It is made of literals, and of signals to the terminal, which hold numbers and visible text. What a literal holds (line ends, colours) is the program's; whatever is put into one passes
/// `VisibleText`, so that no name in a file can colour a terminal, forge a line or turn its order round. There is no other way to
/// make one, and a `TextSink` takes nothing else.
struct ConsoleText: Equatable, ExpressibleByStringInterpolation {
    private(set) var text: String

    init(stringLiteral value: String) { text = value }

    init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

    /// The progress of a task, of which a terminal that knows it shows a number.
    init(_ progress: TerminalProgress) { text = String(decoding: progress.bytes, as: UTF8.self) }

    /// A message on the desktop; whatever is in it is made visible.
    init(notification title: String, _ body: String, as form: TerminalNotification.Form, through multiplexer: Multiplexer?) {
        let notification = TerminalNotification(VisibleText.of(title), VisibleText.of(body))
        text = String(decoding: notification.bytes(as: form, through: multiplexer), as: UTF8.self)
    }

    static func + (left: ConsoleText, right: ConsoleText) -> ConsoleText { "\(left)\(right)" }

    static func += (left: inout ConsoleText, right: ConsoleText) { left.text += right.text }

    struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var text = ""

        init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity + interpolationCount * 16) }

        mutating func appendLiteral(_ literal: String) { text += literal }

        mutating func appendInterpolation(_ own: ConsoleText) { text += own.text }

        mutating func appendInterpolation(_ foreign: some StringProtocol) { text += VisibleText.of(foreign) }

        mutating func appendInterpolation(_ number: some BinaryInteger) { text += String(number) }
    }
}

extension Sequence<ConsoleText> {
    func joined(by separator: ConsoleText = "") -> ConsoleText {
        var result: ConsoleText = ""
        for (index, part) in enumerated() { result += index == 0 ? part : separator + part }
        return result
    }
}

extension Sequence<String> {
    /// One line each, whatever they hold.
    var consoleLines: ConsoleText { map { "\($0)\n" }.joined() }
}
