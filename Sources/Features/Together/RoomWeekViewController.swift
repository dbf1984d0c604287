import Phrases
import Screens
import Terminal
import Walking

/// The days behind one's own number in a room: what counts of each, and why not more does.
final class RoomWeekViewController: ViewController {
    private let model: RoomViewModel
    private let note = Label(style: Style(.secondary), lines: 0)
    private let list = ListView()

    init(_ model: RoomViewModel) {
        self.model = model
        super.init()
        title = model.strings.thisWeek
    }

    override func loadView() {
        note.indent = Control.gutter
        list.weight = 1
        let stack = StackView(.vertical, spacing: 1, [note, list])
        stack.layoutMargins = Size(width: 2, height: 1)
        view = stack
    }

    override func viewDidLoad() {
        list.columns = [
            ListColumn(width: 12, importance: 3), ListColumn(width: 7, alignment: .right, importance: 2),
            ListColumn(width: 11, weight: 1, importance: 1),
        ]
        list.isSearchable = false
        list.numberOfRows = { [model] in model.week.count }
        list.row = { [weak self] in self?.row($0) ?? .blank }
        list.onActivate = { [model] in model.explainDay($0) }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        task { [model] in await model.load() }
    }

    override func encodeRestorableState() -> String? { list.scrollState }

    override func decodeRestorableState(_ state: String) { list.scrollState = state }

    override var keyCommands: [KeyCommand] {
        let key = TogetherKeys(strings: model.strings).whyDay
        return model.week.isEmpty ? [] : [KeyCommand(key, hint: 20) { [model, list] in model.explainDay(list.selectedIndex) }]
    }

    override func updateProperties() {
        let strings = model.strings
        note.style = Style(.secondary)
        if let problem = model.problem {
            note.text = "! " + problem
            note.style = Style(.danger)
        } else if let room = model.room {
            title = model.mine.map { strings.whyTitle(model.dependencies.phrases.number($0.steps)) }
            let cap = room.dailyCap.limit.map { strings.capNote(model.dependencies.phrases.number($0)) }
            note.text = model.mine == nil ? strings.notMine : [strings.weekNote, cap].compactMap { $0 }.joined(separator: "\n")
        } else {
            note.text = ""
        }
        list.isHidden = model.week.isEmpty
        list.reloadData()
    }

    private func row(_ index: Int) -> ListRow {
        let week = model.week
        // The list may ask once more for what it showed before.
        guard week.indices.contains(index) else { return .blank }
        let day = week[index]
        return ListRow([
            ListCell(model.dependencies.phrases.date(day.date, today: model.dependencies.today)),
            ListCell(model.dependencies.phrases.number(day.counted)),
            ListCell(day.note, style: Style(.secondary)),
        ])
    }
}
