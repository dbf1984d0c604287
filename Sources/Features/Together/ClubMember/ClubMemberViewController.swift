import Clubs
import Common
import Phrases
import Screens
import Terminal
import Walking

/// The days of one member of a shared room.
final class ClubMemberViewController: ViewController {
    private let model: ClubMemberViewModel
    private let words: TogetherWords
    private let list = ListView()
    private let page: ExplainedList

    init(model: ClubMemberViewModel, words: TogetherWords) {
        self.model = model
        self.words = words
        page = ExplainedList(list)
        super.init()
        title = words.strings.rooms.title
    }

    override func loadView() { view = page }

    override func viewDidLoad() {
        list.columns = [
            ListColumn(width: 14, compressionResistance: 2), ListColumn(width: 8, alignment: .right, compressionResistance: 2),
            ListColumn(width: Self.barWidth, stretch: 1),
        ]
        list.numberOfRows = { [model] in model.days.count }
        list.row = { [weak self] in self?.row($0) ?? .blank }
        follow { [model] in await model.follow() }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        task { [model] in await model.loadAndFetch() }
    }

    override func encodeRestorableState() -> String? { list.scrollState }

    override func decodeRestorableState(_ state: String) { list.scrollState = state }

    override func updateProperties() {
        if let name = model.name { title = model.isBlocked ? words.strings.club.hidden : name.text }
        page.explanation.showProblem(trouble)
        list.isHidden = model.content.value == nil
        list.emptyText = model.isFetching ? words.strings.club.daysOnTheirWay : isKnown ? words.strings.club.noDays : ""
        list.reloadData()
    }

    private var trouble: String? {
        if let problem = model.problem { return words.sentence(problem) }
        return switch model.content {
        case .loading, .loaded(.some): nil
        case .loaded(.none): model.isFetching ? nil : words.phrases.sentence(.noSuchMember)
        case .failed(let failure): words.phrases.sentence(failure)
        }
    }

    private var isKnown: Bool { if case .loaded(.some) = model.content { true } else { false } }

    private static let barWidth = 24

    private func row(_ index: Int) -> ListRow {
        let days = model.days
        guard days.indices.contains(index) else { return .blank }
        let day = days[index]
        let best = max(1, days.map(\.steps).max() ?? 1)
        return ListRow([
            ListCell(words.phrases.date(day.date, today: model.today)), ListCell(words.phrases.number(day.steps)),
            ListCell(String(repeating: "▇", count: (day.steps * Self.barWidth + best / 2) / best), style: Style(.chart)),
        ])
    }
}
