import Walking

/// The content of a pasted word: the club and the room, where they are, until when, and the secret that opens the door.
package struct Invite: Hashable, Sendable {
    package enum Purpose: Hashable, Sendable {
        case room(ClubRoomID, name: SharedName)
        /// Another machine of the one who gave it.
        case machine
    }

    package var club: ClubID
    package var clubName: SharedName
    package var purpose: Purpose
    package var address: ClubAddress
    package var secret: InviteSecret
    /// To the second.
    package var expires: Instant

    package init(club: ClubID, clubName: SharedName, purpose: Purpose, address: ClubAddress, secret: InviteSecret, expires: Instant) {
        self.club = club
        self.clubName = clubName
        self.purpose = purpose
        self.address = address
        self.secret = secret
        self.expires = Instant(seconds: expires.seconds)
    }
}
