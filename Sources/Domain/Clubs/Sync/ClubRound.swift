/// The outcome of a round.
package struct ClubRound: Hashable, Sendable {
    /// The days that were sent or taken back.
    package var sentDays = 0
    /// The members whose days were fetched.
    package var fetchedMembers = 0
    /// The rooms that the store had lost days of, which were sent again.
    package var resentRooms: Set<ClubRoomID> = []
    /// The rooms in which the member no longer is.
    package var goneRooms: Set<ClubRoomID> = []
    /// The rooms for which something was refused; all others were brought up to date.
    package var refused: [ClubRoomID: ClubFailure] = [:]

    package init() {}
}
