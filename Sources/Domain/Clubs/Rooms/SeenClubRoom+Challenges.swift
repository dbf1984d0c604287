import Walking

extension SeenClubRoom {
    /// The challenges to show: those of blocked people, and those that were called off here, are left out, and in a large room those that
    /// no store ranks.
    package var shownChallenges: [Challenge] {
        challenges.filter { entry in
            !entry.isCalledOff && !isBlocked(entry.challenge.by) && (room.room.isMirrored || entry.challenge.by == room.room.founder)
        }.map(\.challenge)
    }

    /// Indicates whether the person may start challenges: in a large room who opened it.
    package var startsChallenges: Bool { room.room.isMirrored || isMine }

    /// The number of those who are compared.
    package func walkerCount(in challenge: Challenge, of places: [ChallengePlace<MemberID>]) -> Int {
        if room.room.isMirrored { return places.count { $0.rank != nil } }
        return page(of: challenge)?.memberCount ?? 0
    }

    private func page(of challenge: Challenge) -> RankingPage? { pages.first { $0.span == .challenge(challenge.id) } }

    /// Everybody's place in a challenge, by the days that the journal has of them; of a large room the page that was last seen.
    package func places(in challenge: Challenge, today: CivilDate) -> [ChallengePlace<MemberID>] {
        guard room.room.isMirrored else {
            guard today >= challenge.terms.first else { return [] }
            let rank = RankChallenge(challenge.terms)
            return page(of: challenge)?.rows.compactMap(\.self).map {
                rank.place(of: $0.id, nickname: $0.nickname.text, rank: $0.rank, score: $0.steps, today: today)
            } ?? []
        }
        let walkers = members.sorted { $0.id < $1.id }.map {
            ChallengeWalker(id: $0.id, nickname: $0.head.nickname.text, days: $0.days)
        }
        return RankChallenge(challenge.terms)(walkers, today: today)
    }
}
