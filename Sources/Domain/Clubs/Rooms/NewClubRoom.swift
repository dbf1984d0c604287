import Walking

/// A room that is about to be opened; its identity is drawn here, so that opening it twice opens one room.
package struct NewClubRoom: Hashable, Sendable {
    package var id: ClubRoomID
    package var name: SharedName
    package var period: Period
    package var dailyCap: DailyCap
    /// The first day that counts.
    package var opened: CivilDate

    package init(id: ClubRoomID = .random(), name: SharedName, period: Period, dailyCap: DailyCap, opened: CivilDate) {
        self.id = id
        self.name = name
        self.period = period
        self.dailyCap = dailyCap
        self.opened = opened
    }

    /// The last day that counts; nil when the room never closes.
    package var closes: CivilDate? { period.days.map { opened.adding(days: $0 - 1) } }
}
