import Screens
import Terminal

/// The tab's root: the rooms one is in, or what a room is.
final class RoomsViewController: ViewController {
    private let model: RoomsViewModel
    private let list = ListView()
    private let emptyTitle = Label(style: Style(.text, .bold))
    private let emptyText = Label(style: Style(.secondary), lines: 0)

    init(_ model: RoomsViewModel) {
        self.model = model
        super.init()
        title = model.strings.tab
    }

    override func loadView() {
        let stack = StackView(.vertical, spacing: 1, [emptyTitle, emptyText, list])
        stack.layoutMargins = Size(width: 2, height: 1)
        view = stack
    }

    override func viewDidLoad() {
        list.columns = [
            ListColumn(width: 12, weight: 1, importance: 2),
            ListColumn(width: 12, alignment: .right, importance: 1),
            ListColumn(width: 22, alignment: .right),
        ]
        list.numberOfRows = { [model] in model.rooms.count }
        list.row = { [model] in model.row($0) }
        list.onActivate = { [model] in model.open($0) }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        task { [model] in await model.load() }
    }

    override func encodeRestorableState() -> String? { list.scrollState }

    override func decodeRestorableState(_ state: String) { list.scrollState = state }

    override func updateProperties() {
        let isEmpty = model.state == .loaded([])
        emptyTitle.isHidden = !isEmpty && model.problem == nil
        emptyText.isHidden = !isEmpty
        emptyTitle.text = model.problem.map { "! " + $0 } ?? model.strings.emptyTitle
        emptyTitle.style = Style(model.problem == nil ? .text : .danger, .bold)
        emptyText.text = model.strings.emptyText
        list.isHidden = model.rooms.isEmpty
        list.reloadData()
    }

    override var keyCommands: [KeyCommand] {
        let keys = TogetherKeys(strings: model.strings)
        return [
            KeyCommand(keys.newRoom, hint: 10) { [model] in model.makeRoom() },
            KeyCommand(keys.join, hint: 20) { [model] in model.join() },
        ]
    }
}
