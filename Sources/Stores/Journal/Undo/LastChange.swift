import Walking

/// The change of a person's journal that was made last, whichever program made it.
package struct LastChange: Sendable {
    package let id: UndoID
    package let at: Instant
    package let name: ChangeName
}
