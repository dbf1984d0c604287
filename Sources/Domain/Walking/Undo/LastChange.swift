/// The change of a person's journal that was made last, whichever program made it.
package struct LastChange: Sendable {
    package let id: UndoID
    package let at: Instant
    /// The change itself, or the one that it took back.
    package let name: ChangeName
    /// Indicates whether it took that change back, so that undoing it does that again.
    package let isUndo: Bool

    package init(id: UndoID, at: Instant, name: ChangeName, isUndo: Bool) {
        self.id = id
        self.at = at
        self.name = name
        self.isUndo = isUndo
    }
}
