import Common
import Coordinators
import LiveWalking
import Phrases
import Screens
import Terminal
import Walking

/// Asks how to walk, with the kind that was walked last at the bar, or the stroll before the first walk; Enter begins.
package final class ModesViewController: ViewController, Flow {
    package let result = FlowResult<WalkChoice>()
    private let model: ModesViewModel
    /// The walk that it lies over, and changes.
    private let walk: LiveViewModel?
    private let words: LiveWords
    private let question = Label(style: Style(.title, .bold))
    private let list = ListView()
    private let explanation = Label(lines: 0)
    private let origin = Label(style: Style(.secondary), lines: 0)
    private let notice = Label(lines: 0)

    init(model: ModesViewModel, walk: LiveViewModel?, words: LiveWords) {
        self.model = model
        self.walk = walk
        self.words = words
        super.init()
        title = model.purpose == .begin ? strings.title : strings.otherTitle
    }

    private var strings: ModesStrings { words.strings.modes }

    package override func loadView() {
        for label in [question, explanation, origin, notice] { label.indent = Control.gutter }
        let stack = StackView(.vertical, [question, notice, list, explanation, origin])
        stack.setCustomSpacing(1, after: question)
        stack.setCustomSpacing(1, after: notice)
        stack.setCustomSpacing(1, after: list)
        stack.layoutMargins = Size(width: 2, height: 1)
        list.stretch = 0
        list.minimumSize = Size(width: 0, height: 3)
        // Which kind it is can be seen by its name; what it does comes next, and where that comes from last.
        (list.compressionResistance, explanation.compressionResistance, question.compressionResistance) = (4, 3, 1)
        notice.compressionResistance = 5
        view = stack
    }

    package override func viewDidLoad() {
        question.text = strings.question
        list.columns = [ListColumn(width: 22, compressionResistance: 2), ListColumn(width: 9, stretch: 1, compressionResistance: 1)]
        list.isSearchable = false
        list.numberOfRows = { [model] in model.rows.count }
        list.row = { [weak self] in self?.row($0) ?? .blank }
        list.onSelect = { [weak self] in self?.explain($0) }
        taskBeforeKeys { [weak self, model] in
            await model.load()
            guard let self else { return }
            showRows()
            if let walk = await model.unfinished() { await offer(walk) }
            if model.mayBeginAtOnce() { choose() }
        }
    }

    private func showRows() {
        list.reloadData()
        list.selectedIndex = model.firstRow ?? 0
        explain(list.selectedIndex ?? 0)
    }

    package override func updateProperties() {
        let state = model.state.notice(words.phrases)
        notice.show(model.isAvailable ? state ?? .remark("") : .problem(strings.unavailable))
        notice.isHidden = notice.text.isEmpty
        list.isHidden = model.rows.isEmpty
        list.reloadData()
    }

    package override var keyCommands: [KeyCommand] {
        let keys = words.keys
        var commands = [
            KeyCommand(
                model.purpose == .begin ? keys.start : keys.change, hint: 0,
                disabledReason: model.isAvailable ? nil : strings.unavailable
            ) { [weak self] in self?.choose() },
            signs,
        ]
        // A walk that goes on has a key of its own for the sensors, and is no test.
        if model.purpose == .begin {
            commands.append(KeyCommand(keys.sensorsOfModes, hint: 20) { [model] in model.go(to: .sensors) })
            commands.append(tests)
        }
        return commands
    }

    /// The stop signs, which come before all that not everybody has or does.
    private var signs: KeyCommand {
        KeyCommand(words.keys.signsOfModes, hint: 10) { [weak self] in self?.showSigns() }.short(strings.shortSigns)
    }

    private var tests: KeyCommand {
        KeyCommand(words.keys.testsOfModes, hint: 15) { [model] in model.go(to: .tests) }.short(words.strings.tests.shortOpen)
    }

    private func row(_ index: Int) -> ListRow {
        let word = model.purpose == .change ? strings.now : strings.last
        let last = index == model.lastRow ? ListCell(word, style: Style(.secondary)) : ""
        switch model.rows[index] {
        case .mode(let mode): return ListRow([ListCell(words.phrases.name(mode)), last])
        case .own(let own): return ListRow([ListCell(own.name), last])
        }
    }

    private func explain(_ index: Int) {
        guard model.rows.indices.contains(index) else { return }
        switch model.rows[index] {
        case .mode(let mode):
            explanation.text = words.phrases.explanation(of: mode, age: model.age)
            origin.text = words.phrases.origin(of: mode)
        case .own(let own):
            switch own.plan {
            case .success(let plan): explanation.text = strings.ownPlan(plan.phases.count)
            case .failure(let problem): explanation.text = "! " + strings.badPlan(problem.line, words.phrases.reason(problem.reason))
            }
            origin.text = ""
        }
    }

    private func choose() {
        guard let index = list.selectedIndex else { return }
        guard let wanted = model.choice(at: index) else { return }
        // The same once more would begin its plan anew.
        if model.isCurrent(wanted) { return goBack() }
        taskBeforeKeys { [weak self] in
            guard let self else { return }
            if let other = await model.recordedElsewhere(), await !wantsAnother(beside: other) { return }
            guard let choice = await askBefore(wanted, model.stopSigns, strings.stop) else {
                if model.purpose == .begin, let key = keyName(words.keys.start) { showToast(strings.stop.notBegun(key), scope: .screen) }
                return
            }
            if model.isCurrent(choice) { return goBack() }
            guard model.purpose == .change else { return model.go(to: .begin(choice)) }
            await walk?.change(to: choice)
            finish(with: choice)
        }
    }

    /// Two recordings of one belt count its steps twice until both are saved, so that a second one is asked about.
    private func wantsAnother(beside other: UnfinishedWalk) async -> Bool {
        let elsewhere = strings.elsewhere
        return await confirm(
            elsewhere.title, message: elsewhere.message(words.summary(other.state)), action: elsewhere.begin, isDestructive: false)
    }

    // MARK: Stop signs

    private func showSigns() {
        task { [weak self, strings] in
            // Not the answer that cancels, so that Esc is named beside it.
            _ = await self?.ask(strings.stop.title, message: strings.stop.signs, actions: [AlertAction(title: strings.stop.rest)])
        }
    }

    // MARK: Walks that were broken off

    private func offer(_ walk: UnfinishedWalk) async {
        let unfinished = strings.unfinished
        let goOn = AlertAction(title: unfinished.goOn)
        let save = AlertAction(title: unfinished.save)
        let discard = AlertAction(title: unfinished.discard, style: .destructive)
        let later = AlertAction(title: unfinished.later, style: .cancel)
        let actions = (model.canGoOn(with: walk) ? [goOn] : []) + [save, discard, later]
        let time = words.phrases.time(walk.start, in: await model.zone())
        let summary = words.summary(walk.state)
        // The belt, which may still move, comes before the recorded walk.
        let belt = model.belt(of: walk).map { words.phrases.warning(of: $0) + "\n" } ?? ""
        let answer = await ask(unfinished.title(time), message: belt + unfinished.message(summary), actions: actions)
        if answer === goOn {
            model.forgetWanted()
            model.go(to: .goOn(walk.id))
        } else if answer === save {
            await attempt { [model] () throws(JournalFailure) in
                switch try await model.save(walk) {
                case .nothing: unfinished.nothing
                case .tooShort: unfinished.tooShort
                case .saved, nil: unfinished.saved
                }
            }
        } else if answer === discard {
            guard await confirm(unfinished.discardTitle, message: summary, action: unfinished.discard) else {
                return await offer(walk)
            }
            await attempt { [model] () throws(JournalFailure) in
                try await model.discard(walk)
                return unfinished.discarded
            }
        }
    }

    /// Does something that may fail, and says how it went.
    private func attempt(_ work: @MainActor () async throws(JournalFailure) -> String) async {
        do throws(JournalFailure) {
            showToast(try await work(), scope: .screen)
        } catch {
            showToast(words.phrases.sentence(error), role: .danger, scope: .untilSeen)
        }
    }
}
