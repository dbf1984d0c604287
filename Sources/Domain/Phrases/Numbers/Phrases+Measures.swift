import Walking

extension Phrases {
    /// `35 min`, `1 h 5 min`, `40 s`; `35분`, `1시간 5분`, `40초`.
    package func duration(_ duration: Duration) -> String {
        let seconds = max(0, duration.components.seconds)
        if seconds < 60 { return self(en: "\(seconds) s", ko: "\(seconds)초") }
        let minutes = duration.wholeMinutes
        if minutes < 60 { return self(en: "\(minutes) min", ko: "\(minutes)분") }
        let (hours, rest) = minutes.quotientAndRemainder(dividingBy: 60)
        guard rest > 0 else { return self(en: "\(number(hours)) h", ko: "\(number(hours))시간") }
        return self(en: "\(number(hours)) h \(rest) min", ko: "\(number(hours))시간 \(rest)분")
    }

    /// The same to the second, where it is no whole minute: `35 min 20 s`.
    package func exactDuration(_ duration: Duration) -> String {
        let (minutes, rest) = duration.components.seconds.quotientAndRemainder(dividingBy: 60)
        guard minutes > 0, rest > 0 else { return self.duration(duration) }
        return self.duration(.seconds(minutes * 60)) + " " + self.duration(.seconds(rest))
    }

    /// `about 22 min`, `약 22분`: an amount that nobody measured.
    package func about(_ amount: String) -> String { self(en: "about \(amount)", ko: "약 \(amount)") }

    /// `about 210 kcal`.
    package func energy(_ kilocalories: Int) -> String { about("\(number(kilocalories)) kcal") }

    /// The part of the energy of a walk that is counted, and its source.
    package var energyOrigin: String {
        self(en: "rest included, hills left out (Looney 2019)", ko: "평지로 본 값 (Looney 2019)")
    }

    /// `31 min`, from whole minutes.
    package func minutes(_ count: Int) -> String {
        self(en: "\(number(count)) min", ko: "\(number(count))분")
    }

    /// `112 steps/min`, `112걸음/분`.
    package func cadence(_ stepsPerMinute: Double) -> String {
        self(en: "\(decimal(stepsPerMinute, places: 0)) steps/min", ko: "\(decimal(stepsPerMinute, places: 0))걸음/분")
    }

    /// `24.5%`, of a part of one.
    package func share(_ part: Double) -> String { "\(decimal(part * 100))%" }

    /// `104 beats/min`, `분당 104회`.
    package func beats(_ aMinute: Double) -> String {
        self(en: "\(decimal(aMinute, places: 0)) beats/min", ko: "분당 \(decimal(aMinute, places: 0))회")
    }

    /// `12 days`, `1 day`, `12일`.
    package func days(_ count: Int) -> String {
        self(en: "\(number(count)) \(count == 1 ? "day" : "days")", ko: "\(number(count))일")
    }

    /// `12 records`, `1 record`, `기록 12개`.
    package func records(_ count: Int) -> String {
        self(en: "\(number(count)) \(count == 1 ? "record" : "records")", ko: "기록 \(number(count))개")
    }

    /// `12 walks`, `1 walk`, `산책 12회`.
    package func walks(_ count: Int) -> String {
        self(en: "\(number(count)) \(count == 1 ? "walk" : "walks")", ko: "산책 \(number(count))회")
    }

    /// `12 days` or `4 weeks`, as a row counts them.
    package func length(_ count: Int, of kind: StreakKind) -> String {
        guard kind.daysAWeek != nil else { return days(count) }
        return self(en: "\(number(count)) \(count == 1 ? "week" : "weeks")", ko: "\(number(count))주")
    }

    /// `12 days in a row`, `4 weeks in a row`, `12일 연속`.
    package func row(_ streak: Streak) -> String {
        let length = length(streak.current, of: streak.kind)
        return self(en: "\(length) in a row", ko: "\(length) 연속")
    }

    /// The text where no streak is going on.
    package func noRow(_ streak: Streak, isRestDay: Bool) -> String {
        if isRestDay { return self(en: "Today is a day of rest", ko: "오늘은 쉬는 날이에요") }
        let isDaily = streak.kind == .daily
        guard streak.longest > 0 else {
            return isDaily
                ? self(en: "Your first streak can start today", ko: "오늘부터 시작해 보세요")
                : self(en: "Your first streak can start this week", ko: "이번 주부터 시작해 보세요")
        }
        return isDaily
            ? self(en: "A new streak can start today", ko: "오늘부터 다시 이어 갈 수 있어요")
            : self(en: "A new streak can start this week", ko: "이번 주부터 다시 이어 갈 수 있어요")
    }

    /// `3 of 5 this week`, and `6 days this week` once there are enough; nil for a row of days, which has nothing to gather.
    package func thisWeek(_ streak: Streak) -> String? {
        let good = streak.daysThisWeek
        return streak.kind.daysAWeek.map { needed in
            good < needed
                ? self(en: "\(good) of \(needed) this week", ko: "이번 주 \(needed)일 중 \(good)일")
                : self(en: "\(days(good)) this week", ko: "이번 주 \(days(good))")
        }
    }

    /// A metric's value within a sentence, where steps need their unit.
    package func spelledValue(_ value: Double, of metric: Metric) -> String {
        guard metric == .steps else { return self.value(value, of: metric) }
        // A value beyond any whole number is said as the file says it.
        return value.magnitude < 1e15 ? steps(Int(clamping: value)) : self(en: "\(value) steps", ko: "\(value)걸음")
    }

    /// The origin of a number that no source measured, with the two numbers that it follows from.
    package func sentence(_ derivation: DayProof.Derivation) -> String {
        switch derivation {
        case .speed(let metres, let time):
            self(
                en: "No source measured it. It is the distance walked divided by the time it took, where both were recorded: "
                    + "\(distance(metres)) in \(duration(time)).",
                ko: "직접 잰 출처가 없어요. 둘 다 기록된 동안의 거리를 걸린 시간으로 나눈 값이에요: "
                    + "\(duration(time)) 동안 \(distance(metres)).")
        case .stepLength(let metres, let steps):
            self(
                en: "No source measured it. It is the distance divided by the steps, where both were recorded: "
                    + "\(distance(metres)) in \(spelledValue(steps, of: .steps)).",
                ko: "직접 잰 출처가 없어요. 둘 다 기록된 동안의 거리를 걸음 수로 나눈 값이에요: "
                    + "\(spelledValue(steps, of: .steps))에 \(distance(metres)).")
        }
    }

    /// The reason for which a day has none of a number, with what nobody counted and what an import left out.
    package func emptiness(of proof: DayProof) -> String {
        ([absence(of: proof)] + sentences(leftOut: proof.leftOut)).joined(separator: " ")
    }

    private func absence(of proof: DayProof) -> String {
        let reason = proof.uncounted.map { sentence($0, of: proof.metric) } ?? noData(of: proof)
        if proof.metric == .stepLength, let steps = proof.others[.steps], let metres = proof.others[.distance] {
            let (steps, way) = (spelledValue(steps, of: .steps), spelledValue(metres, of: .distance))
            return reason
                + self(
                    en: " The day has \(steps) and \(way), but not both at one time.",
                    ko: " 이날 \(steps)과 \(way) 기록은 있지만 같은 시간의 기록이 아니에요.")
        }
        guard let (metric, amount) = proof.others.min(by: { $0.key.rawValue < $1.key.rawValue }) else { return reason }
        let isLittle = metric == .distance && amount < 0.5
        let other = isLittle ? self(en: "less than 1 m", ko: "1 m 미만") : spelledValue(amount, of: metric)
        let name = name(metric)
        return reason + self(en: " The day has \(name.lowercased()): \(other).", ko: " 이날 \(name) 기록은 있어요: \(other).")
    }

    private func noData(of proof: DayProof) -> String {
        guard proof.hasOtherData || !proof.others.isEmpty else {
            return self(en: "Nothing was recorded on this day.", ko: "이날의 기록이 없어요.")
        }
        guard proof.metric != .steps else { return noStepsKnown + "." }
        let name = name(proof.metric)
        return self(en: "No source recorded \(name.lowercased()) on this day.", ko: "이날 \(name) 기록은 없어요.")
    }

    /// The amount of a source that counted.
    package func amount(_ extent: DayProof.Extent, of metric: Metric) -> String {
        switch extent {
        case .amount(let amount): value(amount, of: metric)
        case .time(let time): duration(time)
        }
    }

    /// The same within a sentence, where steps need their unit.
    package func spelledAmount(_ extent: DayProof.Extent, of metric: Metric) -> String {
        switch extent {
        case .amount(let amount): spelledValue(amount, of: metric)
        case .time: amount(extent, of: metric)
        }
    }

    /// The amount of a source that counted, or did not, in digits by which the parts add up to the whole.
    package func part(_ extent: DayProof.Extent, of metric: Metric) -> String {
        guard metric == .distance, case .amount(let metres) = extent else { return amount(extent, of: metric) }
        return units.hasMiles ? "\(decimal(max(0, metres) / Units.metresPerMile, places: 3)) \(distanceUnit)" : exactDistance(metres)
    }

    /// The same within a sentence, where steps need their unit.
    package func spelledPart(_ extent: DayProof.Extent, of metric: Metric) -> String {
        metric == .distance ? part(extent, of: metric) : spelledAmount(extent, of: metric)
    }

    /// A metric's value with its unit, as a chart writes it.
    package func value(_ value: Double, of metric: Metric) -> String {
        switch metric {
        case .steps, .flights: decimal(value, places: 0)
        case .distance: distance(value)
        case .exercise: minutes(Int(clamping: value / 60))
        case .speed: speed(value)
        case .stepLength: stepLength(value)
        case .doubleSupport, .asymmetry, .steadiness, .stanceBalance: share(value)
        case .stairAscentSpeed, .stairDescentSpeed: "\(decimal(axisValue(value, of: metric), places: 2)) \(axisUnit(of: metric))"
        case .sixMinuteWalk: exactDistance(value)
        case .stanceTime: "\(decimal(value * 1000, places: 0)) ms"
        case .verticalOscillation: "\(decimal(axisValue(value, of: metric))) \(axisUnit(of: metric))"
        case .briskHeartRate, .heartRate, .highestHeartRate: beats(value)
        }
    }
}
