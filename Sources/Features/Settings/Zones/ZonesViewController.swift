import Common
import Phrases
import Screens
import Terminal
import Walking

/// The zone timeline: home, periods elsewhere, and suggestions to accept.
final class ZonesViewController: ViewController, OutcomeReporting {
    private let model: ZonesViewModel
    private let words: SettingsWords
    private let list = ListView()
    private let problem = Label(style: Style(.danger), lines: 0)

    init(model: ZonesViewModel, words: SettingsWords) {
        self.model = model
        self.words = words
        super.init()
        title = words.strings.zones.row
    }

    var settings: SettingsViewModel { model.settings }

    var undoKey: KeyEntry? { words.keys.undoZones }

    func sentence(_ outcome: SettingsOutcome) -> String { words.sentence(outcome, today: settings.today) }

    override func loadView() {
        list.isSearchable = false
        list.emptyText = ""
        list.numberOfRows = { [model] in model.rows.count }
        list.row = { [weak self, model] in self?.row(model.rows[$0]) ?? .blank }
        list.onActivate = { [weak self] in self?.open($0) }
        problem.indent = Control.gutter
        view = PageView(
            words.strings.zones.question, body: StackView(.vertical, spacing: 1, [problem, list]), aside: words.strings.zones.aside)
    }

    override func viewDidLoad() {
        follow { [model] in await model.settings.follow { await model.load() } }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        taskBeforeKeys { [model] in await model.load() }
    }

    private var current: ZonesViewModel.Row? {
        list.selectedIndex.flatMap { model.rows.indices.contains($0) ? model.rows[$0] : nil }
    }

    override var keyCommands: [KeyCommand] {
        let (strings, keys) = (words.strings.zones, words.keys)
        var commands = [KeyCommand(keys.addPeriod, hint: 10) { [settings] in settings.open(.period(nil)) }]
        switch current {
        case .period(let index, let period):
            commands.append(
                KeyCommand(keys.deletePeriod, hint: 20) { [weak self, settings, words] in
                    self?.perform(strings.deleted(words.name(of: period, today: settings.today)), offering: keys.undoZones) {
                        await $0.delete(index)
                    }
                })
        case .suggestion(let period):
            commands.append(
                KeyCommand(keys.acceptPeriod, hint: 5) { [weak self, settings, words] in
                    self?.perform(strings.saved(words.name(of: period, today: settings.today)), offering: keys.undoZones) {
                        await $0.put(period, at: nil)
                    }
                })
        default: break
        }
        return commands
            + undoCommands(
                settings.dependencies.undo, words.phrases, undo: keys.undoZones, redo: keys.redoZones, hint: 30, for: { $0 == .zones }
            ) { [model] in await model.reload() }
    }

    private func perform(
        _ done: String, offering undo: KeyEntry? = nil, _ work: @escaping @MainActor (ZonesViewModel) async -> Bool
    ) {
        task { [weak self, model] in
            if await work(model) { self?.showToast(done, offering: undo) }
        }
    }

    private func open(_ index: Int) {
        guard model.rows.indices.contains(index) else { return }
        switch model.rows[index] {
        case .home: settings.open(.homeZone)
        case .period(let index, _): settings.open(.period(index))
        case .suggestion(let period):
            perform(words.strings.zones.saved(words.name(of: period, today: settings.today)), offering: words.keys.undoZones) {
                await $0.put(period, at: nil)
            }
        case .header, .noPeriods: break
        }
    }

    override func updateProperties() {
        problem.show(model.failure.map { .problem(words.phrases.sentence($0)) })
        let widest = model.rows.map { row in
            switch row {
            case .period(_, let period), .suggestion(let period): TextWidth.of(words.dates(period, today: settings.today))
            case .home, .header, .noPeriods: 0
            }
        }
        list.columns = [
            ListColumn(width: max(2, widest.max() ?? 0), compressionResistance: 1),
            ListColumn(width: 14, stretch: 1, compressionResistance: 2),
        ]
        list.reloadData()
    }

    private func row(_ row: ZonesViewModel.Row) -> ListRow {
        switch row {
        case .header(let title): .header(title)
        case .noPeriods: .header(words.strings.zones.noPeriods(keyName(words.keys.addPeriod)))
        case .home(let zone): ListRow([ListCell(""), ListCell(zone.id)])
        case .period(_, let period): ListRow([ListCell(words.dates(period, today: settings.today)), ListCell(period.zone.id)])
        case .suggestion(let period):
            ListRow([
                ListCell(words.dates(period, today: settings.today), style: Style(.secondary)),
                ListCell("? " + period.zone.id, style: Style(.secondary)),
            ])
        }
    }
}
