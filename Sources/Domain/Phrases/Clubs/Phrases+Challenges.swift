import Walking

extension Phrases {
    /// `16 Nov – 22 Nov · at most 7,500 a day · by one’s own usual day`.
    package func title(of terms: ChallengeTerms, today: CivilDate) -> String {
        [span(terms.first, terms.last, today: today), rules(of: terms)].compactMap(\.self).joined(separator: " · ")
    }

    /// `at most 7,500 a day · by one’s own usual day`; nil where all steps count as they are.
    package func rules(of terms: ChallengeTerms) -> String? {
        let cap = terms.dailyCap.limit.map {
            self(en: "at most \(number($0)) a day", ko: "하루 \(number($0))걸음까지")
        }
        let handicap = terms.hasHandicap ? self(en: "by one’s own usual day", ko: "각자 평소와 견줘요") : nil
        let rules = [cap, handicap].compactMap(\.self)
        return rules.isEmpty ? nil : rules.joined(separator: " · ")
    }

    /// `begins in 3 days`, `4 days left`, `not final yet`, `over`.
    package func state(of terms: ChallengeTerms, today: CivilDate, isSettled: Bool) -> String {
        if isSettled { return self(en: "over", ko: "끝났어요") }
        if today > terms.last { return self(en: "not final yet", ko: "아직 집계 중") }
        if today < terms.first {
            let count = terms.first - today
            return count == 1 ? self(en: "begins tomorrow", ko: "내일 시작") : self(en: "begins in \(days(count))", ko: "\(count)일 뒤 시작")
        }
        let count = terms.last - today
        return count == 0 ? self(en: "last day", ko: "마지막 날") : self(en: "\(days(count)) left", ko: "\(count)일 남았어요")
    }

    /// `place 2 of 3`.
    package func place(_ rank: Int, of count: Int) -> String {
        self(en: "place \(number(rank)) of \(number(count))", ko: "\(number(count))명 가운데 \(number(rank))위")
    }

    /// The measure by which a walker is ranked: percent of usual days, or steps; nil where the usual day is not known.
    package func score<ID>(of place: ChallengePlace<ID>, in terms: ChallengeTerms) -> String? {
        guard terms.hasHandicap else { return steps(place.steps) }
        return place.percent.map { "\(number($0))%" }
    }

    /// The word for somebody whose usual day is not known.
    package var noUsualDay: String {
        self(en: "fewer than \(RankChallenge.fewestDays) days before it", ko: "시작 전 걸음이 \(RankChallenge.fewestDays)일보다 적어요")
    }

    /// The result of a challenge, in a sentence; nil where there is nothing to compare.
    package func result<ID>(of terms: ChallengeTerms, _ places: [ChallengePlace<ID>], me: ID, today: CivilDate) -> String? {
        let ranked = places.count { $0.rank != nil }
        guard ranked > 0, let mine = places.first(where: { $0.id == me }) else { return nil }
        return result(of: terms, rank: mine.rank, count: ranked, today: today)
    }

    package func result(of terms: ChallengeTerms, rank: Int?, count: Int, today: CivilDate) -> String {
        let dates = span(terms.first, terms.last, today: today)
        guard let rank else { return self(en: "The challenge of \(dates) is over.", ko: "\(dates) 챌린지가 끝났어요.") }
        return self(
            en: "The challenge of \(dates) is over: \(place(rank, of: count)).", ko: "\(dates) 챌린지가 끝났어요. \(place(rank, of: count))예요.")
    }
}
