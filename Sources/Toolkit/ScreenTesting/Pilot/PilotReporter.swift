import Testing

/// Records what goes wrong in front of a pilot: at the line of the test that did it, with the key after which it was seen, and once for
/// each.
final class PilotReporter {
    /// Is told in place of the test, by a run that is no test of its own.
    var onProblem: ((String) -> Void)?
    private var deed: String
    private var line: SourceLocation
    private var reported: Set<String> = []

    /// - Parameters:
    ///   - deed: what is done, as it follows "after".
    ///   - line: where the test does it.
    init(_ deed: String, at line: SourceLocation) {
        self.deed = deed
        self.line = line
    }

    /// Goes on to the next thing that the test does.
    func begin(_ deed: String, at line: SourceLocation) {
        self.deed = deed
        self.line = line
        reported = []
    }

    /// Records a problem, if it is the first of its kind since the test did something.
    func report(_ kind: String, _ detail: String) {
        guard reported.insert(kind).inserted else { return }
        let problem = "\(kind), after \(deed): \(detail)"
        if let onProblem { return onProblem(problem) }
        Issue.record(Comment(rawValue: problem), sourceLocation: line)
    }
}
