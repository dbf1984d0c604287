import Common
import Phrases
import Screens
import Terminal
import Walking

/// Chooses the folder whose files are imported as they come, and lists its files.
package final class InboxViewController: ViewController {
    private let model: InboxViewModel
    let words: WalkFormatter
    private let headline = Label(style: Style(.title, .bold), lines: 0)
    private let explanation = Label(style: Style(.secondary), lines: 0)
    private let path: PathForm
    private let watch = Button("")
    private let stop = Button("")
    private let list = ListView()

    init(model: InboxViewModel, words: WalkFormatter) {
        self.model = model
        self.words = words
        path = PathForm(model, complete: words.strings.importing.complete)
        super.init()
        title = words.strings.inbox.title
    }

    private var strings: InboxStrings { words.strings.inbox }

    package override func loadView() {
        let buttons = StackView(.horizontal, [watch, stop])
        buttons.wraps = true
        let stack = StackView(.vertical, spacing: 1, [headline, path.field, path.suggestions, buttons, list])
        stack.setCustomSpacing(0, after: path.field)
        stack.layoutMargins = Size(width: 4, height: 1)
        let resistances: [(View, Int)] = [(path.field, 10), (buttons, 9), (path.suggestions, 8), (headline, 7)]
        for (view, resistance) in resistances { view.compressionResistance = resistance }
        view = stack
    }

    package override func viewDidLoad() {
        path.field.placeholder = strings.placeholder
        path.field.helpText = strings.explanation
        path.field.onSubmit = { [weak self] _ in self?.begin() }
        path.suggestions.onActivate = { [weak self] in self?.path.choose($0) }
        watch.title = strings.watch
        watch.action = { [weak self] in self?.begin() }
        stop.title = strings.stop
        stop.action = { [weak self] in self?.end() }
        list.isSearchable = false
        list.columns = [
            ListColumn(width: 12, stretch: 1, compressionResistance: 10), ListColumn(width: 8, alignment: .right, compressionResistance: 5),
            ListColumn(width: 14, stretch: 1, compressionResistance: 9),
        ]
        list.numberOfRows = { [model] in model.items?.count ?? 0 }
        list.row = { [weak self] in self?.row($0) ?? .blank }
        follow { [model] in await model.follow() }
    }

    package override func viewWillAppear(_ animated: Bool) {
        taskBeforeKeys { [weak self] in await self?.load() }
    }

    private func load() async {
        await model.load()
        updateProperties()
        focus()
    }

    package override var preferredFirstResponder: Responder? { model.folder == nil ? path.field : stop }

    /// Leads the keys to what is on show, where the field has gone, or come.
    private func focus() { _ = preferredFirstResponder?.becomeFirstResponder() }

    package override var keyCommands: [KeyCommand] {
        [KeyCommand(words.keys.exportsInInbox, hint: 30) { [model] in model.go(to: .exports) }]
            + undoCommands(
                model.undo, words.phrases, undo: words.keys.undoInbox, redo: words.keys.redoInbox, hint: 40, for: { !$0.isImport }
            ) { [weak self] in await self?.load() }
    }

    package override func keyPressed(_ key: Key) -> Bool { path.keyPressed(key, on: self) }

    package override var answeredKeys: [KeyCommand] { path.answeredKeys(on: self) }

    private func begin() {
        taskBeforeKeys { [weak self, model, strings] in
            if await model.watch() { self?.say(strings.watched(model.shownFolder ?? "")) }
        }
    }

    private func end() {
        taskBeforeKeys { [weak self, model, strings] in
            if await model.stop() { self?.say(strings.stopped) }
        }
    }

    private func say(_ text: String) {
        updateProperties()
        focus()
        showToast(text, offering: words.keys.undoInbox)
    }

    package override func encodeRestorableState() -> String? { path.field.text.isEmpty ? nil : path.field.text }

    package override func decodeRestorableState(_ state: String) { model.type(state) }

    package override func updateProperties() {
        headline.text = model.shownFolder.map(strings.watching) ?? strings.choose
        // Where a folder is watched, what lies in it takes the place of the question.
        let isAsking = model.folder == nil
        path.update(isAsking: isAsking, problem: model.problem.map(sentence))
        watch.isHidden = !isAsking
        stop.isHidden = isAsking
        list.isHidden = isAsking
        list.emptyText = !model.isLoaded ? strings.loading : model.items == nil ? strings.gone : strings.empty
        list.reloadData()
    }

    private func sentence(_ problem: InboxViewModel.Problem) -> String {
        switch problem {
        case .noFolder: strings.noFolder
        case .notHere: strings.notHere
        case .journal(let failure): words.phrases.sentence(failure)
        }
    }

    private func row(_ index: Int) -> ListRow {
        guard let items = model.items, items.indices.contains(index) else { return .blank }
        let item = items[index]
        let isDone = item.verdict == .imported && !item.isUndone
        return ListRow([
            ListCell(PathText.shown(item.file.name) + (item.file.isFolder ? "/" : "")),
            ListCell(words.phrases.bytes(item.file.size), style: Style(.secondary)),
            ListCell((isDone ? "✓ " : "") + words.phrases.state(of: item), style: Style(isDone ? .success : .secondary)),
        ])
    }
}
