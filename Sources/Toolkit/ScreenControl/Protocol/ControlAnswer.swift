import Terminal

/// The answer to a line: done, with lines that say what was asked for; not so; or not understood.
///
/// It is written as a first line and, where it was done, the lines that the first one counts:
///
/// ```
/// ok 2
/// window "Fruits"
///   list "Fruits" = "1/3" [focusable focused]
/// ```
public nonisolated enum ControlAnswer: Hashable, Sendable {
    /// It was done; the lines are what was asked for.
    case done([String])
    /// It is not so, or cannot be done on this screen: the sentence says what is.
    case no(String)
    /// The line makes no sense.
    case error(String)

    /// The answer as it is written.
    var text: String {
        switch self {
        case .done(let lines): (["ok \(lines.count)"] + lines.map { VisibleText.of($0) }).map { $0 + "\n" }.joined()
        case .no(let sentence): "no \(VisibleText.of(sentence))\n"
        case .error(let sentence): "error \(VisibleText.of(sentence))\n"
        }
    }

    /// The status that a client exits with: 0, 1 where it is not so, 2 where it made no sense.
    public var exitCode: Int32 {
        switch self {
        case .done: 0
        case .no: 1
        case .error: 2
        }
    }
}
