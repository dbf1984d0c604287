import Walking

extension Phrases {
    /// The conclusions of a report, with the goal of the next span.
    /// - Parameter lacksAge: whether nobody said how old the person is.
    func sentences(_ report: Report, lacksAge: Bool) -> [String] {
        var sentences = beginning(report)
        if !report.comparisons.isEmpty, report.comparisons.allSatisfy({ $0.trend == nil }) {
            sentences.append(
                self(
                    en: "Too little is known of this time to tell whether the gait changed.",
                    ko: "기록이 모자라서 걸음의 질이 달라졌는지 알 수 없어요."))
        }
        if let minutes = report.nextMinutes { return sentences + [next(report, minutes: minutes)] }
        // A goal of steps says nothing to somebody whose walks have none.
        return report.walks > 0 && report.totals.knownDays == 0 ? sentences : sentences + [next(report, lacksAge: lacksAge)]
    }

    private func koreanLast(_ span: ReportSpan) -> String {
        switch span {
        case .week: "지난주"
        case .month: "지난달"
        case .quarter: "지난 분기"
        case .year: "지난해"
        case .ninetyDays: "지난 90일"
        }
    }

    private func koreanPresent(_ span: ReportSpan) -> String {
        switch span {
        case .week: "이번 주를"
        case .month: "이번 달을"
        case .quarter: "이번 분기를"
        case .year: "올해를"
        case .ninetyDays: "지금까지를"
        }
    }

    /// The sentences for somebody who has just begun.
    private func beginning(_ report: Report) -> [String] {
        let span = name(report.span)
        if report.isInstead {
            return [
                self(
                    en: "Nothing is recorded of the last whole \(span), so this is the one that goes on.",
                    ko: "\(koreanLast(report.span))에는 기록이 없어서 \(koreanPresent(report.span)) 보여 드려요.")
            ]
        }
        guard let date = report.firstWhole else { return [] }
        let day = shortDate(date, today: date)
        guard report.span != .ninetyDays else {
            return [
                self(
                    en: "Nothing is recorded yet: the first report comes with the first walk.", ko: "아직 기록이 없어요. 첫 산책을 기록하면 보고서가 나와요.")
            ]
        }
        return [
            self(
                en: "Nothing is recorded yet: the first report comes with the first walk, and one of a whole \(span) on \(day).",
                ko: "아직 기록이 없어요. 첫 산책을 기록하면 보고서가 나오고, 한 \(span)의 보고서는 \(day)에 나와요.")
        ]
    }

    private func next(_ report: Report, minutes: Int) -> String {
        if report.isPast {
            return report.span == .week
                ? self(en: "For the week after: \(self.minutes(minutes)) of walking.", ko: "그다음 주에는 걷기 \(self.minutes(minutes))이 목표예요.")
                : self(
                    en: "For the \(name(report.span)) after: \(self.minutes(minutes)) of walking a week.",
                    ko: "그다음 \(name(report.span))에는 한 주에 걷기 \(self.minutes(minutes))이 목표예요.")
        }
        return report.span == .week
            ? self(en: "Next week: \(self.minutes(minutes)) of walking, as now.", ko: "다음 주 목표는 지금처럼 걷기 \(self.minutes(minutes))이에요.")
            : self(
                en: "Next \(name(report.span)): \(self.minutes(minutes)) of walking a week, as now.",
                ko: "다음 \(name(report.span)) 목표는 지금처럼 한 주에 걷기 \(self.minutes(minutes))이에요.")
    }

    /// - Parameter lacksAge: whether nobody said how old the person is, by which goals of steps go further.
    private func next(_ report: Report, lacksAge: Bool) -> String {
        guard !report.isPast else {
            return self(
                en: "For the \(name(report.span)) after: \(steps(report.nextGoal.steps)) a day.",
                ko: "그다음 \(name(report.span))에는 하루 \(steps(report.nextGoal.steps))이 목표예요.")
        }
        let (goal, next) = (report.nextGoal, self(en: "Next \(name(report.span))", ko: "다음 \(name(report.span)) 목표"))
        guard let median = goal.median else {
            return self(en: "\(next): \(steps(goal.steps)) a day, as now.", ko: "\(next)는 지금처럼 하루 \(steps(goal.steps))이에요.")
        }
        guard !goal.isRaised else {
            // Beyond it the studies support no goal, whatever the median is.
            let isHighest = Double(goal.steps) < Double(median) * 1.1 - 100
            let highest =
                lacksAge
                ? self(
                    en: "as high as GND goes without your age band (up to 10,000 below 60)",
                    ko: "나이대를 모를 때 권하는 만큼이고(60세 아래면 10,000까지)")
                : self(en: "as high as the studies support", ko: "연구가 권하는 만큼이고")
            return self(
                en: "\(next) you can aim at \(steps(goal.steps)) a day: "
                    + (isHighest
                        ? "\(highest); your median of four weeks is \(number(median))."
                        : "a tenth above your median of four weeks (\(number(median)))."),
                ko: "\(next)로는 하루 \(steps(goal.steps))이 알맞아요. "
                    + (isHighest
                        ? "\(highest), 최근 4주 중앙값은 \(steps(median))이에요." : "최근 4주 중앙값 \(steps(median))보다 10분의 1 많아요."))
        }
        if let easier = goal.easier {
            return self(
                en: "\(next): \(steps(goal.steps)) a day, as now. You reached it on \(easier.reached) of \(days(easier.known)): "
                    + "\(number(easier.steps)) would be easier.",
                ko: "\(next)는 지금처럼 하루 \(steps(goal.steps))이에요. \(easier.known)일 중 \(easier.reached)일 채웠으니 "
                    + "\(steps(easier.steps))이면 더 쉬워요.")
        }
        return self(
            en: "\(next): \(steps(goal.steps)) a day, as now; your median of four weeks is \(number(median)).",
            ko: "\(next)는 지금처럼 하루 \(steps(goal.steps))이에요. 최근 4주 중앙값은 \(steps(median))이에요.")
    }
}
