import Common
import Phrases
import Screens
import Terminal
import Walking

/// The list of places of which nothing leaves the program: their names and how far the circles reach, never where they are.
final class PrivacyViewController: ViewController, OutcomeReporting {
    private let model: PrivacyViewModel
    private let words: SettingsWords
    private let list = ListView()
    private let problem = Label(style: Style(.danger), lines: 0)

    init(model: PrivacyViewModel, words: SettingsWords) {
        self.model = model
        self.words = words
        super.init()
        title = words.strings.privacy.row
    }

    var settings: SettingsViewModel { model.settings }

    var undoKey: KeyEntry? { words.keys.undoPrivacy }

    func sentence(_ outcome: SettingsOutcome) -> String { words.sentence(outcome, today: settings.today) }

    override func loadView() {
        list.isSearchable = false
        list.emptyText = ""
        list.columns = [ListColumn(width: 14, stretch: 1, compressionResistance: 2), ListColumn(width: 7, alignment: .right)]
        list.numberOfRows = { [model] in max(1, model.places.count) }
        list.row = { [weak self] in self?.row($0) ?? .blank }
        problem.indent = Control.gutter
        view = PageView(
            words.strings.privacy.question, body: StackView(.vertical, spacing: 1, [problem, list]), aside: words.strings.privacy.aside)
    }

    override func viewDidLoad() {
        follow { [model] in await model.settings.follow { await model.zones.load() } }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        taskBeforeKeys { [model] in await model.zones.load() }
    }

    override func encodeRestorableState() -> String? { list.scrollState }

    override func decodeRestorableState(_ state: String) { list.scrollState = state }

    override var keyCommands: [KeyCommand] {
        let keys = words.keys
        var commands = [KeyCommand(keys.addPrivatePlace, hint: 10) { [settings] in settings.open(.newPrivatePlace) }]
        if let index = list.selectedIndex, model.places.indices.contains(index) {
            let name = model.places[index].name
            commands.append(KeyCommand(keys.deletePrivatePlace, hint: 20) { [weak self] in self?.delete(name) })
        }
        return commands
            + undoCommands(
                settings.dependencies.undo, words.phrases, undo: keys.undoPrivacy, redo: keys.redoPrivacy, hint: 30,
                for: { $0 == .privacyZones }
            ) { [model] in await model.reload() }
    }

    private func delete(_ name: String) {
        task { [weak self, model, words] in
            guard await model.delete(name) else { return }
            self?.showToast(words.strings.privacy.deleted(name), offering: words.keys.undoPrivacy)
        }
    }

    override func updateProperties() {
        problem.show(model.failure.map { .problem(words.phrases.sentence($0)) })
        _ = model.places
        list.reloadData()
    }

    private func row(_ index: Int) -> ListRow {
        guard model.places.indices.contains(index) else {
            return model.zones.value == nil ? .blank : .header(words.strings.privacy.none(keyName(words.keys.addPrivatePlace)))
        }
        let place = model.places[index]
        return ListRow([ListCell(place.name), ListCell(words.phrases.distance(place.radius), style: Style(.secondary))])
    }
}
