import Walking

extension Phrases {
    /// The metres of the unit in which long distances are told.
    package var longUnit: Double { units.metresPerLong }

    /// The lines of a year in review: names, and what they say.
    package func facts(_ review: YearReview) -> [ReportPage.Fact] {
        let totals = review.totals
        guard totals.knownDays > 0 || totals.distance > 0 || review.walks > 0 else {
            let name = review.isByMinutes ? self(en: "Walks", ko: "산책") : self(en: "Steps", ko: "걸음")
            return [.init(name: name, text: self(en: "no data in this year", ko: "이 해에는 기록이 없어요"))]
        }
        func text(_ date: CivilDate) -> String { shortDate(date, today: date) }
        var facts: [ReportPage.Fact] = []
        // Somebody who goes by minutes need not read that nobody knows their steps.
        if totals.knownDays > 0 || !review.isByMinutes { facts.append(.init(name: self(en: "Steps", ko: "걸음"), text: steps(of: totals))) }
        if totals.knownDays > 0, !review.isByMinutes {
            facts.append(
                ReportPage.Fact(
                    name: self(en: "Goal", ko: "목표"),
                    text: self(en: "reached on \(days(totals.reachedDays))", ko: "\(days(totals.reachedDays)) 달성")))
        }
        if let weeks = review.weeks, weeks.judged > 0 {
            // Two goals are told apart to whoever sees minutes beside steps.
            let name = review.isByMinutes ? self(en: "Goal", ko: "목표") : self(en: "Goal of the week", ko: "한 주 목표")
            facts.append(.init(name: name, text: reached(weeks)))
        }
        if totals.distance > 0 { facts.append(.init(name: self(en: "Distance", ko: "거리"), text: distance(totals.distance))) }
        if review.walks > 0 {
            facts.append(.init(name: self(en: "Walks", ko: "산책"), text: walks(review.walks, in: review.walkedTime)))
        }
        if let best = review.bestDay {
            facts.append(.init(name: self(en: "Best day", ko: "가장 많이 걸은 날"), text: "\(text(best.date)), \(steps(best.stepCount))"))
        }
        if let week = review.bestWeek {
            facts.append(
                .init(
                    name: self(en: "Best week", ko: "가장 많이 걸은 주"),
                    text: self(en: "of \(text(week.monday)), \(steps(week.steps))", ko: "\(text(week.monday))부터 \(steps(week.steps))")))
        }
        if let walk = review.longestWalk {
            facts.append(
                .init(
                    name: self(en: "Longest walk", ko: "가장 긴 산책"),
                    text: "\(text(walk.zone.day(of: walk.start))), \(duration(walk.walkingTime))"
                        + (walk.title.isEmpty ? "" : ", \(walk.title)")))
        }
        guard totals.knownDays > 0 || totals.distance > 0 else { return facts }
        if !review.isByMinutes {
            facts.append(.init(name: self(en: "Longest streak", ko: "가장 긴 연속 기록"), text: days(review.longestStreak)))
        }
        if review.eddington.ever > 0 {
            let unit = axisUnit(of: Metric.distance)
            facts.append(
                .init(
                    name: self(en: "Eddington number", ko: "에딩턴 수"),
                    text: self(
                        en:
                            "\(review.eddington.year) (\(days(review.eddington.year)) or more of at least \(review.eddington.year) \(unit)); in all years \(review.eddington.ever)",
                        ko:
                            "\(review.eddington.year) (\(review.eddington.year) \(unit) 이상 걸은 날이 적어도 \(review.eddington.year)일), 모든 해를 더하면 \(review.eddington.ever)"
                    )))
        }
        if !review.milestones.isEmpty {
            let passed = review.milestones.map {
                self(en: "\(roundLength($0.amount)) on \(text($0.date))", ko: "\(text($0.date)) \(roundLength($0.amount))")
            }.joined(separator: ", ")
            facts.append(
                .init(
                    name: self(en: "Milestones", ko: "이정표"),
                    text: self(en: "in all \(passed)", ko: "통틀어 \(passed)")))
        }
        return facts
    }

    /// `reached in 1 of 2 weeks`.
    private func reached(_ weeks: WeeksOfMinutes) -> String {
        self(
            en: "reached in \(number(weeks.reached)) of \(number(weeks.judged)) \(weeks.judged == 1 ? "week" : "weeks")",
            ko: "\(number(weeks.judged))주 중 \(number(weeks.reached))주 달성")
    }

    package func title(of review: YearReview) -> String { self(en: "\(review.year), walked", ko: "\(review.year)년 걷기") }
}
