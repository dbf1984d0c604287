import ScreenTesting
import Terminal
import Testing

/// Everything that was turned on has been turned off, and the alternate screen was left once.
package func expectGivenBack(_ terminal: PseudoTerminal, settings: Settings, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(terminal.settings == settings, "the settings differ", sourceLocation: sourceLocation)
    var screen = VirtualTerminal(size: Size(width: 80, height: 24))
    screen.feed(terminal.output)
    #expect(screen.modes.subtracting([12]) == [7, 25], "modes left: \(screen.modes)", sourceLocation: sourceLocation)
    let text = String(decoding: terminal.output, as: UTF8.self)
    let tail = text.components(afterLast: "\u{1B}[?1049h")
    #expect(tail.occurrences(of: "\u{1B}[?1049l") == 1, "\(tail.debugDescription)", sourceLocation: sourceLocation)
    #expect(text.occurrences(of: "\u{1B}[>1u") == text.occurrences(of: "\u{1B}[<u"), sourceLocation: sourceLocation)
    #expect(text.occurrences(of: "\u{1B}[22;0;0t") == text.occurrences(of: "\u{1B}[23;0;0t"), sourceLocation: sourceLocation)
}
