import Common
import Coordinators
import Phrases
import Screens
import Terminal
import Walking

/// Every goal with its standing: those of the day and what comes next, those of a week or a year and their pace, and the records.
package final class GoalsViewController: ViewController, OutcomeReporting {
    private let model: GoalsViewModel
    let words: WalkFormatter
    private let list = NoteList(
        columns: [
            ListColumn(width: 1, compressionResistance: 6), ListColumn(width: 12, stretch: 1, compressionResistance: 9),
            ListColumn(width: 15, alignment: .right, compressionResistance: 8),
        ], leastNote: 20, keepsNotes: false)
    /// The note of the chosen line, where the list has no room for notes.
    private let note = Label(style: Style(.secondary), lines: 3)
    private var rows: [GoalRow] = []

    init(model: GoalsViewModel, words: WalkFormatter) {
        self.model = model
        self.words = words
        super.init()
        title = words.strings.goals.title
    }

    private var strings: GoalsStrings { words.strings.goals }

    package override func loadView() {
        note.indent = Control.gutter
        view = ListPage(StackView(.vertical, [list, note]))
    }

    package override func viewDidLoad() {
        list.onSelect = { [weak self] _ in self?.showNote() }
        list.onHide = { [weak self] in self?.showNote() }
        follow { [model] in await model.follow() }
    }

    package override func viewWillAppear(_ animated: Bool) {
        task { [model] in await model.load() }
    }

    package override func encodeRestorableState() -> String? { list.scrollState }

    package override func decodeRestorableState(_ state: String) { list.scrollState = state }

    package var undoKey: KeyEntry? { words.keys.undoGoals }

    package func sentence(_ outcome: WalkOutcome) -> String { words.sentence(outcome) }

    private var selected: GoalRow? { list.selectedRow.flatMap { rows.indices.contains($0) ? rows[$0] : nil } }

    package override var keyCommands: [KeyCommand] {
        let keys = words.keys
        let noGoal = selected?.measure == nil ? reasonWithoutLevel : nil
        let noSpan = ownGoal == nil ? strings.notHere : nil
        let isFixed = minutes != nil
        return WalkRoute.destinations.commands(on: Self.self, words.strings) { [model] in model.go(to: $0) } + [
            KeyCommand(keys.takeGoal, hint: 5, disabledReason: reasonAgainstTaking) { [weak self] in self?.take() },
            KeyCommand(keys.holdGoal, hint: 20, disabledReason: isFixed ? strings.isFixed : noGoal) { [weak self] in self?.hold() },
            KeyCommand(keys.growGoals, hint: 25) { [weak self] in self?.grow() },
            KeyCommand(keys.showGoal, hint: 30, disabledReason: noGoal) { [weak self] in self?.show() },
            KeyCommand(keys.endGoal, disabledReason: noSpan) { [weak self] in self?.end() },
        ]
            + undoCommands(
                model.undo, words.phrases, undo: keys.undoGoals, redo: keys.redoGoals, hint: 40, for: { !$0.isImport }
            ) { [model] in await model.load() }
    }

    /// The reason why the chosen line has no next goal to take; nil where it has one.
    private var reasonAgainstTaking: String? {
        switch selected {
        case .level(let level): level.proposal == nil ? strings.cannotTake : nil
        case .minutes: nil
        case .blank, .header, .span, .record, nil: reasonWithoutLevel
        }
    }

    /// The reason why nothing can be done here that is done with a goal of the day.
    private var reasonWithoutLevel: String {
        if case .span? = selected { strings.notForOwn(keyName(words.keys.endGoal)) } else { strings.notHere }
    }

    /// The minutes of a week, where their line is chosen.
    private var minutes: Int? { if case .minutes(let count, _, _)? = selected { count } else { nil } }

    /// The goal of the person's own that is chosen.
    private var ownGoal: SpanGoal? {
        switch selected {
        case .span(let standing): standing.goal
        case .minutes(_, let standing, let isOwn): isOwn ? standing.goal : nil
        case .blank, .header, .level, .record, nil: nil
        }
    }

    private func take() {
        guard minutes == nil else { return model.go(to: .weekGoal) }
        guard case .level(let level)? = selected, let goal = level.proposal else { return }
        let value = words.phrases.value(goal, of: level.measure)
        // Steps come to so many a day; a speed and a step length are those of each walk.
        let text = level.measure == .steps ? strings.aDay(value) : "\(words.strings.home.measure(level.measure)) \(value)"
        change { [model, strings] () throws(JournalFailure) in
            try await model.take(goal, for: level.measure)
            return strings.taken(text)
        }
    }

    private func hold() {
        guard let measure = selected?.measure else { return }
        let name = words.strings.home.measure(measure)
        change { [model, strings] () throws(JournalFailure) in
            try await model.hold(measure) ? strings.isHeld(name) : strings.grows(name)
        }
    }

    private func grow() {
        change { [model, strings] () throws(JournalFailure) in strings.growing(try await model.grow()) }
    }

    private func show() {
        guard let measure = selected?.measure else { return }
        let name = words.strings.home.measure(measure)
        change { [model, strings] () throws(JournalFailure) in
            try await model.show(measure) ? strings.isShown(name) : strings.isHidden(name)
        }
    }

    private func end() {
        guard let goal = ownGoal else { return }
        let title = words.title(goal)
        change { [model, strings] () throws(JournalFailure) in
            try await model.end(goal)
            return strings.ended(title)
        }
    }

    /// Changes something and says what was done.
    private func change(_ work: @escaping @MainActor () async throws(JournalFailure) -> String) {
        attempt(words.phrases) { [weak self] () throws(JournalFailure) in
            let sentence = try await work()
            self?.showToast(sentence, offering: self?.undoKey)
        }
    }

    package override func updateProperties() {
        let newKey = WalkRoute.destinations.key(to: .newGoal, words.strings).flatMap(keyName)
        rows = model.state.value.map { words.rows($0, newKey: newKey) } ?? []
        list.list.emptyText = model.state.notice(words.phrases, loading: strings.loading)?.text ?? ""
        list.rows = rows.map { words.row($0, shown: model.shown, takeKey: keyName(words.keys.takeGoal), lacksAge: model.lacksAge) }
        showNote()
    }

    private func showNote() {
        let row = list.selectedRow.flatMap { list.rows.indices.contains($0) ? list.rows[$0] : nil }
        let text = list.hidesNotes ? row?.cells.last?.text ?? "" : ""
        note.text = selected.map { words.note(of: $0, text) } ?? text
    }
}
