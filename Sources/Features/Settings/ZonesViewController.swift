import Phrases
import Screens
import Terminal
import Walking

/// The zone timeline: home, stays elsewhere, and suggestions to accept.
final class ZonesViewController: ViewController {
    private let model: ZonesModel
    private let list = ListView()
    private let problem = Label(style: Style(.danger), lines: 0)

    init(_ model: ZonesModel) {
        self.model = model
        super.init()
        title = model.strings.row
    }

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
        let strings = model.strings
        var commands = [KeyCommand(SettingsKeys.addStay(strings), hint: 10) { [model] in model.settings.open(.stay(nil)) }]
        switch current {
        case .stay(let index, let stay):
            commands.append(
                KeyCommand(SettingsKeys.deleteStay(strings), hint: 20) { [weak self] in
                    self?.perform(strings.deleted(self?.model.name(stay) ?? ""), offering: SettingsKeys.undoZones(strings)) {
                        await $0.delete(index)
                    }
                })
        case .suggestion(let stay):
            commands.append(
                KeyCommand(SettingsKeys.acceptStay(strings), hint: 5) { [weak self] in
                    self?.perform(strings.saved(self?.model.name(stay) ?? ""), offering: SettingsKeys.undoZones(strings)) {
                        await $0.put(stay, at: nil)
                    }
                })
        default: break
        }
        if model.timeline.canUndo {
            commands.append(
                KeyCommand(SettingsKeys.undoZones(strings), hint: 30) { [weak self] in
                    self?.answer(offering: SettingsKeys.redoZones(strings)) { await $0.undo() }
                })
        }
        if model.timeline.canRedo {
            commands.append(
                KeyCommand(SettingsKeys.redoZones(strings), hint: 31) { [weak self] in
                    self?.answer(offering: SettingsKeys.undoZones(strings)) { await $0.redo() }
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
        case .home: model.settings.open(.homeZone)
        case .stay(let index, _): model.settings.open(.stay(index))
        case .suggestion(let stay):
            perform(model.strings.saved(model.name(stay)), offering: SettingsKeys.undoZones(model.strings)) { await $0.put(stay, at: nil) }
        case .header, .noStays: break
        }
    }

    override func updateProperties() {
        problem.text = model.problem.map { "! " + $0 } ?? ""
        let widest = model.rows.map { row in
            switch row {
            case .stay(_, let stay), .suggestion(let stay): TextWidth.of(dates(stay))
            case .home, .header, .noStays: 0
            }
        }
        list.columns = [ListColumn(width: max(2, widest.max() ?? 0), importance: 1), ListColumn(width: 14, weight: 1, importance: 2)]
        list.reloadData()
    }

    private func row(_ row: ZonesModel.Row) -> ListRow {
        switch row {
        case .header(let title): .header(title)
        case .noStays: .header(model.strings.noStays(keyName(SettingsKeys.addStay(model.strings))))
        case .home(let zone): ListRow([ListCell(""), ListCell(zone.id)])
        case .stay(_, let stay): ListRow([ListCell(dates(stay)), ListCell(stay.zone.id)])
        case .suggestion(let stay):
            ListRow([ListCell(dates(stay), style: Style(.secondary)), ListCell("? " + stay.zone.id, style: Style(.secondary))])
        }
    }

    private func dates(_ stay: ZoneTimeline.Stay) -> String {
        model.settings.phrases.span(stay.from, stay.through, today: model.settings.today)
    }
}
