import Clubs
import Walking

/// A challenge of a room, in whichever way the room is kept.
struct ShownChallenge: Equatable, Identifiable {
    enum ID: Hashable {
        case here(RoomChallengeID)
        case club(ChallengeID)
    }

    struct Place: Equatable {
        /// The place; nil where the walker's usual day is not known.
        let rank: Int?
        /// The name; nil for somebody whom the person has blocked.
        let name: String?
        let isMe: Bool
        /// The number that the rank follows from; nil without one.
        let score: String?
        let amount: Int
    }

    let id: ID
    let terms: ChallengeTerms
    let isMine: Bool
    /// Everybody's place, or those at the top and around one's own.
    let places: [Place]
    /// The number of those who are compared.
    let walkerCount: Int

    var myRank: Int? { places.first(where: \.isMe)?.rank }
}
