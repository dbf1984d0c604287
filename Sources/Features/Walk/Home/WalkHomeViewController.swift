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
    private let walkWithOthers: @MainActor () -> WalkWithOthers?
    private let own: [OwnCommand]

    init(
        model: WalkHomeViewModel, words: WalkFormatter, own: [OwnCommand] = [],
        inboxNews: @escaping @MainActor () -> InboxRound? = { nil }, walkWithOthers: @escaping @MainActor () -> WalkWithOthers? = { nil }
    ) {
        self.inboxNews = inboxNews
        self.walkWithOthers = walkWithOthers
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
        content.list.accessibilityLabel = words.strings.home.recentWalks
        content.list.columns = WalkFormatter.columns
        content.list.isSearchable = false
        content.list.numberOfRows = { [model] in model.rows.count }
        content.list.row = { [model, words] in words.row(model.rows[$0], today: model.today?.date) }
        content.list.itemIdentifier = { [model] in model.rows[$0].walk?.id }
        content.list.onActivate = { [model] in model.open($0) }
        follow { [weak self, model] in
            // Work of its own, so that whoever waits for the screen to come to rest waits for what is new.
            for await _ in await model.changes() { await self?.task("changes") { await model.reload() }.value }
        }
    }

    package override func viewWillAppear(_ animated: Bool) {
        task { [model] in await model.reload() }
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
        if let walk = walkWithOthers(), walk.answer != nil {
            commands.append(KeyCommand(keys.answerOnHome, hint: 3) { [weak self] in self?.answer(walk) })
        }
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

    /// Shows the whole question, and takes the answer.
    private func answer(_ walk: WalkWithOthers) {
        guard let answer = walk.answer else { return }
        let (strings, phrases) = (words.strings.home, words.phrases)
        task { [weak self] in
            let yes = AlertAction(title: strings.yes, style: .default)
            let no = AlertAction(title: strings.notNow, style: .default)
            let later = AlertAction(title: strings.later, style: .cancel)
            guard let chosen = await self?.ask(strings.walkTitle, message: walk.sentence, actions: [later, yes, no]), chosen !== later
            else { return }
            self?.attempt(phrases) { () throws(JournalFailure) in
                let said = try await answer(chosen === yes)
                self?.showToast(said ?? strings.tooLate, role: said == nil ? .warning : .success)
            }
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
    }

    /// Takes the bar to a walk whose page opens above, whoever asked for that.
    func showRow(of id: WalkID) {
        if content.list.selectedIdentifier != AnyHashable(id) { content.list.select(id) }
    }

    private func showBrokenOff() {
        let walk = model.brokenOff
        let remark = walk.map {
            words.strings.home.brokenOff(words.phrases.duration($0.length), $0.canGoOn, keyName(to: .walkNow))
        }
        content.brokenOff.text = [walk?.warning, remark].compactMap(\.self).joined(separator: "\n")
        content.brokenOff.style = walk?.warning == nil ? Style(.secondary) : Style(.text, .bold)
    }

    /// One sentence in place of everything else.
    private func showNotice(_ notice: Notice) {
        content.notice.show(notice)
        content.isReady = false
    }

    private func show(_ today: Today) {
        let (strings, phrases) = (words.strings.home, words.phrases)
        HomeFigures(content: content, words: words).show(today)
        content.uncounted.text = today.yesterday == nil ? phrases.uncounted(today) ?? "" : ""
        showBrokenOff()
        content.inbox.text = inboxNews().flatMap(phrases.news) ?? ""
        let walk = walkWithOthers()
        let key = walk?.answer == nil ? nil : keyName(words.keys.answerOnHome)
        content.walkWithOthers.text = [walk?.sentence, key.map { "\($0) \(strings.answer)" }].compactMap(\.self).joined(separator: " · ")
        content.growth.text = growth(today)
        content.change.text = model.change.map { phrases.sentence($0.trend, of: $0.measure) } ?? ""
        content.briefChange.text = model.change.map { phrases.brief($0.trend, of: $0.measure) } ?? ""
        content.shortestChange.text = model.change.map { phrases.shortest($0.trend, of: $0.measure) } ?? ""
        content.setNeedsLayout()
        content.list.emptyText =
            model.lastDay.map { day in
                strings.lastData(phrases.date(day, today: today.date), keyName(words.keys.lastDay), keyName(to: .log))
            } ?? strings.noWalks(keyName(to: .log), keyName(to: .importFiles))
    }

    /// The sentence of a goal that grew today, or the question whether goals may.
    private func growth(_ today: Today) -> String {
        let (strings, phrases) = (words.strings.goals, words.phrases)
        if let step = model.growth {
            let days = phrases.reached(step.reachedDays, of: step.knownDays, phrases.shortValue(step.old, of: step.measure))
            return strings.grew(step.measure, phrases.value(step.new, of: step.measure), step.date == step.date.startOfWeek, days)
        }
        guard let step = model.offeredGrowth, let key = keyName(words.keys.growOnHome) else { return "" }
        return strings.mayGrow(phrases.value(step.new, of: step.measure), key)
    }
}

extension WalkHomeViewController: OutcomeReporting {
    package var undoKey: KeyEntry? { words.keys.undoOnHome }

    package func sentence(_ outcome: WalkOutcome) -> String { words.sentence(outcome) }

    /// Takes the bar to a walk that was logged, which brings it in sight, and asks for its steps where nobody knows them.
    package func report(_ outcome: WalkOutcome) {
        var key = outcome.key(undo: undoKey, redo: words.keys.redoOnHome)
        if case .logged(let logged, _, _) = outcome {
            content.list.select(logged.walk.id)
            if logged.walk.steps == nil { key = words.keys.enterSteps }
        }
        showToast(sentence(outcome), offering: key)
    }

    /// The key that leads to a screen; nil where a person took it away.
    private func keyName(to route: WalkRoute) -> String? {
        WalkRoute.destinations.key(to: route, words.strings).flatMap(keyName)
    }
}
