import Walking

extension SeenClubRoom {
    /// The challenges to show: those of blocked people, and those that were called off here, are left out.
    package var shownChallenges: [Challenge] {
        guard room.room.isMirrored else { return [] }
        return challenges.filter { !$0.isCalledOff && !isBlocked($0.challenge.by) }.map(\.challenge)
    }

    /// Everybody's place in a challenge, by the days that the journal has of them.
    package func places(in challenge: Challenge, today: CivilDate) -> [ChallengePlace<MemberID>] {
        let walkers = members.sorted { $0.id < $1.id }.map {
            ChallengeWalker(id: $0.id, nickname: $0.head.nickname.text, days: $0.days)
        }
        return RankChallenge(challenge.terms)(walkers, today: today)
    }
}
