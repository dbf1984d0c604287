import Common
import Phrases
import Screens
import Terminal
import Walking

/// Lays the numbers of a day, its week, its year and its streak on the first screen.
struct HomeFigures {
    let content: WalkHomeView
    let words: WalkFormatter

    func show(_ today: Today) {
        if let minutes = today.leadingMinutes { showMinutes(minutes, today) } else { showSteps(today) }
        showStandings(today)
        content.facts.groups = facts(today.shown, beside: today.standings)
        // Somebody who goes by minutes has no days that reach a goal of steps, and is asked for none.
        content.streak.groups = today.leading == .minutes ? [] : row(today.streak, isRestDay: today.isRestDay)
        content.week.selectedIndex = today.week.indices.last
        showYear(today)
    }

    /// The steps of the day, or of the day before, where today has none yet.
    private func showSteps(_ today: Today) {
        let (strings, phrases) = (words.strings.home, words.phrases)
        let day = today.shown
        let name = today.yesterday == nil ? [] : [ListCell(strings.yesterday)]
        let (unit, goal) = (
            ListCell(strings.steps(day.stepCount)), ListCell(strings.ofGoal(phrases.number(day.goal)), style: Style(.secondary))
        )
        content.headline.groups = [name + [ListCell(phrases.number(day.stepCount), style: Style(.accent, .bold)), unit], [goal]]
        content.headline.briefGroups = []
        content.digits.text = phrases.number(day.stepCount)
        // That it is not today goes before the unit, which the goal makes clear.
        content.digits.caption = (name.isEmpty ? [unit] : name) + [ListCell("  "), goal]
        content.gauge.fraction = today.shownFraction
        content.gauge.role = day.reachedGoal ? .success : .accent
        showOutlook(today)
        showBars(today) {
            $0.hasSteps ? $0.stepCount : 0
        } isReached: {
            $0.reachedGoal
        } goal: {
            Double($0.goal)
        }
    }

    /// The minutes of somebody whose steps nothing counts, of the day or of the one before, against those of the week.
    private func showMinutes(_ minutes: GoalStanding, _ today: Today) {
        let (strings, phrases) = (words.strings.home, words.phrases)
        let (week, goal) = (Int(clamping: minutes.week ?? 0), Int(clamping: minutes.weekGoal ?? 0))
        let day = today.yesterdayMinutes ?? Int(clamping: minutes.day ?? 0)
        let name = today.yesterdayMinutes == nil ? [] : [ListCell(strings.yesterday)]
        let unit = ListCell(strings.minutes(day))
        let standing = "\(phrases.number(week)) / \(phrases.number(goal))"
        let ofWeek = ListCell(strings.ofWeek(standing), style: Style(.secondary))
        let unitOfDay = name.isEmpty ? [unit] : []
        // Without its unit the day before would be a number beside those of the week.
        let shortUnit = name.isEmpty ? unit : ListCell(strings.minutesBriefly)
        let ofDay = name + [ListCell(phrases.number(day), style: Style(.accent, .bold)), shortUnit]
        content.headline.groups = [ofDay + [ListCell("  "), ofWeek]]
        // The gauge and the line below it are the week's.
        content.headline.briefGroups = [ofDay, [ListCell(strings.ofWeekBriefly(standing), style: Style(.secondary))]]
        content.digits.text = phrases.number(day)
        // That it is not today goes before the unit, which the week makes clear.
        content.digits.caption = name + unitOfDay + [ListCell("  "), ofWeek]
        content.gauge.fraction = Double(week) / Double(max(1, goal))
        content.gauge.role = week >= goal ? .success : .accent
        content.outlook.groups = [
            week >= goal
                ? [ListCell("✓ " + strings.weekReached, style: Style(.success))]
                : [ListCell(strings.minutesToGo(phrases.number(goal - week)), style: Style(.secondary))]
        ]
        showBars(today) {
            today.walkedMinutes[$0.date] ?? 0
        } isReached: { _ in
            false
        } goal: { _ in
            nil
        }
    }

    private func showBars(_ today: Today, _ value: (Day) -> Int, isReached: (Day) -> Bool, goal: (Day) -> Double?) {
        content.week.bars = today.week.map { day in
            let amount = value(day)
            return BarChart.Bar(
                words.phrases.weekday(day.date.weekday), amount > 0 ? Double(amount) : nil,
                text: amount > 0 ? words.phrases.number(amount) : "", role: day.date == today.date ? .accent : .chartSecondary,
                mark: isReached(day) ? "✓" : "", goal: goal(day))
        }
    }

    /// The goals beside the number, and this week against the last.
    private func showStandings(_ today: Today) {
        let (strings, phrases) = (words.strings.home, words.phrases)
        let lines = today.standings.map { standing in
            StandingLines.Line(
                label: strings.measure(standing.measure), value: standing.day.map { phrases.value($0, of: standing.measure) } ?? "–",
                mark: standing.goal == nil ? "" : standing.isReached(in: phrases.units) == true ? "●" : "○",
                goal: standing.goal.map { strings.ofGoal(phrases.shortValue($0, of: standing.measure)) } ?? "",
                week: standing.week.map { week in
                    let goal = standing.weekGoal.map { " / " + phrases.shortValue($0, of: standing.measure) } ?? ""
                    // Beside a day without a value nothing else says the unit.
                    let value =
                        standing.day == nil ? phrases.value(week, of: standing.measure) : phrases.shortValue(week, of: standing.measure)
                    return strings.weekValue(value + goal)
                } ?? "")
        }
        let label = (lines.map(\.label) + [strings.week]).map { TextWidth.of($0) }.max() ?? 0
        content.standings.lines = lines
        content.standings.labelWidth = label
        content.progress.groups = progress(today, labelWidth: label)
        content.progress.briefGroups = progress(today, labelWidth: label, isBrief: true)
        content.progress.neededGroups = today.leadingMinutes == nil && today.weekProgress.ahead != nil ? 2 : 1
    }

    /// `week  31,900 steps, 2,100 ahead of last by Thu`.
    private func progress(_ today: Today, labelWidth: Int, isBrief: Bool = false) -> [[ListCell]] {
        let (strings, phrases) = (words.strings.home, words.phrases)
        let week = today.weekProgress
        guard week.total > 0 || week.ahead != nil else { return [] }
        let label = strings.week + String(repeating: " ", count: labelWidth - TextWidth.of(strings.week) + 2)
        let total = today.leading == .steps ? phrases.steps(week.total) : phrases.minutes(week.total)
        let ahead = week.ahead.map { difference in
            let amount = difference == 0 ? nil : phrases.amount(abs(difference), isSteps: today.leading == .steps)
            let through = phrases.weekday(week.through)
            if isBrief, today.leadingMinutes != nil { return strings.aheadBriefly(amount, difference > 0, through) }
            if isBrief {
                return strings.aheadBesideTotal(difference == 0 ? nil : phrases.number(abs(difference)), difference > 0, through)
            }
            return strings.ahead(
                amount, difference > 0, phrases(en: phrases.weekday(week.through), ko: phrases.weekdayName(week.through)))
        }
        let before = week.lastWeek.map { strings.lastWeek(phrases.number($0)) }
        // The minutes of the week are the large number's.
        if today.leadingMinutes != nil {
            guard let comparison = ahead ?? before else { return [] }
            return [[ListCell(label + comparison, style: Style(.secondary))]]
        }
        return [
            [ListCell(label, style: Style(.secondary))] + (isBrief ? [ListCell(phrases.number(week.total))] : Quantity.cells(total)),
            (ahead ?? before).map { [ListCell(", " + $0, style: Style(.secondary))] } ?? [],
            week.reachedDays > 0 ? [ListCell(" · " + strings.reachedDays(week.reachedDays), style: Style(.secondary))] : [],
        ]
    }

    /// The last year and the streak, for a window with room for a third column.
    private func showYear(_ today: Today) {
        let phrases = words.phrases
        content.year.heading.text = words.strings.home.pastYear
        content.year.map.rowTitles = Weekday.allCases.map { $0.rawValue % 2 == 1 ? phrases.weekday($0) : "" }
        content.year.show(today.recent, minutes: today.minutesOfYear, through: today.date, phrases)
        content.year.notes.text = content.streak.groups.filter { !$0.isEmpty }.map { $0.map(\.text).joined() }.joined(separator: "\n")
    }

    private func row(_ streak: Streak, isRestDay: Bool) -> [[ListCell]] {
        let (strings, phrases) = (words.strings.home, words.phrases)
        // The unit is the row's own, which stands before it.
        let longest = phrases(en: phrases.number(streak.longest), ko: phrases.length(streak.longest, of: streak.kind))
        return [
            streak.current > 0
                ? Quantity.cells(phrases.row(streak)) : [ListCell(phrases.noRow(streak, isRestDay: isRestDay), style: Style(.secondary))],
            phrases.thisWeek(streak).map { [ListCell($0, style: Style(.secondary))] } ?? [],
            streak.longest > streak.current ? [ListCell(strings.longest(longest), style: Style(.secondary))] : [],
        ]
    }

    private func showOutlook(_ today: Today) {
        let (strings, phrases) = (words.strings.home, words.phrases)
        let day = today.shown
        let more = day.stepCount - day.goal
        let next = today.yesterday == nil ? [] : [[ListCell(strings.todaysGoal(phrases.number(today.day.goal)), style: Style(.secondary))]]
        if more >= 0 {
            let text = more > 0 ? strings.reached(phrases.number(more)) : strings.reachedExactly
            content.outlook.groups = [[ListCell("✓ " + text, style: Style(.success))]] + next
        } else if today.yesterday != nil {
            content.outlook.groups = [[ListCell(strings.below(phrases.number(-more)), style: Style(.secondary))]] + next
        } else if today.isRestDay {
            content.outlook.groups = [[ListCell(phrases.restDay, style: Style(.secondary))]]
        } else {
            content.outlook.groups = [strings.toGo(phrases.number(today.stepsToGo)), strings.toGoMinutes(today.minutesToGo)]
                .map { [ListCell($0, style: Style(.secondary))] }
        }
    }

    /// The other facts of the day; the step length only where no line above says it.
    private func facts(_ day: Day, beside standings: [GoalStanding]) -> [[ListCell]] {
        var facts: [[ListCell]] = []
        if day.distance > 0 { facts.append(Quantity.cells(words.phrases.distance(day.distance))) }
        if let length = day.stepLength, !standings.contains(where: { $0.measure == .stepLength }) {
            facts.append(Quantity.cells(words.strings.home.stepLength(words.phrases.stepLength(length))))
        }
        if let brisk = day.briskMinutes, brisk > 0 { facts.append(Quantity.cells(words.strings.home.briskMinutes(brisk))) }
        return facts
    }
}
