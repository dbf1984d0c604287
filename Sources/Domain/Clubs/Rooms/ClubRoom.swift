import Walking

/// A room of a club, as the store shows it to one machine of one of its members.
package struct ClubRoom: Hashable, Sendable, Identifiable {
    /// Rooms of at most so many members are mirrored with all days; larger ones are shown by the page.
    package static let mirroredMembers = 200
    /// The most steps of a day that a store takes.
    package static let maximumSteps = 200_000
    /// The most days of one push.
    package static let maximumPush = 400
    /// A date may be so many days from the store's own: everybody's calendar is their own.
    package static let dateTolerance = 2

    package var id: ClubRoomID
    package var name: SharedName
    package var period: Period
    package var dailyCap: DailyCap
    /// The first day that counts.
    package var opened: CivilDate
    /// The one who opened the room and may remove members.
    package var founder: MemberID
    package var memberCount: Int
    /// The day on which the member who asks joined.
    package var joined: CivilDate
    /// The sum of all steps that the store holds of the machine that asks; another one than it pushed means that the store lost some, or that
    /// another machine writes with its key.
    package var pushed: Int
    /// The revision of the member who asks; a smaller one than before means that the store went back.
    package var revision: Revision
    /// The sum of all members' revisions, which grows with every day that anybody sends; nil where the store does not say it.
    ///
    /// No counter of the room's own, which every push would have to wait for. Together with the number of members it says that a page which
    /// was seen is as it was.
    package var revisionSum: Int64?

    package init(
        _ room: NewClubRoom, founder: MemberID, memberCount: Int, joined: CivilDate, pushed: Int, revision: Revision,
        revisionSum: Int64? = nil
    ) {
        id = room.id
        name = room.name
        period = room.period
        dailyCap = room.dailyCap
        opened = room.opened
        self.founder = founder
        self.memberCount = memberCount
        self.joined = joined
        self.pushed = pushed
        self.revision = revision
        self.revisionSum = revisionSum
    }

    /// The last day that counts; nil when the room never closes.
    package var closes: CivilDate? { period.days.map { opened.adding(days: $0 - 1) } }

    /// The first day that the member who asks pushes: the Monday of the week in which they joined, but none before the room's first.
    ///
    /// So the week of joining is compared whole, and nothing older than that leaves the machine.
    package var firstPushed: CivilDate { max(opened, joined.startOfWeek) }

    package var isMirrored: Bool { memberCount <= Self.mirroredMembers }
}
