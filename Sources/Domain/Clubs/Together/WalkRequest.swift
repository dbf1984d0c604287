import Walking

/// A question of one member to another whether to walk together at a time.
package struct WalkRequest: Hashable, Sendable, Identifiable {
    package enum Answer: String, CaseIterable, Sendable {
        /// The walk is agreed.
        case accepted
        /// Given by the one who was asked, also for a walk that was agreed.
        case declined
        /// Given by the one who asked, also for a walk that was agreed.
        case withdrawn
    }

    /// The most requests of a member that wait for an answer in a room.
    package static let maximumOpen = 10
    /// The most of them to one person, so that nobody is pestered.
    package static let maximumOpenToOne = 3
    /// The longest time between asking and the walk, by which the question ends.
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

    /// Indicates that somebody may ask it now.
    package func mayBeAsked(at now: Instant) -> Bool { isOpen(at: now) && expires <= starts && starts <= now + Self.longestWait }

    /// Indicates that both will walk, and that either may call it off.
    package func isAgreed(at now: Instant) -> Bool { answer == .accepted && now < expires }

    /// Indicates that a member may give an answer, or has given it.
    ///
    /// The first answer stays, but for a walk that was agreed: either of the two calls it off, and then it stays so.
    package func accepts(_ answer: Answer, from member: MemberID, at now: Instant) -> Bool {
        guard now < expires, member == (answer == .withdrawn ? from : to) else { return false }
        return self.answer == nil || self.answer == answer || self.answer == .accepted
    }

    /// Indicates that it is told earlier than another: walks that may be come before those that will not, each by their beginning.
    func isTold(before other: WalkRequest) -> Bool {
        (isOver ? 1 : 0, starts, id) < (other.isOver ? 1 : 0, other.starts, other.id)
    }

    private var isOver: Bool { answer == .declined || answer == .withdrawn }

    /// The answer with which a member calls an agreed walk off.
    package func callingOff(by member: MemberID) -> Answer { member == from ? .withdrawn : .declined }
}
