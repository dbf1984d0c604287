import Phrases
import Screens
import Terminal
import Walking

/// The zone timeline: home, stays elsewhere, and suggestions to accept.
final class ZonesViewController: ViewController, OutcomeReporting {
    private let model: ZonesModel
    private let list = ListView()
    private let problem = Label(style: Style(.danger), lines: 0)

    init(_ model: ZonesModel) {
        self.model = model
        super.init()
        title = model.strings.row
    }

    var settings: SettingsModel { model.settings }

    var undoKey: KeyEntry? { settings.keys.undoZones }

    override func loadView() {
        list.isSearchable = false
        list.emptyText = ""
        list.numberOfRows = { [model] in model.rows.count }
        list.row = { [weak self, model] in self?.row(model.rows[$0]) ?? .blank }
        list.onActivate = { [weak self] in self?.open($0) }
        problem.indent = Control.gutter
        view = PageView(model.strings.question, body: StackView(.vertical, spacing: 1, [problem, list]), aside: model.strings.aside)
    }

    override func viewDidLoad() {
        taskBeforeKeys { [model] in await model.load() }
    }

    private var current: ZonesModel.Row? {
        list.selectedIndex.flatMap { model.rows.indices.contains($0) ? model.rows[$0] : nil }
    }

    override var keyCommands: [KeyCommand] {
        let (strings, keys) = (model.strings, settings.keys)
        var commands = [KeyCommand(keys.addStay, hint: 10) { [settings] in settings.open(.stay(nil)) }]
        switch current {
        case .stay(let index, let stay):
            commands.append(
                KeyCommand(keys.deleteStay, hint: 20) { [weak self, settings] in
                    self?.perform(strings.deleted(settings.name(of: stay)), offering: keys.undoZones) {
                        await $0.delete(index)
                    }
                })
        case .suggestion(let stay):
            commands.append(
                KeyCommand(keys.acceptStay, hint: 5) { [weak self, settings] in
                    self?.perform(strings.saved(settings.name(of: stay)), offering: keys.undoZones) {
                        await $0.put(stay, at: nil)
                    }
                })
        default: break
        }
        if model.timeline.canUndo {
            commands.append(
                KeyCommand(keys.undoZones, hint: 30) { [weak self] in
                    self?.answer(offering: keys.redoZones) { await $0.undo() }
                })
        }
        if model.timeline.canRedo {
            commands.append(
                KeyCommand(keys.redoZones, hint: 31) { [weak self] in
                    self?.answer(offering: keys.undoZones) { await $0.redo() }
                })
        }
        return commands
    }

    private func perform(
        _ done: String, offering undo: KeyEntry? = nil, _ work: @escaping @MainActor (ZonesModel) async -> Bool
    ) {
        task { [weak self, model] in
            if await work(model) { self?.showToast(done, offering: undo) }
        }
    }

    private func answer(offering entry: KeyEntry, _ work: @escaping @MainActor (ZonesModel) async -> String?) {
        task { [weak self, model] in
            if let done = await work(model) { self?.showToast(done, offering: entry) }
        }
    }

    private func open(_ index: Int) {
        guard model.rows.indices.contains(index) else { return }
        switch model.rows[index] {
        case .home: settings.open(.homeZone)
        case .stay(let index, _): settings.open(.stay(index))
        case .suggestion(let stay):
            perform(model.strings.saved(settings.name(of: stay)), offering: settings.keys.undoZones) { await $0.put(stay, at: nil) }
        case .header, .noStays: break
        }
    }

    override func updateProperties() {
        problem.text = model.problem.map { "! " + $0 } ?? ""
        let widest = model.rows.map { row in
            switch row {
            case .stay(_, let stay), .suggestion(let stay): TextWidth.of(settings.dates(stay))
            case .home, .header, .noStays: 0
            }
        }
        list.columns = [ListColumn(width: max(2, widest.max() ?? 0), importance: 1), ListColumn(width: 14, weight: 1, importance: 2)]
        list.reloadData()
    }

    private func row(_ row: ZonesModel.Row) -> ListRow {
        switch row {
        case .header(let title): .header(title)
        case .noStays: .header(model.strings.noStays(keyName(settings.keys.addStay)))
        case .home(let zone): ListRow([ListCell(""), ListCell(zone.id)])
        case .stay(_, let stay): ListRow([ListCell(settings.dates(stay)), ListCell(stay.zone.id)])
        case .suggestion(let stay):
            ListRow([ListCell(settings.dates(stay), style: Style(.secondary)), ListCell("? " + stay.zone.id, style: Style(.secondary))])
        }
    }
}
