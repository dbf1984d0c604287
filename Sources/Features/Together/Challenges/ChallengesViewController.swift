import Common
import Coordinators
import Phrases
import Screens
import Terminal
import Walking

/// The challenges of a room, each with everybody's place.
final class ChallengesViewController: ViewController {
    private let model: ChallengesViewModel
    private let words: TogetherWords
    private let list = ListView()
    private let page: ExplainedList

    init(model: ChallengesViewModel, words: TogetherWords) {
        self.model = model
        self.words = words
        page = ExplainedList(list)
        super.init()
        title = words.strings.challenges.title
    }

    override func loadView() { view = page }

    override func viewDidLoad() {
        list.columns = [
            ListColumn(width: 4, alignment: .right, compressionResistance: 3), ListColumn(width: 10, stretch: 1, compressionResistance: 2),
            ListColumn(width: Self.barWidth), ListColumn(width: 13, alignment: .right, compressionResistance: 3),
        ]
        list.isSearchable = false
        list.numberOfRows = { [model] in model.rows.count }
        list.row = { [weak self] in self?.row($0) ?? .blank }
        list.emptyText = words.strings.challenges.empty
        follow { [model] in await model.follow() }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        task { [model] in await model.load() }
    }

    override func encodeRestorableState() -> String? { list.scrollState }

    override func decodeRestorableState(_ state: String) { list.scrollState = state }

    /// Says which challenge was started.
    func report(started terms: ChallengeTerms) {
        showToast(words.strings.challenges.started(words.phrases.title(of: terms, today: model.today)), scope: .screen)
    }

    override var keyCommands: [KeyCommand] {
        guard case .loaded(.some) = model.content else { return [] }
        let (keys, strings) = (words.keys, words.strings.challenges)
        var commands = [KeyCommand(keys.newChallenge, hint: 10) { [model] in model.newChallenge() }]
        if let challenge = model.challenge(at: list.selectedIndex) {
            commands.append(
                KeyCommand(keys.callOffChallenge, hint: 20, disabledReason: challenge.isMine ? nil : strings.notMine) { [weak self] in
                    self?.confirmCallingOff(challenge)
                })
        }
        return commands
    }

    private func confirmCallingOff(_ challenge: ShownChallenge) {
        let strings = words.strings.challenges
        task { [weak self, model] in
            guard let self, await confirm(strings.callOffTitle, message: strings.callOffText, action: strings.callOff) else { return }
            await model.callOff(challenge)
        }
    }

    override func updateProperties() {
        page.explanation.showProblem(trouble)
        list.isHidden = model.content.value == nil
        list.reloadData()
    }

    private var trouble: String? {
        if let problem = model.problem { return words.phrases.sentence(problem) }
        switch model.content {
        case .loading, .loaded(.some): return nil
        case .loaded(.none): return words.strings.challenges.noRoom
        case .failed(let failure): return words.phrases.sentence(failure)
        }
    }

    // MARK: Rows

    private static let barWidth = 16

    private func row(_ index: Int) -> ListRow {
        // The list may ask once more for what it showed before.
        guard model.rows.indices.contains(index), let challenge = model.challenge(at: index) else { return .blank }
        switch model.rows[index] {
        case .space: return .blank
        case .title: return heading(title(of: challenge.terms), Style(.text, .bold))
        case .rules: return heading(words.phrases.rules(of: challenge.terms) ?? "", Style(.secondary))
        case .remark: return ListRow(["", ListCell(words.strings.challenges.noPlaces, style: Style(.secondary))])
        case .place(_, let place): return row(challenge.places[place], best: challenge.places.map(\.amount).max() ?? 0)
        }
    }

    private func heading(_ text: String, _ style: Style) -> ListRow { ListRow([ListCell(text, style: style)], isSelectable: false) }

    /// `16 Nov – 22 Nov · 4 days left`.
    private func title(of terms: ChallengeTerms) -> String {
        let (phrases, today) = (words.phrases, model.today)
        return
            "\(phrases.span(terms.first, terms.last, today: today)) · \(phrases.state(of: terms, today: today, isSettled: model.isSettled(terms)))"
    }

    private func row(_ place: ShownChallenge.Place, best: Int) -> ListRow {
        let name = place.name ?? words.strings.club.hidden
        let style = place.isMe ? Style(.text, .bold) : .plain
        let bar = String(repeating: "▇", count: (place.amount * Self.barWidth + max(1, best) / 2) / max(1, best))
        return ListRow([
            ListCell(place.rank.map(words.phrases.number) ?? "–", style: Style(.secondary)),
            ListCell(place.isMe ? "\(name) (\(words.strings.room.you))" : name, style: style),
            ListCell(bar, style: Style(place.isMe ? .accent : .chart)),
            ListCell(place.score ?? "–", style: style),
        ])
    }
}
