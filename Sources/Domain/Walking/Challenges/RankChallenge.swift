/// A walker in a challenge, with the days that the others may see.
package struct ChallengeWalker<ID: Hashable & Sendable>: Hashable, Sendable {
    package let id: ID
    package let nickname: String
    package let days: [CivilDate: Int]

    package init(id: ID, nickname: String, days: [CivilDate: Int]) {
        self.id = id
        self.nickname = nickname
        self.days = days
    }
}

/// A walker's place in a challenge.
package struct ChallengePlace<ID: Hashable & Sendable>: Hashable, Sendable, Identifiable {
    package let id: ID
    package let nickname: String
    /// 1 is first, and the same counts share a place; nil where there are too few days to know the walker's usual one.
    package let rank: Int?
    /// The steps that count so far.
    package let steps: Int
    /// The steps so far in percent of as many usual days; nil without a handicap, or without a usual day.
    package let percent: Int?
}

/// Puts the walkers of a challenge in order, by days that every reader has anyway: nothing is sent for it.
package struct RankChallenge: Sendable {
    /// A usual day is the median of the days of so many weeks before the first.
    package static let weeksBefore = 4
    /// The fewest days with steps of which a median says something.
    package static let fewestDays = 7

    private let terms: ChallengeTerms

    package init(_ terms: ChallengeTerms) { self.terms = terms }

    /// The days that matter: those of the challenge, and those before, of which a usual day is known.
    package var days: ClosedRange<CivilDate> { terms.first.adding(days: -Self.weeksBefore * 7)...terms.last }

    /// The places on a day; none before the challenge begins.
    ///
    /// Those that count the same stand in the order of their names, then as given;
    /// at the end those without a place.
    package func callAsFunction<ID>(_ walkers: [ChallengeWalker<ID>], today: CivilDate) -> [ChallengePlace<ID>] {
        guard today >= terms.first else { return [] }
        let end = min(today, terms.last)
        let counted = walkers.map { walker in
            let steps = (terms.first...end).reduce(0) { $0 + terms.dailyCap.apply(walker.days[$1] ?? 0) }
            return Count(walker: walker, steps: steps, percent: percent(steps, of: usual(of: walker.days), days: end - terms.first + 1))
        }
        let order = counted.enumerated().sorted { left, right in
            let (a, b) = (left.element, right.element)
            let (scoreA, scoreB) = (score(a), score(b))
            if scoreA != scoreB { return scoreA ?? -1 > scoreB ?? -1 }
            return (a.walker.nickname, left.offset) < (b.walker.nickname, right.offset)
        }.map(\.element)
        var places: [ChallengePlace<ID>] = []
        for (index, one) in order.enumerated() {
            let isTied = index > 0 && score(order[index - 1]) == score(one)
            let rank = score(one) == nil ? nil : isTied ? places[index - 1].rank : index + 1
            places.append(
                ChallengePlace(id: one.walker.id, nickname: one.walker.nickname, rank: rank, steps: one.steps, percent: one.percent))
        }
        return places
    }

    /// The number by which the pages of a large room are in order, where not everybody's days are at hand: the steps that count or, with a
    /// handicap, thousandths of a usual day; 0 where that is not known.
    ///
    /// It is that of all days of the challenge: how many of them are over is the same for everybody.
    package func score(of days: [CivilDate: Int]) -> Int {
        let steps = (terms.first...terms.last).reduce(0) { $0 + terms.dailyCap.apply(days[$1] ?? 0) }
        guard terms.hasHandicap else { return steps }
        return usual(of: days).map { 1000 * steps / max(1, $0) } ?? 0
    }

    /// The place that such a number is on a day.
    package func place<ID>(of id: ID, nickname: String, rank: Int, score: Int, today: CivilDate) -> ChallengePlace<ID> {
        guard terms.hasHandicap else { return ChallengePlace(id: id, nickname: nickname, rank: rank, steps: score, percent: nil) }
        let days = max(1, min(today, terms.last) - terms.first + 1)
        let percent = score > 0 ? (score + 5 * days) / (10 * days) : nil
        return ChallengePlace(id: id, nickname: nickname, rank: percent == nil ? nil : rank, steps: 0, percent: percent)
    }

    /// The median of the days before, counted as the challenge counts; nil where they are too few.
    package func usual(of days: [CivilDate: Int]) -> Int? {
        let before = (1...Self.weeksBefore * 7).compactMap { days[terms.first.adding(days: -$0)] }.filter { $0 > 0 }
        guard before.count >= Self.fewestDays else { return nil }
        return before.map { Double(terms.dailyCap.apply($0)) }.median.map { Int(clamping: $0.rounded()) }
    }

    private struct Count<ID: Hashable & Sendable> {
        let walker: ChallengeWalker<ID>
        let steps: Int
        let percent: Int?
    }

    /// The number by which a walker is ranked.
    private func score<ID>(_ count: Count<ID>) -> Int? { terms.hasHandicap ? count.percent : count.steps }

    private func percent(_ steps: Int, of usual: Int?, days: Int) -> Int? {
        guard terms.hasHandicap, let usual, usual > 0 else { return nil }
        return (200 * steps + usual * days) / (2 * usual * days)
    }
}
