/// A change of a person's journal that can be undone, whichever program made it.
package struct LoggedChange: Hashable, Sendable {
    package enum Direction: Hashable, Sendable {
        /// Something new.
        case change
        /// It took another change back, so that undoing it does that one again.
        case undo
        /// It did again what had been taken back.
        case redo
    }

    package let id: UndoID
    package let at: Instant
    /// The change itself, or the one that it took back.
    package let name: ChangeName
    package let direction: Direction

    package init(id: UndoID, at: Instant, name: ChangeName, direction: Direction) {
        self.id = id
        self.at = at
        self.name = name
        self.direction = direction
    }

    package var isUndo: Bool { direction == .undo }
}
