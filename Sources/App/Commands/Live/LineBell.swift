import LiveWalking

/// The bell of a walk in a line, which rings behind the words that it calls to: the coach is heard and drawn on ways of their own.
final class LineBell {
    private let write: () -> Void
    private var isDue = false
    /// The seconds of the cue on show, and of the one that was rung for.
    private var shown: Int?
    private var rung: Int?

    init(write: @escaping () -> Void) {
        self.write = write
    }

    /// The coach has said something.
    func ring() {
        isDue = true
        ringIfShown()
    }

    /// The line has drawn an update.
    func didShow(_ update: LiveUpdate) {
        shown = update.cue?.second
        ringIfShown()
    }

    private func ringIfShown() {
        guard isDue, let shown, shown != rung else { return }
        (isDue, rung) = (false, shown)
        write()
    }
}
