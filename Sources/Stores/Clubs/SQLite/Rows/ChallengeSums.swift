import Clubs
import Walking

/// The sums by which members have places in the challenges of a room's founder, kept with every push as those of weeks are.
final class ChallengeSums {
    private let database: ClubDatabase
    private let challenges: ChallengeRows
    private let standings: StandingRows

    init(_ database: ClubDatabase, _ challenges: ChallengeRows, _ standings: StandingRows) {
        self.database = database
        self.challenges = challenges
        self.standings = standings
    }

    /// Counts a member anew in the challenges for which some of the dates matter.
    func recount(_ dates: Set<CivilDate>, of mine: Membership, today: CivilDate) throws(ClubFailure) {
        for challenge in try ranked(in: mine, today: today) {
            let days = RankChallenge(challenge.terms).days
            guard dates.contains(where: days.contains) else { continue }
            try standings.write(score(of: mine, in: challenge), of: mine, in: challenge.id)
        }
    }

    /// Indicates whether days count that the member told before a challenge was started.
    func isBehind(_ mine: Membership, today: CivilDate) throws(ClubFailure) -> Bool {
        for challenge in try ranked(in: mine, today: today) {
            guard try !standings.hasPlace(mine, in: challenge.id) else { continue }
            if try score(of: mine, in: challenge) > 0 { return true }
        }
        return false
    }

    func catchUp(_ mine: Membership, today: CivilDate) throws(ClubFailure) {
        for challenge in try ranked(in: mine, today: today) {
            try standings.write(score(of: mine, in: challenge), of: mine, in: challenge.id)
        }
    }

    private func ranked(in mine: Membership, today: CivilDate) throws(ClubFailure) -> [Challenge] {
        try challenges.challenges(in: mine, today: today).filter { $0.by == mine.founder }
    }

    private func score(of mine: Membership, in challenge: Challenge) throws(ClubFailure) -> Int {
        let rank = RankChallenge(challenge.terms)
        return rank.score(of: try database.countedSteps(of: mine, in: rank.days))
    }
}
