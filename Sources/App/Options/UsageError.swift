import LiveWalking

/// The reason for which a command line makes no sense; the exit code is 2.
enum UsageError: Error, Equatable {
    case unknownOption(String)
    case missingValue(Option)
    case needsNoValue(Option)
    case badValue(Option, String)
    /// A zone is named, and the system has none but UTC.
    case noZones
    case badLink(LinkProblem)
    case unknownCommand(String, suggestion: String?)
    /// The option is another command's; nil is the app.
    case optionNotHere(Option, command: String?)
    case missingOperand(command: String, String)
    /// An operand cannot be read; `expected` has the words that it takes, nil where it takes a date.
    case badOperand(command: String, String, expected: String?)
    case unexpectedOperand(command: String, String)
    /// Each makes sense without the other only.
    case notTogether(Option, Option)
    /// The first says something about the second alone.
    case onlyWith(Option, Option)
    /// A band of one's own in a test, whose walker is left alone.
    case targetInTest(WalkMode)
    /// `--from` lies after `--to`.
    case datesReversed
}
