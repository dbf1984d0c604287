/// A change of something else than the journal, which knows how it is taken back.
package protocol UndoableChange: Sendable {
    /// Takes the change back, which is a change itself.
    /// - Returns: what undoes this again; nil where somebody changed the same since, so that nothing was done.
    func undo() async throws(JournalFailure) -> (any UndoableChange)?
}
