import Common
import Coordinators
import Phrases
import Screens
import Terminal
import Walking

/// The tab's root: the rooms one is in, or what a room is.
final class RoomsViewController: ViewController {
    private let model: RoomsViewModel
    private let words: TogetherWords
    private let list = ListView()
    private let emptyTitle = Label(style: Style(.text, .bold))
    private let emptyText = Label(style: Style(.secondary), lines: 0)

    init(model: RoomsViewModel, words: TogetherWords) {
        self.model = model
        self.words = words
        super.init()
        title = words.strings.rooms.title
    }

    override func loadView() {
        let stack = StackView(.vertical, spacing: 1, [emptyTitle, emptyText, list])
        stack.layoutMargins = Size(width: 2, height: 1)
        view = stack
    }

    override func viewDidLoad() {
        list.columns = [
            ListColumn(width: 12, stretch: 1, compressionResistance: 2),
            ListColumn(width: 12, alignment: .right, compressionResistance: 1),
            ListColumn(width: 22, alignment: .right),
        ]
        list.numberOfRows = { [model] in model.rooms.count }
        list.row = { [weak self] in self?.row($0) ?? .blank }
        list.onActivate = { [model] in model.open($0) }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        task { [model] in await model.load() }
    }

    override func encodeRestorableState() -> String? { list.scrollState }

    override func decodeRestorableState(_ state: String) { list.scrollState = state }

    override var keyCommands: [KeyCommand] {
        TogetherRoute.destinations.commands(on: Self.self, words.strings) { [model] in model.go(to: $0) }
    }

    /// Says which room was left.
    func report(left room: Room) { showToast(words.strings.rooms.left(room.name), scope: .screen) }

    override func updateProperties() {
        let strings = words.strings.rooms
        let problem = model.content.notice(words.phrases).flatMap { $0.isProblem ? $0.text : nil }
        let isEmpty = model.content == .loaded([])
        emptyTitle.isHidden = !isEmpty && problem == nil
        emptyText.isHidden = !isEmpty
        emptyTitle.text = problem ?? strings.emptyTitle
        emptyTitle.style = Style(problem == nil ? .text : .danger, .bold)
        emptyText.text = strings.emptyText
        list.isHidden = model.rooms.isEmpty
        list.reloadData()
    }

    /// A room's name, how many are in it, and until when.
    private func row(_ index: Int) -> ListRow {
        // The list may ask once more for what it showed before.
        guard model.rooms.indices.contains(index) else { return .blank }
        let room = model.rooms[index]
        return ListRow([
            ListCell(room.name),
            ListCell(words.strings.rooms.members(room.memberCount), style: Style(.secondary)),
            ListCell(words.end(of: room, today: model.today), style: Style(.secondary)),
        ])
    }
}
