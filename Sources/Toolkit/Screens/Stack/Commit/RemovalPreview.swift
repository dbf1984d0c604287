/// What an operation would do to the screens that it concerns: which would leave, and which would come on show again.
///
/// It is made of a draft while that stands on the tree, and cleared before the commit, so that whoever hears of the commit's end finds
/// gone what has left.
final class RemovalPreview {
    /// The screens that would leave, in the order in which they are asked.
    private(set) var leaving: [ViewController]
    /// The top of a stack that would come on show again, if it may.
    private(set) var revealed: ViewController?

    /// Looks at a tree on which a draft stands.
    init(leaving: [ViewController], in appearance: Appearance) {
        self.leaving = leaving
        revealed = leaving.isEmpty ? nil : appearance.revealedScreen
    }

    /// Tries an operation on the tree and takes it back; nil where it makes no sense.
    convenience init?(_ operation: StackOperation, in appearance: Appearance) {
        let draft = StackDraft(keepsUndo: true)
        defer { draft.rollBack() }
        do throws(EditFailure) {
            try draft.apply(operation)
        } catch {
            return nil
        }
        self.init(leaving: draft.leavingScreens, in: appearance)
    }

    /// Lets go of every screen.
    func clear() {
        leaving = []
        revealed = nil
    }
}
