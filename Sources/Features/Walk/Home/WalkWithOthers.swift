import Walking

/// The next walk that somebody asks for or that was agreed, as the home screen tells of it.
package struct WalkWithOthers {
    package var sentence: String
    /// Says yes, or not now, and returns a sentence on that, nil where it is too late; nil where nobody waits for an answer.
    package var answer: (@MainActor (_ isYes: Bool) async throws(JournalFailure) -> String?)?

    package init(_ sentence: String, answer: (@MainActor (_ isYes: Bool) async throws(JournalFailure) -> String?)? = nil) {
        self.sentence = sentence
        self.answer = answer
    }
}
