import Walking

/// A word of praise from one member to another, at most one a day.
package struct Cheer: Hashable, Sendable {
    package var from: MemberID
    package var to: MemberID
    /// The day in the calendar of the one who cheers.
    package var date: CivilDate

    package init(from: MemberID, to: MemberID, date: CivilDate) {
        self.from = from
        self.to = to
        self.date = date
    }
}
