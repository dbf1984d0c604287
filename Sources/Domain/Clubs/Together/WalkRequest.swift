import Walking

/// A question of one member to another whether to walk together at a time.
package struct WalkRequest: Hashable, Sendable, Identifiable {
    package enum Answer: String, CaseIterable, Sendable {
        case accepted, declined
        /// Given by the one who asked.
        case withdrawn
    }

    /// The most requests of a member that wait for an answer in a room.
    package static let maximumOpen = 10
    /// The most of them to one person, so that nobody is pestered.
    package static let maximumOpenToOne = 3
    /// The longest time between asking and the end of the question.
    package static let longestWait = Duration.seconds(7 * 86_400)

    package var id: WalkRequestID
    package var from: MemberID
    package var to: MemberID
    /// The moment at which the walk begins.
    package var starts: Instant
    /// The moment from which on nobody is asked any more.
    package var expires: Instant
    /// The answer; nil while it waits.
    package var answer: Answer?

    package init(id: WalkRequestID = .random(), from: MemberID, to: MemberID, starts: Instant, expires: Instant, answer: Answer? = nil) {
        self.id = id
        self.from = from
        self.to = to
        self.starts = starts
        self.expires = expires
        self.answer = answer
    }

    package func isOpen(at now: Instant) -> Bool { answer == nil && now < expires }
}
