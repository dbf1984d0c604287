import Clubs
import Walking

/// A challenge as the function of a club answers it.
struct ChallengeAnswer: Decodable {
    let id, by: String
    let first, last: CivilDate
    let cap: DailyCap
    let handicap: Bool

    var challenge: Challenge {
        get throws(ClubFailure) {
            guard let terms = ChallengeTerms(first: first, last: last, dailyCap: cap, hasHandicap: handicap) else { throw .unreadable }
            return Challenge(id: try ChallengeID(uuid: id), by: try MemberID(uuid: by), terms: terms)
        }
    }
}
