/// Everything that is wrong in a person's file, at once, so that it can be put right in one go.
public struct ConfigurationError: Error, Hashable, Sendable {
    /// The problems; never empty.
    public let problems: [ConfigurationProblem]

    /// Gathers problems.
    public init(problems: [ConfigurationProblem]) { self.problems = problems }
}
