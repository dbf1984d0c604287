import Common
import Phrases
import Screens
import Terminal
import Walking

/// The days behind one's own number in a room: what counts of each, and why not more does.
final class RoomWeekViewController: ViewController {
    private let model: RoomViewModel
    private let words: TogetherWords
    private let list = ListView()
    private let page: ExplainedList

    init(model: RoomViewModel, words: TogetherWords) {
        self.model = model
        self.words = words
        page = ExplainedList(list)
        super.init()
        title = words.strings.week.title
    }

    override func loadView() { view = page }

    override func viewDidLoad() {
        list.columns = [
            ListColumn(width: 12, compressionResistance: 3), ListColumn(width: 7, alignment: .right, compressionResistance: 2),
            ListColumn(width: 11, stretch: 1, compressionResistance: 1),
        ]
        list.isSearchable = false
        list.numberOfRows = { [model] in model.days.count }
        list.row = { [weak self] in self?.row($0) ?? .blank }
        list.onActivate = { [model] in model.explainDay($0) }
        follow { [model, words] in await model.follow(words.phrases) }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        task { [model] in await model.load() }
    }

    override func encodeRestorableState() -> String? { list.scrollState }

    override func decodeRestorableState(_ state: String) { list.scrollState = state }

    override var keyCommands: [KeyCommand] {
        guard !model.days.isEmpty else { return [] }
        return [KeyCommand(words.keys.whyDay, hint: 20) { [model, list] in model.explainDay(list.selectedIndex) }]
    }

    override func updateProperties() {
        page.explanation.show(notice)
        if let week = model.week { title = week.mine.map { words.strings.week.whyTitle(words.phrases.number($0.steps)) } }
        list.isHidden = model.days.isEmpty
        list.reloadData()
    }

    /// The notice above the days.
    private var notice: Notice {
        if let problem = words.problem(with: model.content) { return .problem(problem) }
        guard let week = model.week else { return .remark("") }
        guard week.mine != nil else { return .remark(words.strings.room.notMine) }
        return .remark([words.strings.week.note, words.cap(of: week.room)].compactMap(\.self).joined(separator: "\n"))
    }

    private func row(_ index: Int) -> ListRow {
        let days = model.days
        // The list may ask once more for what it showed before.
        guard days.indices.contains(index) else { return .blank }
        let day = days[index]
        return ListRow([
            ListCell(words.phrases.date(day.date, today: model.today)),
            ListCell(words.phrases.number(day.counted)),
            ListCell(day.loss.map { name(of: $0) } ?? "", style: Style(.secondary)),
        ])
    }

    private func name(of loss: RoomWeek.Day.Loss) -> String {
        let strings = words.strings.week
        return switch loss {
        case .beforeRoom: strings.beforeRoom
        case .afterRoom: strings.afterRoom
        case .capped(let walked): strings.capped(words.phrases.number(walked))
        }
    }
}
