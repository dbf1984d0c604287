import Common
import Coordinators
import Phrases
import Screens
import Terminal
import Walking

/// Says how far one is today.
package final class WalkHomeViewController: ViewController {
    private let model: WalkHomeViewModel
    let words: WalkFormatter
    private let content = WalkHomeView()
    private let inboxNews: @MainActor () -> InboxRound?
    private let own: [OwnCommand]

    init(
        model: WalkHomeViewModel, words: WalkFormatter, own: [OwnCommand] = [],
        inboxNews: @escaping @MainActor () -> InboxRound? = { nil }
    ) {
        self.inboxNews = inboxNews
        self.own = own
        self.model = model
        self.words = words
        super.init()
        title = words.strings.home.title
        fillsWideWindows = true
    }

    package override func loadView() { view = content }

    package override func viewDidLoad() {
        content.heading.text = words.strings.home.recentWalks
        content.list.columns = WalkFormatter.columns
        content.list.isSearchable = false
        content.list.numberOfRows = { [model] in model.rows.count }
        content.list.row = { [model, words] in words.row(model.rows[$0], today: model.today?.date) }
        content.list.onActivate = { [model] in model.open($0) }
        appearTask { [model] in await model.follow() }
    }

    package override func viewWillAppear(_ animated: Bool) {
        task { [model] in
            await model.load()
            await model.loadChange()
        }
    }

    package override var keyCommands: [KeyCommand] {
        let keys = words.keys
        var commands = [
            KeyCommand(keys.whyToday, hint: 20) { [model] in model.explainToday() },
            KeyCommand(keys.editOnHome) { [model, content] in model.edit(content.list.selectedIndex) },
        ]
        commands += WalkRoute.destinations.commands(on: Self.self, words.strings) { [model] in model.go(to: $0) }
        let undo = undoCommands(model.undo, words.phrases, undo: keys.undoOnHome, redo: keys.redoOnHome, hint: 5) { [model] in
            await model.load()
        }
        commands.insert(contentsOf: undo, at: 0)
        if !model.rows.isEmpty {
            let list = content.list
            commands += ownCommands(own, .walk) { [model] in
                await model.outgoingWalk(at: list.selectedIndex).map { OwnField.values(of: $0) }
            }
        }
        if model.asksForGrowth { commands.append(KeyCommand(keys.growOnHome, hint: 4) { [weak self] in self?.letGoalsGrow() }) }
        if let day = model.lastDay { commands.append(KeyCommand(keys.lastDay, hint: 15) { [model] in model.explain(day) }) }
        return isNarrow ? commands.map(inFewColumns) : commands
    }

    /// Indicates whether the hint line has no room for a walk in whole words.
    private var isNarrow: Bool { window.map { $0.size.width < Self.columnsForWords } ?? false }
    private static let columnsForWords = 60

    /// A command as a narrow hint line names it: a walk comes before opening one, in the shortest words.
    private func inFewColumns(_ command: KeyCommand) -> KeyCommand {
        let names = ["home.walkNow": (words.strings.home.walkNowShort, -2), "home.new": (words.strings.home.newWalkShort, -1)]
        guard let (title, hint) = command.name.flatMap({ names[$0] }) else { return command }
        var command = command
        (command.shortTitle, command.hint) = (title, hint)
        return command
    }

    private func letGoalsGrow() {
        attempt(words.phrases) { [weak self, model, words] () throws(JournalFailure) in
            try await model.letGoalsGrow()
            self?.showToast(words.strings.goals.growing(true), offering: self?.undoKey)
        }
    }

    package override func encodeRestorableState() -> String? { content.list.scrollState }

    package override func decodeRestorableState(_ state: String) { content.list.scrollState = state }

    package override func scrollToTop() { content.list.selectedIndex = 0 }

    package override func updateProperties() {
        switch model.phase {
        case .loading: showNotice(.remark(words.strings.home.loading))
        case .failed(let failure): showNotice(.problem(words.phrases.sentence(failure)))
        case .loaded(let today):
            content.isReady = true
            show(today)
        }
        content.list.reloadData()
        if let row = model.wantedRow {
            content.list.selectedIndex = row
            model.want(nil)
        }
    }

    /// One sentence in place of everything else.
    private func showNotice(_ notice: Notice) {
        content.notice.show(notice)
        content.isReady = false
    }

    private func show(_ today: Today) {
        let (strings, phrases) = (words.strings.home, words.phrases)
        if let minutes = today.leadingMinutes { showMinutes(minutes, today) } else { showSteps(today) }
        showStandings(today)
        content.facts.groups = facts(today.shown, beside: today.standings)
        content.uncounted.text = today.uncounted.map(phrases.uncounted) ?? ""
        content.brokenOff.text = model.brokenOff.map { strings.brokenOff(phrases.duration($0), keyName(to: .walkNow)) } ?? ""
        content.inbox.text = inboxNews().flatMap(phrases.sentence) ?? ""
        content.growth.text = growth(today)
        content.change.text = model.change.map { phrases.sentence($0.trend, of: $0.measure) } ?? ""
        content.briefChange.text = model.change.map { phrases.brief($0.trend, of: $0.measure) } ?? ""
        content.setNeedsLayout()
        content.streak.groups = row(today.streak, isRestDay: today.isRestDay)
        content.week.selectedIndex = today.week.indices.last
        showYear(today)
        content.list.emptyText =
            model.lastDay.map { day in
                strings.lastData(phrases.date(day, today: nil), keyName(words.keys.lastDay), keyName(to: .log))
            } ?? strings.noWalks(keyName(to: .log), keyName(to: .importFiles))
    }

    /// The sentence of a goal that grew today, or the question whether goals may.
    private func growth(_ today: Today) -> String {
        let (strings, phrases) = (words.strings.goals, words.phrases)
        if let step = model.growth {
            let days = phrases.reached(step.reachedDays, of: step.knownDays, phrases.shortValue(step.old, of: step.measure))
            return strings.grew(step.measure, phrases.value(step.new, of: step.measure), step.date == step.date.startOfWeek, days)
        }
        guard model.asksForGrowth, let key = keyName(words.keys.growOnHome) else { return "" }
        return strings.mayGrow(key)
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
        content.digits.text = phrases.number(day.stepCount)
        content.digits.caption = [unit, ListCell("  "), goal] + (name.isEmpty ? [] : [ListCell("  ")] + name)
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

    /// The minutes of somebody whose steps nothing counts, against those of the week.
    private func showMinutes(_ minutes: GoalStanding, _ today: Today) {
        let (strings, phrases) = (words.strings.home, words.phrases)
        let (day, week, goal) = (Int(clamping: minutes.day ?? 0), Int(clamping: minutes.week ?? 0), Int(clamping: minutes.weekGoal ?? 0))
        let unit = ListCell(strings.minutes(day))
        let ofWeek = ListCell(strings.ofWeek("\(phrases.number(week)) / \(phrases.number(goal))"), style: Style(.secondary))
        content.headline.groups = [[ListCell(phrases.number(day), style: Style(.accent, .bold)), unit], [ofWeek]]
        content.digits.text = phrases.number(day)
        content.digits.caption = [unit, ListCell("  "), ofWeek]
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
                mark: standing.goal == nil ? "" : standing.isReached == true ? "●" : "○",
                goal: standing.goal.map { strings.ofGoal(phrases.shortValue($0, of: standing.measure)) } ?? "",
                week: standing.week.map { week in
                    let goal = standing.weekGoal.map { " / " + phrases.shortValue($0, of: standing.measure) } ?? ""
                    return strings.weekValue(phrases.shortValue(week, of: standing.measure) + goal)
                } ?? "")
        }
        let label = (lines.map(\.label) + [strings.week]).map { TextWidth.of($0) }.max() ?? 0
        content.standings.lines = lines
        content.standings.labelWidth = label
        content.progress.groups = progress(today, labelWidth: label)
    }

    /// `week  31,900 steps, 2,100 ahead of last by Thu`.
    private func progress(_ today: Today, labelWidth: Int) -> [[ListCell]] {
        let (strings, phrases) = (words.strings.home, words.phrases)
        let week = today.weekProgress
        guard week.total > 0 || week.ahead != nil else { return [] }
        let label = strings.week + String(repeating: " ", count: labelWidth - TextWidth.of(strings.week) + 2)
        let total = today.leading == .steps ? phrases.steps(week.total) : phrases.minutes(week.total)
        let ahead = week.ahead.map { difference in
            let amount = difference == 0 ? nil : phrases.amount(abs(difference), isSteps: today.leading == .steps)
            return ", "
                + strings.ahead(amount, difference > 0, phrases(en: phrases.weekday(week.through), ko: phrases.weekdayName(week.through)))
        }
        let before = week.lastWeek.map { ", " + strings.lastWeek(phrases.number($0)) }
        return [
            [ListCell(label, style: Style(.secondary))] + Quantity.cells(total),
            (ahead ?? before).map { [ListCell($0, style: Style(.secondary))] } ?? [],
            week.reachedDays > 0 ? [ListCell(" · " + strings.reachedDays(week.reachedDays), style: Style(.secondary))] : [],
        ]
    }

    /// The last year and the streak, for a window with room for a third column.
    private func showYear(_ today: Today) {
        let phrases = words.phrases
        content.year.heading.text = words.strings.home.pastYear
        content.year.map.rowTitles = Weekday.allCases.map { $0.rawValue % 2 == 1 ? phrases.weekday($0) : "" }
        content.year.show(today.recent, through: today.date) { phrases.month($0) }
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
        if day.briskMinutes > 0 { facts.append(Quantity.cells(words.strings.home.briskMinutes(day.briskMinutes))) }
        return facts
    }
}

extension WalkHomeViewController: OutcomeReporting {
    package var undoKey: KeyEntry? { words.keys.undoOnHome }

    package func sentence(_ outcome: WalkOutcome) -> String { words.sentence(outcome) }

    /// Takes the bar to a walk that was logged, which brings it in sight, and asks for its steps where nobody knows them.
    package func report(_ outcome: WalkOutcome) {
        var key = undoKey
        if case .logged(let logged, _, _) = outcome {
            model.want(logged.walk.id)
            if logged.walk.steps == nil { key = words.keys.enterSteps }
        }
        showToast(sentence(outcome), offering: key)
    }

    /// The key that leads to a screen; nil where a person took it away.
    private func keyName(to route: WalkRoute) -> String? {
        WalkRoute.destinations.key(to: route, words.strings).flatMap(keyName)
    }
}
