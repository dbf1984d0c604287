import Walking

/// Measures of gait, their changes, and how sure these are.
extension Phrases {
    package func name(_ measure: GaitMeasure) -> String {
        switch measure {
        case .cadence: self(en: "Cadence", ko: "박자")
        case .walkRatio: self(en: "Walk ratio", ko: "보행비")
        case .peakCadence: self(en: "Best 30 minutes", ko: "최고 30분 빠르기")
        case .briskMinutes: self(en: "Brisk minutes", ko: "빠른 걸음 시간")
        case .briskForAge: self(en: "Brisk for your age", ko: "나이에 맞는 빠른 걸음")
        default: measure.metric.map { name($0) } ?? measure.rawValue
        }
    }

    /// `12 months`, `Oct 2026`, `Wed 7 Oct`.
    package func name(_ span: GaitSpan, today: CivilDate?) -> String {
        switch span {
        case .present(let range): name(range)
        case .month(let first): monthAndYear(first)
        case .day(let date): self.date(date, today: today)
        }
    }

    package func name(_ range: GaitRange) -> String {
        switch range {
        case .day: self(en: "Today", ko: "오늘")
        case .week: self(en: "7 days", ko: "7일")
        case .month: self(en: "Month", ko: "1개월")
        case .year: self(en: "12 months", ko: "12개월")
        case .fiveYears: self(en: "5 years", ko: "5년")
        }
    }

    /// Other names of a range of the gait, to find it by.
    package func otherNames(_ range: GaitRange) -> [String] {
        switch range {
        case .day: otherNames(ChartRange.day)
        case .week: otherNames(ChartRange.week)
        case .month: otherNames(ChartRange.month)
        case .year: otherNames(ChartRange.year)
        case .fiveYears: []
        }
    }

    package func name(_ table: GaitTable) -> String {
        switch table {
        case .world: name(GaitTable.People.world)
        case .korea: name(GaitTable.People.korea)
        }
    }

    package func name(_ people: GaitTable.People) -> String {
        switch people {
        case .world: self(en: "world", ko: "세계")
        case .korea: self(en: "Korea", ko: "한국")
        case .unitedStates: self(en: "US", ko: "미국")
        }
    }

    /// The people and the place that a number of a table was measured in: `world, laboratory`, `US, daily life`.
    package func origin(_ reference: GaitTable.Reference) -> String {
        let place = reference.isOfDailyLife ? self(en: "daily life", ko: "일상생활") : self(en: "laboratory", ko: "실험실")
        return [reference.people.map { name($0) }, place].compactMap { $0 }.joined(separator: ", ")
    }

    /// `1.31 m/s`, `61.4 cm`, `24.5%`: a value of a measure, with its unit.
    package func value(_ value: Double, of measure: GaitMeasure) -> String { joined(gaitNumber(value, of: measure), measure) }

    /// `+0.06 m/s`, `−1.2 cm`.
    package func difference(_ value: Double, of measure: GaitMeasure) -> String {
        signed(gaitNumber(abs(value), of: measure), isBelow: value < 0, measure)
    }

    /// The change of a trend, as its two ends say it when they are rounded: `+0.06 m/s` beside 1.10 and 1.16, whatever the digits behind.
    package func difference(_ trend: GaitTrend, of measure: GaitMeasure) -> String {
        let places = places(of: measure)
        let number = decimal(shownChange(trend, of: measure, places: places), places: places)
        return signed(number, isBelow: (trend.change ?? 0) < 0, measure)
    }

    private func signed(_ number: String, isBelow: Bool, _ measure: GaitMeasure) -> String {
        let isNothing = number.allSatisfy { "0.".contains($0) }
        return joinedAmount((isNothing ? "" : isBelow ? "−" : "+") + number, measure)
    }

    /// The size of a change in some digits; where the ends read the same, that of the change itself.
    private func shownChange(_ trend: GaitTrend, of measure: GaitMeasure, places: Int) -> Double {
        let scale = (0..<places).reduce(1.0) { scale, _ in scale * 10 }
        func digits(_ value: Double) -> Double { (exactAxisValue(value, of: measure) * scale).rounded() }
        guard let before = trend.before, let now = trend.now, digits(now) != digits(before) else {
            return digits(abs(trend.change ?? 0)) / scale
        }
        return abs(digits(now) - digits(before)) / scale
    }

    /// The size of a change: `1.2 cm`, and `less than 0.1 cm` of one that the digits of its measure do not show.
    func size(_ trend: GaitTrend, of measure: GaitMeasure) -> String {
        let places = places(of: measure)
        let change = shownChange(trend, of: measure, places: places)
        guard change == 0 else { return joinedAmount(decimal(change, places: places), measure) }
        let digit = joinedAmount(decimal((0..<places).reduce(1.0) { digit, _ in digit / 10 }, places: places), measure)
        return self(en: "less than \(digit)", ko: "\(digit)보다 적게")
    }

    /// The least change that matters; nil where the digits of its measure do not tell it from the change, or from none.
    func least(_ trend: GaitTrend, of measure: GaitMeasure) -> String? {
        let (places, change) = (places(of: measure), shownChange(trend, of: measure, places: places(of: measure)))
        let least = rounded(exactAxisValue(trend.smallest?.value ?? 0, of: measure), places: places)
        let (changeText, text) = (decimal(change, places: places), decimal(least, places: places))
        let isTold = least > 0 && changeText != text && (change > least) == (trend.verdict == .real)
        return isTold ? joinedAmount(text, measure) : nil
    }

    /// `803 stretches`, `1 stretch`, `구간 803개`.
    package func stretches(_ count: Int) -> String {
        self(en: "\(number(count)) \(count == 1 ? "stretch" : "stretches")", ko: "구간 \(number(count))개")
    }

    /// The size of a difference: `0.06 m/s`, `2.2 points` of a share.
    package func amount(_ value: Double, of measure: GaitMeasure) -> String { joinedAmount(gaitNumber(abs(value), of: measure), measure) }

    /// Two shares differ by points: half of 20% is 10 points less.
    private func joinedAmount(_ number: String, _ measure: GaitMeasure) -> String {
        switch measure {
        case .doubleSupport, .asymmetry, .steadiness, .stanceBalance: self(en: "\(number) points", ko: "\(number)%p")
        default: joined(number, measure)
        }
    }

    /// `1.25–1.34 m/s`, or one value where both read the same.
    package func values(_ span: ClosedRange<Double>, of measure: GaitMeasure) -> String {
        let (from, to) = (gaitNumber(span.lowerBound, of: measure), gaitNumber(span.upperBound, of: measure))
        return joined(from == to ? to : "\(from)–\(to)", measure)
    }

    /// Values of a table in the person's unit, and beside them in the table's own, where that is another: `4.5–4.8 km/h (1.25–1.34 m/s)`.
    package func tableValues(_ span: ClosedRange<Double>, of measure: GaitMeasure) -> String {
        guard measure == .speed else { return values(span, of: measure) }
        let (from, to) = (decimal(span.lowerBound, places: 2), decimal(span.upperBound, places: 2))
        return "\(values(span, of: measure)) (\(from == to ? to : "\(from)–\(to)") m/s)"
    }

    /// `0.05`, without its unit.
    package func gaitNumber(_ value: Double, of measure: GaitMeasure) -> String {
        decimal(axisValue(value, of: measure), places: places(of: measure))
    }

    /// A value as an axis counts it, in the digits that people read.
    package func axisValue(_ value: Double, of measure: GaitMeasure) -> Double {
        rounded(exactAxisValue(value, of: measure), places: places(of: measure))
    }

    /// A number of the axis as exactly as it is said, such as that of two neighbours which share a dot.
    package func saidAxisValue(_ value: Double, of measure: GaitMeasure) -> Double { rounded(value, places: places(of: measure)) }

    private func exactAxisValue(_ value: Double, of measure: GaitMeasure) -> Double {
        switch measure {
        case .speed: value * 3600 / units.metresPerLong
        case .walkRatio: value / units.metresPerShort
        case .cadence, .peakCadence, .briskMinutes, .briskForAge: value
        default: measure.metric.map { exactAxisValue(value, of: $0) } ?? value
        }
    }

    /// The unit of an axis.
    package func axisUnit(of measure: GaitMeasure) -> String {
        switch measure {
        case .speed: speedUnit
        case .cadence, .peakCadence: self(en: "/min", ko: "걸음/분")
        case .walkRatio: stepLengthUnit
        case .briskMinutes, .briskForAge: self(en: "min", ko: "분")
        default: measure.metric.map { axisUnit(of: $0) } ?? ""
        }
    }

    private func joined(_ number: String, _ measure: GaitMeasure) -> String {
        switch measure {
        case .cadence, .peakCadence: self(en: "\(number) \(isOne(number) ? "step" : "steps")/min", ko: "\(number)걸음/분")
        case .walkRatio: self(en: "\(number) \(stepLengthUnit) per step/min", ko: "\(number) \(stepLengthUnit)/(걸음/분)")
        case .briskMinutes, .briskForAge: self(en: "\(number) min", ko: "\(number)분")
        case .briskHeartRate: self(en: "\(number) beats/min", ko: "분당 \(number)회")
        case .doubleSupport, .asymmetry, .steadiness, .stanceBalance: number + "%"
        default: "\(number) \(axisUnit(of: measure))"
        }
    }

    /// Returns whether a number is one more, one less or one.
    private func isOne(_ number: String) -> Bool { ["1", "+1", "−1"].contains(number) }

    private func places(of measure: GaitMeasure) -> Int {
        switch measure {
        case .speed, .walkRatio, .stairAscent, .stairDescent: 2
        case .cadence, .peakCadence, .briskMinutes, .briskForAge, .briskHeartRate, .sixMinuteWalk, .stanceTime: 0
        case .stepLength, .doubleSupport, .asymmetry, .steadiness, .stanceBalance, .verticalOscillation: 1
        }
    }

    /// `8 weeks`, `30 days`, `12 months`: the span that a trend was measured over, which is that of the range or less.
    package func span(ofTrend trend: GaitTrend) -> String {
        if trend.change != nil, Double(trend.measuredDays) < 0.9 * Double(trend.days) { return roundSpan(trend.measuredDays) }
        return switch trend.days {
        case GaitSpan.recentDays: self(en: "8 weeks", ko: "8주")
        case ..<57: days(trend.days)
        case ..<350: roundSpan(trend.days)
        case ..<380: self(en: "12 months", ko: "12개월")
        default: self(en: "5 years", ko: "5년")
        }
    }

    /// `6 weeks`, `7 months`, `3 years`, `2.5 years`.
    private func roundSpan(_ days: Int) -> String {
        if days < 70 {
            let weeks = max(1, Int(clamping: Double(days) / 7))
            return self(en: weeks == 1 ? "1 week" : "\(weeks) weeks", ko: "\(weeks)주")
        }
        if days < 700 {
            let months = Int(clamping: Double(days) / 30.44)
            return self(en: "\(months) months", ko: "\(months)개월")
        }
        let halves = Int(clamping: Double(days) / 182.62)
        let years = decimal(Double(halves) / 2, places: halves.isMultiple(of: 2) ? 0 : 1)
        return self(en: "\(years) years", ko: "\(years)년")
    }

    /// A sentence that says whether a measure changed, and why that may be believed.
    package func sentence(_ trend: GaitTrend, of measure: GaitMeasure) -> String {
        let span = span(ofTrend: trend)
        guard let change = trend.change, let smallest = trend.smallest else { return tooFew(trend, of: measure, in: span) }
        let (amount, least) = (size(trend, of: measure), least(trend, of: measure))
        let (rose, roseKorean) = (change < 0 ? "fell" : "rose", Self.korean(rise: change, isSpeed: measure == .speed))
        let name = name(measure)
        let than = (least.map { "\($0), " } ?? "") + englishBasis(smallest)
        switch trend.verdict {
        case .real:
            return self(
                en: "\(name) \(rose) by \(amount) in \(span): more than chance, and more than \(than).",
                ko: "\(name): \(span) 동안 \(amount) \(roseKorean). 우연으로 보기 어렵고, \(koreanBasis(smallest, least))보다 커요.")
        case .small where trend.isOfUnknownWorth: return ofUnknownWorth(trend, of: measure)
        case .small:
            return self(
                en: "\(name) \(rose) by \(amount) in \(span): more than chance, but less than \(than).",
                ko: "\(name): \(span) 동안 \(amount) \(roseKorean). 우연은 아니지만 \(koreanBasis(smallest, least))보다 작아요.")
        case .unknown: return unknown(trend, of: measure, than: than, least: least)
        case .none, .tooFew:
            return self(
                en: "No change in \(span) that is more than chance.", ko: "\(span) 동안 우연으로 보기 어려운 변화는 없어요.")
        }
    }

    /// The sentence about a time of which nothing can be said, with the reason.
    private func tooFew(_ trend: GaitTrend, of measure: GaitMeasure, in span: String) -> String {
        switch trend.lack {
        case .values, nil:
            self(
                en: "Too little to speak of a change in \(span): \(trend.count) of at least \(GaitTrend.fewest) values.",
                ko: "\(span) 동안의 변화를 말하기에는 값이 모자라요. \(GaitTrend.fewest)개가 필요한데 \(trend.count)개 있어요.")
                + (measure.isWeekly && trend.days <= GaitSpan.recentDays
                    ? self(en: " It is measured about once a week: look at 12 months.", ko: " 일주일에 한 번쯤 재는 값이라 12개월을 봐야 해요.") : "")
        case .time:
            self(
                en: "The values lie too close together to speak of a change in \(span).",
                ko: "값이 한때에 몰려 있어서 \(span) 동안의 변화를 말하기 어려워요.")
        case .weeks:
            self(
                en: "Too few weeks have values to speak of a change in \(span).",
                ko: "값이 있는 주가 적어서 \(span) 동안의 변화를 말하기 어려워요.")
        }
    }

    /// The sentence about a change that is no chance, of a measure of which no study says what matters.
    private func ofUnknownWorth(_ trend: GaitTrend, of measure: GaitMeasure) -> String {
        let (name, span, amount, change) = (name(measure), span(ofTrend: trend), size(trend, of: measure), trend.change ?? 0)
        return self(
            en: "\(name) \(change < 0 ? "fell" : "rose") by \(amount) in \(span): more than chance; no study says how much matters.",
            ko: "\(name): \(span) 동안 \(amount) \(Self.korean(rise: change, isSpeed: measure == .speed)). "
                + "우연으로 보기 어렵지만, 얼마나 변해야 의미가 있는지 밝힌 연구는 없어요.")
    }

    /// The Korean verb of a change; a speed does not grow, it gets faster.
    static func korean(rise: Double, isSpeed: Bool) -> String {
        isSpeed ? (rise < 0 ? "느려졌어요" : "빨라졌어요") : rise < 0 ? "줄었어요" : "늘었어요"
    }

    /// `Speed +0.09 m/s in 8 weeks: beyond chance and 0.05 m/s (Kwon 2009)`: a change in few words, and why it may be believed; empty where
    /// there is none to speak of.
    package func brief(_ trend: GaitTrend, of measure: GaitMeasure) -> String {
        let told = shortest(trend, of: measure)
        guard !told.isEmpty else { return "" }
        guard trend.verdict == .real, let least = least(trend, of: measure), case .study(let study) = trend.smallest?.basis else {
            return told + self(en: ": beyond chance", ko: ", 우연은 아니에요")
        }
        return told + self(en: ": beyond chance and \(least) (\(study.name))", ko: ", 우연과 \(least)(\(study.name))보다 커요")
    }

    /// `Speed +0.09 m/s in 8 weeks`: the change alone; empty where there is none to speak of.
    package func shortest(_ trend: GaitTrend, of measure: GaitMeasure) -> String {
        guard trend.change != nil else { return "" }
        let (name, span, amount) = (name(measure), span(ofTrend: trend), difference(trend, of: measure))
        return self(en: "\(name) \(amount) in \(span)", ko: "\(name) \(span) 동안 \(amount)")
    }

    /// The sentence about a change that may be nothing or may matter, with the range in which it lies.
    private func unknown(_ trend: GaitTrend, of measure: GaitMeasure, than: String, least: String?) -> String {
        let (name, span, range) = (name(measure), span(ofTrend: trend), trend.interval.flatMap { changeRange($0, of: measure) })
        guard trend.isBeyondChance, let change = trend.change, let smallest = trend.smallest else {
            let (inBrackets, after) = (range.map { " (\($0))" } ?? "", range.map { " \($0)." } ?? "")
            guard !trend.isAwaited else {
                return self(en: "\(name): \(awaited(span))\(inBrackets).", ko: "\(name): \(awaited(span)).\(after)")
            }
            return self(
                en: "\(name): not known yet if it changed in \(span)\(inBrackets).",
                ko: "\(name): \(span) 동안 달라졌는지 아직 알 수 없어요.\(after)")
        }
        guard !trend.isOfUnknownWorth else { return ofUnknownWorth(trend, of: measure) }
        let (rose, roseKorean) = (change < 0 ? "fell" : "rose", Self.korean(rise: change, isSpeed: measure == .speed))
        let amount = size(trend, of: measure)
        return self(
            en: "\(name) \(rose) by \(amount) in \(span): more than chance, but not known yet to be more than \(than)"
                + "\(range.map { " (\($0))" } ?? "").",
            ko: "\(name): \(span) 동안 \(amount) \(roseKorean). 우연은 아니지만 \(koreanBasis(smallest, least))보다 큰지는 아직 알 수 없어요."
                + (range.map { " \($0)." } ?? ""))
    }

    /// The smallest change that matters, and who says so.
    private func englishBasis(_ smallest: SmallestChange) -> String {
        switch smallest.basis {
        case .study(let study): "a small real change (\(study.name))"
        case .ownSpread: "what your values differ by anyway"
        }
    }

    private func koreanBasis(_ smallest: SmallestChange, _ least: String?) -> String {
        let least = least.map { " \($0)" } ?? ""
        return switch smallest.basis {
        case .study(let study): "의미 있는 최소 변화량\(least)(\(study.name))"
        case .ownSpread: "평소에도 생기는 차이\(least)"
        }
    }

    /// `real`, `too small to matter`, `no real change`: a word for a number's side.
    package func word(_ trend: GaitTrend) -> String {
        switch trend.verdict {
        case .real: self(en: "real", ko: "실제 변화예요")
        case .small, .unknown: worth(trend)
        case .none: self(en: "no real change", ko: "달라지지 않았어요")
        case .tooFew: self(en: "too few values", ko: "값이 부족해요")
        }
    }

    /// Nothing is too small for what no study says to matter.
    private func worth(_ trend: GaitTrend) -> String {
        guard trend.isOfUnknownWorth else {
            return trend.verdict == .small
                ? self(en: "too small to matter", ko: "의미 있는 차이는 아니에요") : self(en: "not known yet", ko: "아직 몰라요")
        }
        return self(en: "more than chance", ko: "우연은 아니에요")
    }
}
