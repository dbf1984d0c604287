/// The commands of one screen, under its name.
public nonisolated struct KeySection: Hashable, Sendable {
    /// The screen's name.
    public let title: String
    /// The commands of the section.
    public let entries: [KeyEntry]

    /// Makes a section.
    public init(_ title: String, _ entries: [KeyEntry]) {
        self.title = title
        self.entries = entries
    }
}
