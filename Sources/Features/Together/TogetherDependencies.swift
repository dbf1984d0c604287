import Clubs
import Phrases
import Walking

/// The dependencies of the rooms.
package struct TogetherDependencies {
    let membership: Membership
    let phrases: Phrases
    /// The clubs on other machines; nil where there can be none.
    let clubs: ClubAccess?

    /// - Parameters:
    ///   - account: whose rooms they are.
    ///   - rooms: where they lie.
    ///   - phrases: the person's language.
    ///   - clubs: the clubs on other machines; nil where there can be none.
    ///   - today: the day where the person is.
    package init(
        account: Account, rooms: any RoomRepository, phrases: Phrases, clubs: ClubAccess? = nil, today: @escaping () -> CivilDate
    ) {
        membership = Membership(
            id: account.id, rooms: rooms, changes: { await clubs?.clubs.repository.changes() }, today: today)
        self.phrases = phrases
        self.clubs = clubs
    }
}
