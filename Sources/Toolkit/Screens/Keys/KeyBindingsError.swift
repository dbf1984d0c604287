/// What is wrong in a key file, a sentence for each line.
public struct KeyBindingsError: Error, Hashable, Sendable {
    /// The sentences, each with file and line.
    public let problems: [String]
}
