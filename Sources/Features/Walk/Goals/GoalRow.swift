import Phrases
import Screens
import Terminal
import Walking

/// A line of the goals and records.
enum GoalRow {
    case blank
    case header(String)
    case level(GoalLevel)
    /// The minutes of walks that a week asks for, which have no level; with their standing, and whether they are a goal of the person's own.
    case minutes(Int, SpanStanding, isOwn: Bool)
    case span(SpanStanding)
    /// A name, a value and what is to be said of it.
    case record(String, String, String)

    /// The measure of a goal of the day; nil for every other line.
    var measure: GoalMeasure? {
        switch self {
        case .level(let level): level.measure
        case .minutes: .minutes
        case .blank, .header, .span, .record: nil
        }
    }

    var isSelectable: Bool {
        switch self {
        case .blank, .header: false
        case .level, .minutes, .span, .record: true
        }
    }
}

extension WalkFormatter {
    /// Everything that the screen lists, in order.
    /// - Parameter newKey: the key of a new goal; nil where a person took it away.
    func rows(_ overview: GoalsOverview, newKey: String?) -> [GoalRow] {
        let goals = strings.goals
        let heading = overview.choices.isGrowing == true ? goals.levelsGrowing : goals.levels
        // One goal is one line.
        let spans = overview.spans.filter { $0 != overview.minutesOfWeek }
        return [.header(heading)] + overview.levels.map { .level($0) } + [minutes(overview), .blank, .header(goals.spans)]
            + (spans.isEmpty ? noSpans(newKey) : spans.map { .span($0) })
            + [.blank, .header(goals.records)] + records(overview)
    }

    private func noSpans(_ newKey: String?) -> [GoalRow] {
        strings.goals.noSpans(newKey, GoalsStrings.ExampleWays(phrases.units)).filter { !$0.isEmpty }.map { .header($0) }
    }

    private func minutes(_ overview: GoalsOverview) -> GoalRow {
        .minutes(
            Int(clamping: overview.choices.weeklyMinutes(on: overview.today)), overview.minutesOfWeek ?? overview.recommendedMinutes,
            isOwn: overview.minutesOfWeek != nil)
    }

    private func records(_ overview: GoalsOverview) -> [GoalRow] {
        let (goals, records, today) = (strings.goals, overview.records, overview.today)
        /// A number of steps, or minutes, which say so.
        func best(_ name: String, _ best: WalkingRecords.Best?, _ date: (CivilDate) -> String) -> [GoalRow] {
            guard let best else { return [] }
            let amount = Int(clamping: best.amount)
            return [.record(name, records.isByMinutes ? phrases.minutes(amount) : phrases.number(amount), date(best.first))]
        }
        var rows = best(goals.bestDay, records.bestDay) { phrases.date($0, today: today) }
        rows += best(goals.bestWeek, records.bestWeek) { goals.weekOf(phrases.shortDate($0, today: today)) }
        rows += best(goals.bestMonth, records.bestMonth) { phrases.monthAndYear($0) }
        if let far = records.farthestDay {
            rows.append(.record(goals.farthest, phrases.distance(far.amount), phrases.date(far.first, today: today)))
        }
        rows += milestones(goals.distanceInAll, records.distance, today: today) {
            phrases.roundLength($0)
        } amount: {
            phrases.distance($0)
        }
        rows += milestones(goals.stepsInAll, records.steps, today: today) {
            count($0)
        } amount: {
            count($0)
        }
        rows += eddington(phrases.distanceUnit, records.eddington) { phrases.roundLength(Double($0) * phrases.units.metresPerLong) }
        rows += eddington(strings.home.measure(.steps), records.eddingtonOfSteps) { phrases.steps($0 * 1000) }
        return rows.isEmpty ? [.header(goals.noRecords)] : rows
    }

    private func count(_ amount: Double) -> String { phrases.steps(Int(clamping: amount)) }

    private func milestones(
        _ name: String, _ milestones: WalkingRecords.Milestones, today: CivilDate, _ round: (Double) -> String, amount: (Double) -> String
    ) -> [GoalRow] {
        guard milestones.total > 0 else { return [] }
        let next = strings.goals.nextMilestone(round(milestones.next), amount(milestones.left))
        let last = milestones.last.map { strings.goals.passed(round($0.amount), phrases.shortDate($0.date, today: today)) }
        return [.record(name, amount(milestones.total), [last, next].compactMap(\.self).joined(separator: " · "))]
    }

    private func eddington(_ unit: String, _ number: EddingtonNumber, _ amount: (Int) -> String) -> [GoalRow] {
        guard number.value > 0 else { return [] }
        let goals = strings.goals
        let notes = [
            goals.eddingtonDays(number.value, amount(number.value)), goals.eddingtonNext(number.daysToNext, amount(number.value + 1)),
        ]
        return [.record(goals.eddington(unit), phrases.number(number.value), notes.joined(separator: " · "))]
    }

    /// A line as a list draws it.
    /// - Parameters:
    ///   - shown: the measures on the home screen.
    ///   - takeKey: the key that takes the next goal; nil where a person took it away.
    ///   - lacksAge: whether nobody said how old the person is, by which goals of steps go further.
    func row(_ row: GoalRow, shown: Set<GoalMeasure>, takeKey: String?, lacksAge: Bool) -> ListRow {
        switch row {
        case .blank: .blank
        case .header(let title): .header(title)
        case .level(let level): line(level, isShown: shown.contains(level.measure), takeKey: takeKey, lacksAge: lacksAge)
        case .minutes(let count, let standing, let isOwn):
            // Minutes that nobody asked for say nothing to somebody who goes by steps.
            goalLine(
                .minutes, perSpan(phrases.minutes(count), .week, isOnce: standing.goal.isOnce),
                isOwn || shown.contains(.minutes) ? standingNote(standing) : "", isShown: shown.contains(.minutes),
                isReady: isOwn && standing.isReached)
        case .span(let standing): line(standing)
        case .record(let name, let value, let note):
            ListRow(["", ListCell(name), ListCell(value, style: Style(.text, .bold)), ListCell(note, style: Style(.secondary))])
        }
    }

    private func goalLine(_ measure: GoalMeasure, _ goal: String, _ note: String, isShown: Bool, isReady: Bool = false) -> ListRow {
        ListRow([
            ListCell(isShown ? "●" : "", style: Style(.accent)), ListCell(strings.home.measure(measure)),
            ListCell(goal, style: Style(.text, .bold)), ListCell(note, style: Style(isReady ? .success : .secondary)),
        ])
    }

    private func line(_ level: GoalLevel, isShown: Bool, takeKey: String?, lacksAge: Bool) -> ListRow {
        let goal = level.goal.map { phrases.value($0, of: level.measure) } ?? strings.goals.none
        let number = level.number > 0 ? strings.goals.level(level.number) + " · " : ""
        let note = number + next(level, takeKey: takeKey, lacksAge: lacksAge)
        return goalLine(level.measure, goal, note, isShown: isShown, isReady: level.offer != nil)
    }

    /// The next goal, and what it takes.
    private func next(_ level: GoalLevel, takeKey: String?, lacksAge: Bool) -> String {
        let goals = strings.goals
        func value(_ goal: Double) -> String { phrases.value(goal, of: level.measure) }
        switch level.next {
        case .unknown(let days): return goals.unknown(days)
        case .ready(let next): return level.isHeld ? goals.held(value(next)) : goals.ready(value(next), takeKey)
        case .waiting(let next, let reached, let needed, let known):
            return level.isHeld ? goals.held(value(next)) : goals.waiting(value(next), reached, needed, known)
        case .easier(let easier, let reached, let known):
            return level.isHeld ? goals.held(nil) : goals.easier(value(easier), reached, known, takeKey)
        case .highest:
            return lacksAge && level.measure == .steps ? goals.highestWithoutAge : goals.highest(level.measure)
        case .beyond: return goals.beyond(level.median.map(value) ?? "")
        case .needsAge: return goals.needsAge
        }
    }

    private func line(_ standing: SpanStanding) -> ListRow {
        guard !standing.isUnknown else {
            let reason =
                switch standing.goal.measure {
                case .brisk: phrases.noStepsByMinute
                case .distance: phrases.noDistanceKnown
                case .steps, .time, .walks: phrases.noStepsKnown
                }
            return ListRow(["", ListCell(title(standing.goal)), "–", ListCell(reason, style: Style(.secondary))])
        }
        return ListRow([
            "", ListCell(title(standing.goal)), ListCell(amount(standing.done, of: standing.goal.measure), style: Style(.text, .bold)),
            ListCell(pace(standing), style: Style(standing.isReached ? .success : .secondary)),
        ])
    }

    /// `44 min ahead of the week · 1 h 50 min to go, 55 min a day`.
    private func pace(_ standing: SpanStanding) -> String {
        let (goals, measure) = (strings.goals, standing.goal.measure)
        guard !standing.isReached else { return "✓ " + goals.reached }
        let pace = standing.ahead.map { ahead in
            abs(ahead) < 0.5
                ? goals.even(standing.goal.span) : goals.ahead(amount(abs(ahead), of: measure), ahead > 0, standing.goal.span)
        }
        let aDay = standing.daysLeft > 1 ? amount(standing.leftADay, of: measure) : nil
        return [pace, goals.left(amount(standing.left, of: measure), aDay)].compactMap(\.self).joined(separator: " · ")
    }

    /// The part that is done of a goal, whose line has the goal in the place of that, and its pace.
    private func standingNote(_ standing: SpanStanding) -> String {
        let done = amount(standing.done, of: standing.goal.measure)
        return (standing.goal.measure == .time ? ofWalks(done) : done) + " · " + pace(standing)
    }

    /// `4 h of walks`, since a time is that of walks alone, while brisk minutes are of whatever knows steps by the minute.
    private func ofWalks(_ time: String) -> String { phrases(en: "\(time) of walks", ko: "산책 \(time)") }

    /// `5 km a day`, `90 brisk minutes a week`, `4 h of walks a week`, `한 주 빠른 걸음 90분`: a time says of what.
    func title(_ goal: SpanGoal) -> String {
        let isDistance = goal.measure == .distance
        let amount =
            isDistance
            ? "\(phrases.plain(goal.amount / phrases.units.metresPerLong)) \(phrases.distanceUnit)"
            : amount(goal.amount, of: goal.measure)
        let count = Int(clamping: goal.amount, .up)
        let named =
            switch goal.measure {
            case .brisk:
                phrases(en: "\(phrases.number(count)) brisk \(count == 1 ? "minute" : "minutes")", ko: "빠른 걸음 \(amount)")
            case .time: ofWalks(amount)
            case .steps, .distance, .walks: amount
            }
        return perSpan(named, goal.span, isOnce: goal.isOnce)
    }

    /// `150 min a week`, as it can be typed, too; `this week` where it is for that one alone.
    func perSpan(_ amount: String, _ span: GoalSpan, isOnce: Bool = false) -> String {
        let span = isOnce ? strings.goals.within(span) : strings.goals.per(span)
        return phrases(en: "\(amount) \(span)", ko: "\(span) \(amount)")
    }

    /// The note of a line where the list has no room for notes: it begins with what it is of, since other lines stand between.
    func note(of row: GoalRow, _ note: String) -> String {
        let name: String? =
            switch row {
            case .blank, .header: nil
            case .level(let level): strings.home.measure(level.measure)
            case .minutes: strings.home.measure(.minutes)
            case .span(let standing): title(standing.goal)
            case .record(let name, _, _): name
            }
        return note.isEmpty ? "" : name.map { "\($0): \(note)" } ?? note
    }

    private func amount(_ amount: Double, of measure: SpanGoal.Measure) -> String {
        switch measure {
        case .steps: phrases.steps(Int(clamping: amount, .up))
        case .distance: phrases.distance(amount)
        case .time: phrases.duration(.seconds(clamping: amount * 60))
        case .brisk: phrases.minutes(Int(clamping: amount, .up))
        case .walks: phrases.walks(Int(clamping: amount, .up))
        }
    }
}
