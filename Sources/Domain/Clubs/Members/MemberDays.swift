import Walking

/// The steps of a member's days as far as they are newer than what a reader knows: for each day the greatest of what the member's
/// machines say.
package struct MemberDays: Hashable, Sendable {
    /// The state of the member that these days lead to.
    package var revision: Revision
    /// The steps by day; nil takes a day back.
    package var days: [CivilDate: Int?]
    /// Indicates that these are all days of the member, so that a day that is missing here is gone.
    package var isWhole: Bool

    package init(revision: Revision, days: [CivilDate: Int?], isWhole: Bool) {
        self.revision = revision
        self.days = days
        self.isWhole = isWhole
    }

    /// The days of the member, made of those that the reader knew and of these.
    package func applied(to known: [CivilDate: Int]) -> [CivilDate: Int] {
        (isWhole ? [:] : known).filter { days[$0.key] == nil }.merging(days.compactMapValues { $0 }) { $1 }
    }
}
