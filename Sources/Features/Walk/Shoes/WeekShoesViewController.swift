import Common
import Coordinators
import Phrases
import Screens
import Terminal
import Walking

/// Asks which pair of shoes was on, for the walks of a week at once.
package final class WeekShoesViewController: ViewController, Flow {
    package let result = FlowResult<WalkOutcome>()
    private let model: WeekShoesViewModel
    private let words: WalkFormatter
    private let question = Label(style: Style(.title, .bold), lines: 0)
    private let field = TextField(maximumLength: ShoeRack.maximumNameLength)
    private let notice = Label(style: Style(.danger), lines: 0)
    private let list = ListView()

    init(model: WeekShoesViewModel, words: WalkFormatter) {
        self.model = model
        self.words = words
        super.init()
        title = words.strings.shoes.weekTitle
    }

    private var strings: ShoesStrings { words.strings.shoes }

    package override func loadView() {
        question.indent = Control.gutter
        let stack = StackView(.vertical, [question, field, notice, list])
        stack.setCustomSpacing(1, after: field)
        stack.layoutMargins = Size(width: 2, height: 1)
        view = stack
    }

    package override func viewDidLoad() {
        field.placeholder = strings.pair
        field.helpText = strings.pairHelp
        field.onChange = { [model] in model.type($0) }
        field.onSubmit = { [weak self] _ in self?.save() }
        list.isSearchable = false
        list.allowsMultipleSelection = true
        list.numberOfRows = { [model] in model.walks.count }
        list.row = { [weak self, model] in self?.row(model.walks[$0]) ?? .blank }
        list.onMark = { [model] in model.mark(rows: $0) }
        list.itemIdentifier = { [model] in model.walks[$0].id }
        follow { [model] in await model.follow() }
    }

    package override func viewWillAppear(_ animated: Bool) {
        taskBeforeKeys { [model] in await model.load() }
    }

    package override var preferredFirstResponder: Responder? { field }

    package override func keyPressed(_ key: Key) -> Bool {
        switch key {
        case .down where field.isFirstResponder: list.becomeFirstResponder()
        case .up where list.isFirstResponder && list.selectedIndex == 0: field.becomeFirstResponder()
        default: false
        }
    }

    package override var keyCommands: [KeyCommand] {
        let keys = words.keys
        let reason = model.pair == nil ? strings.noName : model.count == 0 ? strings.nothing : nil
        return [
            KeyCommand(keys.saveWeekShoes, hint: 10, disabledReason: reason) { [weak self] in self?.save() },
            KeyCommand(keys.nextShoes, hint: 20, disabledReason: model.pairs.count < 2 ? strings.noPair : nil) { [model] in
                model.chooseNext()
            },
            KeyCommand(keys.shoesWeekBefore, hint: 30) { [weak self] in self?.turn(by: -1) },
            KeyCommand(keys.shoesWeekAfter, hint: 31, disabledReason: model.isThisWeek ? strings.noLater : nil) { [weak self] in
                self?.turn(by: 1)
            },
        ]
    }

    private func turn(by weeks: Int) {
        task { [model] in await model.turn(by: weeks) }
    }

    private func save() {
        taskBeforeKeys { [weak self, model] in
            if let count = await model.save() { self?.finish(with: .changed(count)) }
        }
    }

    package override func updateProperties() {
        let phrases = words.phrases
        field.text = model.name
        field.errorText = model.state.value != nil && model.pair == nil ? strings.noName : nil
        question.text =
            model.monday.map { strings.weekQuestion + "  " + phrases.span($0, $0.adding(days: 6), today: model.today) }
            ?? strings.weekQuestion
        notice.showProblem(model.failure.map(phrases.sentence))
        list.columns = columns
        list.emptyText = model.state.notice(phrases, loading: strings.loading)?.text ?? strings.noWalks
        list.reloadData()
        list.markedRows = model.markedRows
    }

    /// Wide enough for what the week's walks have in them.
    private var columns: [ListColumn] {
        let widest = model.walks.map { TextWidth.of(amount(of: $0)) }.max() ?? 0
        return [
            ListColumn(width: 10, compressionResistance: 9), ListColumn(width: 11, compressionResistance: 8),
            ListColumn(width: max(9, widest), alignment: .right, compressionResistance: 6),
            ListColumn(width: 12, stretch: 1, compressionResistance: 10),
        ]
    }

    /// The distance of a walk, or its duration.
    private func amount(of walk: Walk) -> String {
        walk.distance.map { words.phrases.distance($0) } ?? words.phrases.duration(walk.walkingTime)
    }

    private func row(_ walk: Walk) -> ListRow {
        let phrases = words.phrases
        let text = [walk.shoes ?? strings.nobodySaid, walk.title].filter { !$0.isEmpty }.joined(separator: " · ")
        return ListRow([
            ListCell(phrases.shortDate(walk.zone.day(of: walk.start), today: model.today)), ListCell(words.span(walk)),
            ListCell(amount(of: walk), style: Style(.secondary)),
            ListCell(text, style: walk.shoes == nil ? Style(.secondary) : .plain),
        ])
    }
}
