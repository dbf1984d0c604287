import Walking

/// The answer of a store that was greeted: which club it is, who asks as it sees it, and what it understands.
package struct Greeting: Hashable, Sendable {
    package var club: ClubID
    package var name: SharedName
    package var member: MemberID
    package var device: DeviceID
    /// The date where the store lives: no day later than it by more than `ClubRoom.dateTolerance` is taken.
    package var today: CivilDate
    /// The versions of the protocol that the store speaks.
    package var versions: ClosedRange<Int>
    /// Indicates that another machine wrote as this one, which goes on with a new key since now.
    package var hasNewKey: Bool
    /// The reason why the store takes nothing of this machine's, though it can be read; nil where it takes all.
    package var refusal: ClubFailure?
    /// The rooms into which nobody lets the member any more, since others took the invitation first or its time is over; each is said once.
    package var refusedRooms: [ClubRoomID: RefusedWord]

    package init(
        club: ClubID, name: SharedName, member: MemberID, device: DeviceID, today: CivilDate, versions: ClosedRange<Int> = Self.spoken,
        hasNewKey: Bool = false, refusal: ClubFailure? = nil, refusedRooms: [ClubRoomID: RefusedWord] = [:]
    ) {
        self.club = club
        self.name = name
        self.member = member
        self.device = device
        self.today = today
        self.versions = versions
        self.hasNewKey = hasNewKey
        self.refusal = refusal
        self.refusedRooms = refusedRooms
    }

    /// The versions that this program speaks.
    package static let spoken = 1...1

    /// The highest version that both sides speak; fails with the side that has to be brought up to date.
    package func version(spoken: ClosedRange<Int> = Self.spoken) throws(ClubFailure) -> Int {
        if versions.upperBound < spoken.lowerBound { throw .storeOlder }
        if versions.lowerBound > spoken.upperBound { throw .storeNewer }
        return min(versions.upperBound, spoken.upperBound)
    }
}
