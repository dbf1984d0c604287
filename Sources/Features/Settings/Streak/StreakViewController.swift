import Common
import Phrases
import Screens
import Terminal
import Walking

/// The length of the streak, its rule, and its pauses.
final class StreakViewController: ViewController, OutcomeReporting {
    private let model: StreakViewModel
    private let words: SettingsWords
    private let facts = Label(style: Style(.secondary), lines: 0)
    private let problem = Label(style: Style(.danger), lines: 0)
    private let list = ListView()

    init(model: StreakViewModel, words: SettingsWords) {
        self.model = model
        self.words = words
        super.init()
        title = words.strings.streak.row
    }

    var settings: SettingsViewModel { model.settings }

    var undoKey: KeyEntry? { words.keys.undoStreak }

    func sentence(_ outcome: SettingsOutcome) -> String { words.sentence(outcome, today: settings.today) }

    override func loadView() {
        list.columns = [ListColumn(width: 8, compressionResistance: 2), ListColumn(width: 14, stretch: 1, compressionResistance: 1)]
        list.isSearchable = false
        list.emptyText = ""
        list.numberOfRows = { [model] in model.rows.count }
        list.row = { [weak self, model] in self?.row(model.rows[$0]) ?? .blank }
        list.onActivate = { [weak self] in self?.open($0) }
        for text in [facts, problem] { text.indent = Control.gutter }
        let body = StackView(.vertical, spacing: 1, [facts, problem, list])
        view = PageView(" ", body: body, aside: words.strings.streak.aside)
    }

    override func viewDidLoad() {
        follow { [model] in await model.settings.follow { await model.load() } }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        taskBeforeKeys { [model] in await model.load() }
    }

    override func encodeRestorableState() -> String? { list.scrollState }

    override func decodeRestorableState(_ state: String) { list.scrollState = state }

    private var current: StreakViewModel.Row? {
        list.selectedIndex.flatMap { model.rows.indices.contains($0) ? model.rows[$0] : nil }
    }

    override var keyCommands: [KeyCommand] {
        let (strings, keys) = (words.strings.streak, words.keys)
        var commands = [KeyCommand(keys.addPause, hint: 10) { [settings] in settings.open(.pause(nil)) }]
        if case .pause(let index, let pause) = current {
            commands.append(
                KeyCommand(keys.deletePause, hint: 20) { [weak self, settings, words] in
                    self?.perform(strings.deleted(words.dates(pause, today: settings.today)), offering: keys.undoStreak) {
                        await $0.delete(index)
                    }
                })
        }
        return commands
            + undoCommands(
                settings.dependencies.undo, words.phrases, undo: keys.undoStreak, redo: keys.redoStreak, hint: 30, for: { $0 == .streak }
            ) { [model] in await model.reload() }
    }

    private func perform(
        _ done: String, offering undo: KeyEntry? = nil, _ work: @escaping @MainActor (StreakViewModel) async -> Bool
    ) {
        task { [weak self, model] in
            if await work(model) { self?.showToast(done, offering: undo) }
        }
    }

    private func open(_ index: Int) {
        guard model.rows.indices.contains(index) else { return }
        switch model.rows[index] {
        case .kind: settings.open(.streakKind)
        case .pause(let index, _): settings.open(.pause(index))
        case .blank, .header, .noPauses: break
        }
    }

    override func updateProperties() {
        problem.show(model.failure.map { .problem(words.phrases.sentence($0)) })
        let streak = model.streak
        (view as? PageView)?.headline.text = streak.map(headline) ?? " "
        facts.text = streak.map(sentences) ?? ""
        _ = model.rows
        list.reloadData()
    }

    private func headline(_ streak: Streak) -> String {
        streak.current > 0 ? words.phrases.row(streak) : words.phrases.noRow(streak, isRestDay: model.isRestDay)
    }

    /// Returns the remaining need of this week, the longest streak with its days, and the number of days with the goal reached.
    private func sentences(_ streak: Streak) -> String {
        let (strings, phrases) = (words.strings.streak, words.phrases)
        var lines = [phrases.thisWeek(streak)].compactMap(\.self)
        if streak.longest > 0, let from = streak.longestFrom, let through = streak.longestThrough {
            lines.append(strings.longest(phrases.length(streak.longest, of: streak.kind), phrases.span(from, through, today: model.today)))
            lines.append(strings.rate(Int(clamping: streak.rate * 100), streak.kind))
        }
        return lines.joined(separator: "\n")
    }

    private func row(_ row: StreakViewModel.Row) -> ListRow {
        let (strings, phrases) = (words.strings.streak, words.phrases)
        return switch row {
        case .blank: .blank
        case .header(let title): .header(title)
        case .noPauses: .header(strings.noPauses(keyName(words.keys.addPause)))
        case .kind(let kind): ListRow([ListCell(strings.kind), ListCell(strings.kindName(kind), style: Style(.secondary))])
        case .pause(_, let pause):
            ListRow([
                ListCell(phrases.days(pause.through - pause.from + 1)),
                ListCell(words.dates(pause, today: settings.today), style: Style(.secondary)),
            ])
        }
    }
}
