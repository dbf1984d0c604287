import Walking

extension Phrases {
    /// The page of a report.
    /// - Parameters:
    ///   - profile: what a doctor wants to know of the person, as far as it was said.
    ///   - tests: the last results of tests by the end of the report.
    package func page(
        _ report: Report, for reader: ReportReader = .own, profile: Profile? = nil, tests: [LatestTest] = []
    ) -> ReportPage {
        let isForDoctor = reader == .doctor
        let isShort = !isForDoctor && report.span == .week
        let shown = report.comparisons.filter {
            isForDoctor || $0.measure.isForWalker && !isTold($0.measure, of: report, isShort: isShort)
        }
        let tests = tests.map { ReportPage.Fact(name: $0.name, text: $0.text) }
        return ReportPage(
            title: title(of: report),
            facts: (isForDoctor ? person(profile) : []) + facts(report, showsSources: isForDoctor, isShort: isShort)
                + (isForDoctor ? mobility(report) : []) + tests,
            rowsTitle: report.isByMinutes ? minutesTitle(report.span) : rowsTitle(report.span), rows: rows(report),
            pictures: pictures(of: report),
            comparisonTitle: comparisonTitle(report.span, isOfMedians: isShort && !shown.contains { $0.measure.addsUp }),
            comparisons: shown.map { comparison($0, showsCounts: isForDoctor) },
            sentences: sentences(report, lacksAge: (profile?.ageBand ?? .unsaid) == .unsaid),
            definitionsTitle: self(en: "What the numbers are", ko: "숫자의 뜻"),
            definitions: isForDoctor ? definitions : [])
    }

    /// `week`, `주`.
    package func name(_ span: ReportSpan) -> String {
        switch span {
        case .week: self(en: "week", ko: "주")
        case .month: self(en: "month", ko: "달")
        case .quarter: self(en: "quarter", ko: "분기")
        case .year: self(en: "year", ko: "해")
        case .ninetyDays: self(en: "90 days", ko: "90일")
        }
    }

    /// The title of a report: its span, and its dates.
    package func title(of report: Report) -> String {
        let dates = report.dates
        let date: String
        let kind: String
        switch report.span {
        case .week:
            kind = self(en: "The week", ko: "주간 보고서")
            date = span(dates.lowerBound, dates.upperBound, today: nil)
        case .month:
            kind = self(en: "The month", ko: "월간 보고서")
            date = monthAndYear(dates.lowerBound)
        case .quarter:
            kind = self(en: "The quarter", ko: "분기 보고서")
            date = "\(monthAndYear(dates.lowerBound)) – \(monthAndYear(dates.upperBound))"
        case .year:
            kind = self(en: "The year", ko: "연간 보고서")
            date = self(en: String(dates.lowerBound.year), ko: "\(dates.lowerBound.year)년")
        case .ninetyDays:
            kind = self(en: "90 days", ko: "90일 보고서")
            date = span(dates.lowerBound, dates.upperBound, today: nil)
        }
        return "\(kind) · \(date)" + (report.isRunning && dates.lowerBound <= report.today ? self(en: " (so far)", ko: " (지금까지)") : "")
    }

    /// - Parameter isOfMedians: whether nothing in it adds up over a day.
    private func comparisonTitle(_ span: ReportSpan, isOfMedians: Bool) -> String {
        let name = name(span)
        return self(
            en: "Against the \(name) before (\(isOfMedians ? "median" : "a day's mean; speed and step length: median"))",
            ko: "\(span == .week ? "전주" : "이전 \(name)")\(Particle.and.after(name)) 견주면 (\(isOfMedians ? "중앙값" : "하루 평균, 속도와 보폭은 중앙값"))")
    }

    /// Returns whether the facts of a short report compare a measure already.
    private func isTold(_ measure: ReportMeasure, of report: Report, isShort: Bool) -> Bool {
        switch measure {
        case .steps: isShort && !before(report).isEmpty
        case .brisk: isShort && !briskBefore(report).isEmpty
        case .speed, .stepLength, .doubleSupport, .asymmetry: false
        }
    }

    private func rowsTitle(_ span: ReportSpan) -> String {
        switch span {
        case .week: self(en: "Steps, day by day", ko: "날마다 걸음")
        case .month: self(en: "Steps of the median day, week by week", ko: "주마다 하루 걸음 (중앙값)")
        case .quarter, .year, .ninetyDays: self(en: "Steps of the median day, month by month", ko: "달마다 하루 걸음 (중앙값)")
        }
    }

    private func minutesTitle(_ span: ReportSpan) -> String {
        switch span {
        case .week: self(en: "Minutes walked, day by day", ko: "날마다 걸은 시간")
        case .month: self(en: "Minutes walked, week by week", ko: "주마다 걸은 시간")
        case .quarter, .year, .ninetyDays: self(en: "Minutes walked, month by month", ko: "달마다 걸은 시간")
        }
    }

    private func person(_ profile: Profile?) -> [ReportPage.Fact] {
        guard let profile else { return [] }
        var said: [String] = []
        if profile.gender != .unsaid { said.append(name(profile.gender)) }
        if profile.ageBand != .unsaid { said.append(name(profile.ageBand)) }
        if let height = profile.heightCentimetres { said.append(self.height(height)) }
        return said.isEmpty ? [] : [.init(name: self(en: "Person", ko: "사람"), text: said.joined(separator: ", "))]
    }

    /// - Parameter isShort: whether what belongs together is one line, as a week has room for.
    private func facts(_ report: Report, showsSources: Bool, isShort: Bool) -> [ReportPage.Fact] {
        let totals = report.totals
        guard totals.knownDays > 0 || totals.distance > 0 || report.walks > 0 else {
            let name = report.isByMinutes ? self(en: "Minutes", ko: "시간") : self(en: "Steps", ko: "걸음")
            return [.init(name: name, text: self(en: "no data in this time", ko: "이 기간에는 기록이 없어요"))]
        }
        let joinsWay = isShort && totals.knownDays > 0 && totals.distance > 0 && totals.isOfSameDays
        let way = joinsWay ? " (\(distance(totals.distance)))" : ""
        var facts = [ReportPage.Fact(name: self(en: "Steps", ko: "걸음"), text: steps(of: totals) + way + before(report))]
        let hasStreak = !report.isByMinutes && (report.judgedDays > 0 || totals.knownDays > 0 && report.streak.longest > 0)
        let joinsStreak = isShort && hasStreak && report.judgedDays > 0
        if !report.isByMinutes, report.judgedDays > 0 {
            facts.append(
                .init(
                    name: self(en: "Goal", ko: "목표"),
                    text: self(
                        en: "reached on \(number(totals.reachedDays)) of \(days(report.judgedDays))",
                        ko: "\(days(report.judgedDays)) 중 \(days(totals.reachedDays)) 달성")
                        + (joinsStreak ? self(en: "; streak ", ko: ", 연속 ") + streak(report.streak) : "")))
        }
        if totals.knownDays > 0 {
            let before = isShort ? briskBefore(report) : ""
            facts.append(.init(name: self(en: "Brisk minutes", ko: "빠른 걸음"), text: brisk(report) + before))
        }
        let joinsMinutes = isShort && !report.isByMinutes && totals.knownDays > 0
        if let goal = report.weeklyMinutes, report.walks > 0 || report.isByMinutes, !joinsMinutes {
            let walked = Int(clamping: Double(report.walkedTime.milliseconds) / 60_000)
            facts.append(
                .init(
                    name: totals.knownDays == 0 || report.isByMinutes ? self(en: "Goal", ko: "목표") : self(en: "Minutes", ko: "시간"),
                    text: self(
                        en: "\(number(walked)) of \(number(goal)) min walked", ko: "\(number(walked)) / \(number(goal))분")))
        }
        if totals.distance > 0, !joinsWay { facts.append(.init(name: self(en: "Distance", ko: "거리"), text: distance(totals.distance))) }
        if report.walks > 0 {
            let longest = report.longestWalk.map { self(en: ", the longest \(duration($0))", ko: ", 가장 긴 산책 \(duration($0))") } ?? ""
            let goal = joinsMinutes ? report.weeklyMinutes.map { self(en: " (goal \(minutes($0)))", ko: " (목표 \(minutes($0)))") } : nil
            let text = walks(report.walks, in: report.walkedTime) + (goal ?? "") + longest
            facts.append(.init(name: self(en: "Walks", ko: "산책"), text: text))
        }
        if hasStreak, !joinsStreak {
            facts.append(.init(name: self(en: "Streak", ko: "연속"), text: streak(report.streak)))
        }
        if showsSources, !report.sources.isEmpty {
            let names = zip(report.sources, percents(report.sources.map { $0.part })).prefix(4).map { "\(title(of: $0.source)) \($1)" }
            facts.append(.init(name: self(en: "Measured by", ko: "측정한 기기"), text: names.joined(separator: ", ")))
        }
        return facts
    }

    private func streak(_ streak: Streak) -> String {
        self(
            en: "\(length(streak.current, of: streak.kind)), the longest \(length(streak.longest, of: streak.kind))",
            ko: "\(length(streak.current, of: streak.kind)), 가장 길었을 때 \(length(streak.longest, of: streak.kind))")
    }

    /// `, before 42,507 (+1%)`: of a span that is over, where the one before has as many days.
    private func before(_ report: Report) -> String {
        let (now, before) = (report.totals, report.before)
        guard !report.isRunning, now.knownDays == before.knownDays, before.steps > 0 else { return "" }
        let change = Double(now.steps) / Double(before.steps) - 1
        let part = abs(change) >= 0.005 ? " (\(self.change(change)))" : ""
        return self(en: ", before \(number(before.steps))\(part)", ko: ", 이전 \(steps(before.steps))\(part)")
    }

    /// `, before 406 (+24%)`: of the brisk minutes of a week that is over, where every day of both knows them.
    private func briskBefore(_ report: Report) -> String {
        guard !report.isRunning, report.span == .week, let brisk = report.brisk, brisk.days == report.elapsedDays,
            report.before.briskDays == brisk.days, let before = report.before.briskMinutes, before > 0
        else { return "" }
        let change = Double(brisk.minutes) / Double(before) - 1
        let part = abs(change) >= 0.005 ? " (\(self.change(change)))" : ""
        return self(en: ", before \(number(before))\(part)", ko: ", 이전 \(minutes(before))\(part)")
    }

    /// `24,000 on 4 days`; of days with walks alone nobody knows the steps.
    func steps(of totals: ReportTotals) -> String {
        guard totals.knownDays > 0 else { return self(en: "none known", ko: "모름") }
        return self(
            en: "\(number(totals.steps)) on \(days(totals.knownDays))", ko: "\(days(totals.knownDays)) 동안 \(steps(totals.steps))")
    }

    /// `19, 11 h 20 min in all`.
    func walks(_ count: Int, in time: Duration) -> String {
        self(en: "\(number(count)), \(duration(time)) in all", ko: "\(number(count))회, 모두 \(duration(time))")
    }

    /// The minutes of the days of which something is known; a week's share only where most days are, since others may have had some, too.
    private func brisk(_ report: Report) -> String {
        guard let brisk = report.brisk else { return noStepsByMinute }
        let asked = "150–300"
        if report.span == .week, brisk.days == report.elapsedDays {
            return self(en: "\(number(brisk.minutes)) (WHO: \(asked) a week)", ko: "\(number(brisk.minutes))분 (WHO 권고 주 \(asked)분)")
        }
        let aWeek = brisk.aWeek.map { Int(clamping: $0) }
        return self(
            en: "\(number(brisk.minutes)) on \(days(brisk.days))" + (aWeek.map { ", \(number($0)) a week" } ?? "")
                + (aWeek == nil ? " (WHO: \(asked) a week)" : " (WHO: \(asked))"),
            ko: self.brisk(brisk) + (aWeek.map { ", 주 \(number($0))분" } ?? "") + " (WHO 권고 주 \(asked)분)")
    }

    /// `245 min on 5 days`.
    package func brisk(_ brisk: BriskMinutes) -> String {
        self(en: "\(minutes(brisk.minutes)) on \(days(brisk.days))", ko: "\(days(brisk.days)) 동안 \(minutes(brisk.minutes))")
    }

    private func rows(_ report: Report) -> [ReportPage.Row] {
        guard !report.isByMinutes else {
            return report.parts.map { part in
                ReportPage.Row(
                    label: label(of: part, report.span), steps: part.minutes, text: part.minutes.map(minutes) ?? "–", goal: 0,
                    isReached: false)
            }
        }
        return report.parts.map { part in
            let isReached = report.span == .week && part.reachedDays > 0
            let goals =
                report.span == .week || part.judgedDays == 0
                ? "" : self(en: " · \(part.reachedDays)/\(part.judgedDays)", ko: " · \(part.reachedDays)/\(part.judgedDays)일")
            return ReportPage.Row(
                label: label(of: part, report.span), steps: part.steps,
                text: (part.steps.map(number) ?? "–") + goals, goal: part.goal, isReached: isReached)
        }
    }

    private func label(of part: Report.Part, _ span: ReportSpan) -> String {
        let first = part.dates.lowerBound
        switch span {
        case .week: return weekday(first.weekday)
        case .month: return shortDate(first, today: first)
        case .quarter, .year, .ninetyDays: return month(first.month)
        }
    }

    private func comparison(_ comparison: Report.Comparison, showsCounts: Bool) -> ReportPage.Fact {
        let now = value(comparison.now, comparison.measure)
        let change = comparison.before.map { self.change(from: $0, to: comparison.now, comparison.measure) }
        let before = comparison.before.map { value($0, comparison.measure) }
        let text =
            before.map { self(en: "\(now), before \($0)\(change ?? "")", ko: "\(now), 이전 \($0)\(change ?? "")") }
            ?? (comparison.isComparable
                ? self(en: "\(now), before: too few days", ko: "\(now), 이전: 기록이 모자라요")
                : self(en: "\(now), before: measured otherwise, not comparable", ko: "\(now), 이전: 재는 방법이 달라 견줄 수 없어요"))
        let source = comparison.source.map { ", " + title(of: $0) } ?? ""
        let counts = self(en: " · n = \(comparison.days)", ko: " · 잰 날 \(comparison.days)일") + source
        let verdict = comparison.trend.map { self(en: "; ", ko: " · ") + sentence($0, comparison.measure) } ?? ""
        return .init(
            name: name(comparison.measure), text: text + (showsCounts ? counts : "") + verdict)
    }

    package func name(_ measure: ReportMeasure) -> String {
        switch measure {
        case .steps: self(en: "Steps a day", ko: "하루 걸음")
        case .brisk: self(en: "Brisk minutes a day", ko: "하루 빠른 걸음")
        case .doubleSupport: name(GaitMeasure.doubleSupport)
        case .asymmetry: name(GaitMeasure.asymmetry)
        case .speed: self(en: "Walking speed", ko: "걷는 속도")
        case .stepLength: self(en: "Step length", ko: "보폭")
        }
    }

    /// The change of a sum by its part; of a share, which has a percent sign already, by points.
    ///
    /// Empty where nothing changed, and of a speed or a length, whose two numbers are rounded so far that no percent would agree with them.
    private func change(from before: Double, to now: Double, _ measure: ReportMeasure) -> String {
        if measure.isShare {
            let points = amount(abs(now - before), measure)
            return points == amount(0, measure) ? "" : " (\(now < before ? "−" : "+")\(points))"
        }
        return measure.isSum && before > 0 && abs(now / before - 1) >= 0.005 ? " (\(change(now / before - 1)))" : ""
    }

    /// The size of a difference.
    private func amount(_ value: Double, _ measure: ReportMeasure) -> String {
        measure.isShare ? measure.gait.map { amount(value, of: $0) } ?? "" : self.value(value, measure)
    }

    private func value(_ value: Double, _ measure: ReportMeasure) -> String {
        switch measure {
        case .steps: self(en: number(Int(clamping: value)), ko: steps(Int(clamping: value)))
        case .brisk: self(en: "\(number(Int(clamping: value))) min", ko: "\(number(Int(clamping: value)))분")
        case .speed: speed(value)
        case .stepLength: stepLength(value)
        case .doubleSupport: self.value(value, of: GaitMeasure.doubleSupport)
        case .asymmetry: self.value(value, of: GaitMeasure.asymmetry)
        }
    }
}

extension ReportMeasure {
    /// Indicates whether its values add up over days.
    fileprivate var isSum: Bool { self == .steps || self == .brisk }
    /// Indicates whether a walker is told of it, and not a doctor alone.
    fileprivate var isForWalker: Bool { self != .doubleSupport && self != .asymmetry }
}
