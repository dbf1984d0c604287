import LiveWalking

/// The bell of a walk in a line, which rings behind the words that it calls to: the coach is heard and drawn on ways of their own.
final class LineBell {
    private let write: () -> Void
    private var isDue = false
    /// The second of the cue on show.
    private var shown: Int?
    /// Indicates whether its words were drawn just now, and not rung for.
    private var isFresh = false

    init(write: @escaping () -> Void) {
        self.write = write
    }

    /// The coach has said something.
    func ring() {
        isDue = true
        ringBehindWords()
    }

    /// The line has drawn an update.
    func didShow(_ update: LiveUpdate) {
        isFresh = update.cue != nil && update.cue?.second != shown
        shown = update.cue?.second
        ringBehindWords()
    }

    private func ringBehindWords() {
        guard isDue, isFresh else { return }
        (isDue, isFresh) = (false, false)
        write()
    }
}
