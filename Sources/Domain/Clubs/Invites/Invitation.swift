import Walking

/// An invitation that is about to be given; its secret is drawn here, so that giving it twice gives one.
package struct Invitation: Hashable, Sendable {
    package enum Purpose: Hashable, Sendable {
        /// Others may join the room.
        case room(ClubRoomID)
        /// Another machine of the same person may join the club.
        case machine
    }

    /// The most people that one invitation is for.
    package static let maximumUses = 100

    package var purpose: Purpose
    package var secret: InviteSecret
    /// The number of people who may take it; another machine is always one.
    package var uses: Int
    /// The moment from which on nobody may take it.
    package var expires: Instant

    package init(to purpose: Purpose, secret: InviteSecret = .random(), uses: Int = 1, expires: Instant) {
        self.purpose = purpose
        self.secret = secret
        self.uses = purpose == .machine ? 1 : min(max(1, uses), Self.maximumUses)
        self.expires = expires
    }
}
