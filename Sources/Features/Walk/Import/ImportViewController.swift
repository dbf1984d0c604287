import Common
import Coordinators
import Phrases
import Screens
import Terminal
import Walking

/// Reads files of other apps: asks where, shows what is in them, imports, and says what came of it.
package final class ImportViewController: ViewController {
    private let model: ImportViewModel
    private let words: WalkFormatter
    private let headline = Label(style: Style(.title, .bold), lines: 0)
    private let notice = Label(style: Style(.secondary), lines: 0)
    private var stack: StackView?
    private let path: PathForm
    private let progress = ProgressBar()
    private let facts = FactList()
    private let button = Button("")
    private let another = Button("")
    /// The notice and the facts, which may be more than the screen is high.
    private let page: ScrollView
    private let earlier = Button("")
    private let sentences: ImportSentences
    private let navigate: @MainActor (WalkRoute) -> Void

    /// - Parameter navigate: leads to the list of imports, and to one of them.
    init(model: ImportViewModel, words: WalkFormatter, navigate: @escaping @MainActor (WalkRoute) -> Void) {
        self.model = model
        self.navigate = navigate
        self.words = words
        path = PathForm(model, complete: words.strings.importing.complete)
        sentences = ImportSentences(words)
        page = ScrollView(StackView(.vertical, spacing: 1, [notice, facts]))
        super.init()
        title = words.strings.importing.title
    }

    package override func loadView() {
        let buttons = StackView(.horizontal, [button, another, earlier])
        buttons.wraps = true
        let stack = StackView(.vertical, spacing: 1, [headline, page, path.field, path.suggestions, progress, buttons])
        stack.layoutMargins = Size(width: 4, height: 1)
        // As high as what it holds, so that the buttons stand below that.
        page.stretch = 0
        path.suggestions.minimumSize = Size(width: 0, height: 2)
        let resistances: [(View, Int)] = [(path.field, 10), (path.suggestions, 9), (buttons, 8), (progress, 8), (headline, 7)]
        for (view, resistance) in resistances { view.compressionResistance = resistance }
        view = stack
        self.stack = stack
    }

    package override func viewDidLoad() {
        let strings = words.strings.importing
        path.field.placeholder = strings.placeholder
        path.field.onSubmit = { [weak self] _ in self?.goOn() }
        path.suggestions.onActivate = { [weak self] in self?.choose($0) }
        task("recent") { [model] in await model.entry.loadRecent() }
        button.action = { [weak self] in self?.goOn() }
        another.title = strings.again
        another.action = { [model] in model.ask() }
        earlier.title = words.strings.imports.open
        earlier.action = { [navigate] in navigate(.imports) }
    }

    package override var preferredFirstResponder: Responder? { path.field.isHidden ? button : path.field }

    package override var keyCommands: [KeyCommand] {
        switch model.phase {
        case .looking, .importing, .stopping:
            return [KeyCommand(words.keys.stopImport, hint: 0) { [model] in model.stop() }]
        case .found(let findings):
            var commands = [KeyCommand(words.keys.importAgain, hint: 10) { [model] in model.ask() }]
            if !sportAnswers.isEmpty {
                commands.append(KeyCommand(words.keys.countSports, hint: 5) { [weak self] in self?.askAboutSports() })
            }
            if let known = findings.knownImport {
                commands.append(KeyCommand(words.keys.openKnownImport, hint: 6) { [navigate] in navigate(.importRecord(known)) })
            }
            return commands
        case .asking:
            return [KeyCommand(words.keys.inbox, hint: 30) { [navigate] in navigate(.inbox) }]
                + WalkRoute.destinations.commands(on: Self.self, words.strings) { [navigate] in navigate($0) }
        case .done: return []
        }
    }

    /// The buttons have the keys, and what is above them moves by those that buttons do not use; below the path stands how it can go on.
    package override func keyPressed(_ key: Key) -> Bool {
        path.keyPressed(key, on: self) || !page.isHidden && page.keyPressed(key)
    }

    package override var answeredKeys: [KeyCommand] {
        path.answeredKeys(on: self) + (page.isHidden || !page.isScrollable ? [] : page.answeredKeys)
    }

    private func choose(_ index: Int) {
        path.choose(index)
        // A folder shows what lies in it.
        if model.entry.text.hasSuffix("/") { path.complete(on: self) }
    }

    package override func encodeRestorableState() -> String? { path.field.text.isEmpty ? nil : path.field.text }

    package override func decodeRestorableState(_ state: String) { model.type(state) }

    package override func canLeave(_ reason: LeaveReason) async -> Bool {
        guard model.isBusy else { return true }
        let strings = words.strings.importing
        let leave = AlertAction(title: strings.leave, style: .destructive)
        let stay = AlertAction(title: strings.stay, style: .cancel)
        return await ask(strings.leaveTitle, message: strings.leaveMessage, actions: [stay, leave]) === leave
    }

    /// The sports that one may have counted as walks, or no longer.
    private var sportAnswers: [(sport: String, isWalk: Bool)] {
        guard case .found(let findings) = model.phase else { return [] }
        let unknown = findings.unknownSports.prefix(Self.mostSports).map { (sport: $0, isWalk: true) }
        return unknown + model.countedSports.prefix(Self.mostSports).map { (sport: $0, isWalk: false) }
    }

    private static let mostSports = 5

    private func askAboutSports() {
        let (strings, answers) = (words.strings.importing, sportAnswers)
        task("sports") { [weak self, model] in
            let actions = answers.map { answer in
                AlertAction(title: answer.isWalk ? strings.countSport(answer.sport) : strings.dropSport(answer.sport), style: .default)
            }
            let leave = AlertAction(title: strings.leaveSports, style: .cancel)
            let chosen = await self?.ask(strings.sportsTitle, message: strings.sportsMessage, actions: actions + [leave])
            guard let index = actions.firstIndex(where: { $0 === chosen }) else { return }
            await model.count(answers[index].sport, asWalk: answers[index].isWalk)
        }
    }

    private func goOn() {
        switch model.phase {
        case .asking: task("look") { [model] in await model.look() }
        case .found:
            task("import") { [weak self, model] in
                await model.start()
                self?.notifyOfEnd()
            }
        case .done: goBack()
        case .looking, .importing, .stopping: break
        }
    }

    /// Says on the desktop that a long import has ended, to somebody who looks elsewhere.
    private func notifyOfEnd() {
        guard case .done(let summary, let failure) = model.phase, model.wasLong else { return }
        guard let window = view.window, !window.isLookedAt else { return }
        window.notify(TerminalNotification(words.strings.importing.title, sentences.headline(summary, failure)))
    }

    package override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        view.window?.progress = .none
    }

    /// The progress for the terminal's tab; an import that is stopped goes on for a while and nobody knows how long.
    private var terminalProgress: TerminalProgress {
        switch model.phase {
        case .looking(let state), .importing(let state): TerminalProgress(fraction: state.fraction)
        case .stopping: .indeterminate
        case .asking, .found, .done: .none
        }
    }

    package override func updateProperties() {
        view.window?.progress = terminalProgress
        let strings = words.strings.importing
        notice.style = Style(.secondary)
        button.disabledReason = nil
        facts.facts = []
        var isAsking = false
        var isReading = false
        var isDone = false
        switch model.phase {
        case .asking:
            isAsking = true
            headline.text = strings.question
            notice.text = strings.reads(words.phrases.allFormats)
            button.title = strings.look
        case .looking(let state):
            isReading = true
            headline.text = strings.looking(PathText.name(of: state.file))
            notice.text = strings.nothingWritten
            show(state)
        case .found(let findings):
            headline.text = strings.found
            let known = findings.knownImport != nil ? strings.knownAlready + "\n" : ""
            let missing = findings.breaksOff ? strings.breaksOff : strings.notAll
            notice.text = known + (findings.isPartial ? "! " + missing + "\n" : "") + strings.nothingWritten
            facts.facts = ImportFacts(words).facts(findings, in: model.zones)
            button.title = strings.start
            button.disabledReason = findings.isEmpty ? strings.nothingCounts : nil
        case .importing(let state):
            isReading = true
            headline.text = strings.importing(PathText.name(of: state.file))
            notice.text = ""
            show(state)
        case .stopping:
            isReading = true
            headline.text = strings.stopping
            progress.caption = ""
        case .done(let summary, let failure):
            isDone = true
            show(summary, failure)
            button.title = strings.done
        }
        facts.isHidden = facts.facts.isEmpty
        notice.isHidden = notice.text.isEmpty
        page.isHidden = facts.isHidden && notice.isHidden
        page.minimumSize = Size(width: 0, height: isReading ? 1 : 2)
        if page.isHidden || isReading { page.scroll(to: 0) }
        path.update(isAsking: isAsking, problem: model.problem.map(sentences.sentence))
        // The choices take the place of the explanation.
        path.field.helpText =
            model.entry.suggestions.isEmpty ? strings.explanation : model.entry.offersRecent ? strings.recent : strings.choices
        stack?.setCustomSpacing(path.suggestions.isHidden ? 1 : 0, after: path.field)
        progress.isHidden = !isReading
        button.isHidden = isReading
        another.isHidden = !isDone
        earlier.isHidden = !isAsking
    }

    private func show(_ state: ImportProgress) {
        let phrases = words.phrases
        progress.fraction = state.fraction
        let counts = words.strings.importing.recordCount(phrases.number(state.samples))
        progress.label = state.samples > 0 ? counts : ""
        var caption: [String] = []
        if let pace = model.pace, let rate = pace.bytesPerSecond {
            caption.append(phrases.bytes(Int64(clamping: rate)) + "/s")
            if let seconds = pace.secondsLeft { caption.append(words.strings.importing.left(phrases.duration(.seconds(seconds)))) }
        }
        progress.caption = caption.joined(separator: " · ")
    }

    private func show(_ summary: ImportSummary, _ failure: ImportFailure?) {
        headline.text = sentences.headline(summary, failure)
        notice.text = sentences.notice(summary, failure)
        if failure != nil { notice.style = Style(.danger) }
        facts.facts = ImportFacts(words).facts(summary)
    }
}
