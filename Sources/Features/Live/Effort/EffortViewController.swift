import Common
import Coordinators
import LiveWalking
import Phrases
import Screens
import Terminal
import Walking

/// Asks how hard the walk is; at its end also for a note, and saves the walk.
package final class EffortViewController: ViewController {
    private let walk: LiveViewModel
    private let isAtEnd: Bool
    private let words: LiveWords
    private let done: @MainActor (LiveEnd) -> Void
    private let picker: OptionPicker<Int?>
    private let field = TextField()
    /// The way of a test, with what a sensor measured already in it.
    private let metresField = TextField()
    private let button = Button("")
    private let problem = Label(style: Style(.danger), lines: 0)
    private var failure: JournalFailure?
    init(walk: LiveViewModel, isAtEnd: Bool, words: LiveWords, done: @escaping @MainActor (LiveEnd) -> Void) {
        self.walk = walk
        self.isAtEnd = isAtEnd
        self.words = words
        self.done = done
        let strings = words.strings.effort
        picker = OptionPicker(
            words.phrases.effortLevels.map { OptionPicker.Option($0.value, $0.name) } + [OptionPicker.Option(nil, strings.unsaid)],
            selection: walk.effort.map { Optional($0) })
        super.init()
        title = strings.title
    }

    private var strings: EffortStrings { words.strings.effort }

    package override func loadView() { view = content }

    private lazy var content: EffortView = {
        // The choice scrolls on a small screen, and the fields stay.
        for field in [metresField, field] { field.compressionResistance = 1 }
        picker.compressionResistance = 2
        picker.minimumSize = Size(width: 0, height: 2)
        return EffortView(
            isAtEnd ? strings.atEnd : strings.during, parts: parts, problem: problem, button: button, hasButton: isAtEnd)
    }()

    private var metresHelp: String { walk.isMeasured ? strings.metresMeasured : strings.metresHelp }

    private var wantsMetres: Bool { isAtEnd && walk.wantsMetres }

    private var parts: [EffortView.Part] {
        let strings = strings
        let question = isAtEnd ? strings.atEnd : strings.during
        var parts = [EffortView.Part(view: picker) { question }]
        if wantsMetres {
            let metres = EffortView.Part(view: metresField) { [metresField] in metresField.errorText ?? metresField.helpText }
            parts.insert(metres, at: 0)
        }
        if isAtEnd { parts.append(EffortView.Part(view: field) { strings.note }) }
        return parts
    }

    package override func viewDidLoad() {
        picker.accessibilityLabel = isAtEnd ? strings.atEnd : strings.during
        field.accessibilityLabel = strings.note
        metresField.accessibilityLabel = metresHelp
        field.placeholder = words.phrases.example(strings.noteExample)
        metresField.placeholder = words.phrases.example(strings.metresExample)
        // What a sensor measured is only proposed: who knows better types over it.
        metresField.clearsOnInsertion = walk.isMeasured
        metresField.text = walk.knownWay
        metresField.helpText = metresHelp
        metresField.onChange = { [weak self] _ in
            self?.metresField.errorText = nil
            self?.content.setNeedsLayout()
        }
        metresField.onSubmit = { [weak self] _ in self?.goOn() }
        field.onSubmit = { [weak self] _ in self?.save() }
        button.title = strings.save
        button.action = { [weak self] in self?.save() }
        picker.onSubmit = { [weak self] in self?.goOn() }
    }

    /// Says what kept the walk from being saved, else at its end that the belt goes on: here a key still stops it.
    package override func updateProperties() {
        let belt = isAtEnd ? walk.update?.runningBelt : nil
        let sentence = failure.map(words.phrases.sentence) ?? belt.map(words.phrases.warning)
        // The walk goes on meanwhile, and changes each second.
        guard problem.text != sentence.map(Notice.problem)?.text ?? "" else { return }
        problem.showProblem(sentence)
        content.setNeedsLayout()
    }

    /// Leads to the next part; behind the last one the answers are saved.
    private func goOn() {
        if !content.move(by: 1) { save() }
    }

    /// The way of a test is its result, which nobody can say later; how hard it was is a word beside it.
    package override var preferredFirstResponder: Responder? { wantsMetres ? metresField : picker }

    package override var keyCommands: [KeyCommand] {
        let keys = words.keys
        let save = KeyCommand(keys.saveEffort, hint: 5) { [weak self] in self?.save() }
        // On a narrow screen the way on has its place beside the way out.
        let skip = KeyCommand(keys.skipEffort, hint: 800) { [weak self] in self?.skip() }.short(strings.skipShort)
        return (isAtEnd ? [save, skip] : [save]) + (failure == nil ? [] : waysOut)
    }

    /// The keys by which one leaves a walk that cannot be saved, as on a full disk.
    private var waysOut: [KeyCommand] {
        [
            KeyCommand(words.keys.saveLater, hint: 6) { [weak self, walk] in
                self?.leave { () async throws(JournalFailure) in
                    try await walk.keep()
                    return .kept
                }
            },
            KeyCommand(words.keys.discardUnsaved, hint: 7) { [weak self] in self?.discard() },
        ]
    }

    package override func keyPressed(_ key: Key) -> Bool {
        switch key {
        case .down where !picker.isFirstResponder: content.move(by: 1) || (treeWindow?.moveFocus(forward: true) ?? false)
        case .up where !picker.isFirstResponder: content.move(by: -1) || (treeWindow?.moveFocus(forward: false) ?? false)
        default: false
        }
    }

    private func save() {
        // Whoever moved the bar to an answer and saved meant it.
        let effort = picker.pointed ?? picker.selection ?? nil
        guard isAtEnd else {
            if let effort { walk.send(.effort(effort)) }
            return goBack()
        }
        end(effort: effort)
    }

    /// Saves the walk without how hard it was: it is over, and to leave the question loses nothing, nor what was written.
    private func skip() { end(effort: nil) }

    /// Saves the walk, unless a way was typed that is none: the result of a test cannot be said later.
    private func end(effort: Int?) {
        let typed = wantsMetres ? metresField.text.trimmed : ""
        let metres = CourseDistance.metres(typed)
        guard typed.isEmpty || metres.map(walk.isPossible) == true else {
            metresField.errorText = strings.metresWrong(words.phrases.possibleNumbers(of: .sixMinutes))
            content.show(metresField)
            content.setNeedsLayout()
            return
        }
        leave { [walk, note = field.text] () async throws(JournalFailure) in
            try await walk.save(effort: effort, note: note, metres: metres)
        }
    }

    private func discard() {
        let ending = words.strings.walk.ending
        taskBeforeKeys { [weak self, walk] in
            guard await self?.confirm(ending.discardTitle, message: ending.discardText, action: ending.discard) == true else { return }
            self?.leave { () async throws(JournalFailure) in
                try await walk.discard()
                return .discarded
            }
        }
    }

    /// Leaves the walk by a way that may fail, which is said.
    private func leave(_ way: @escaping @MainActor () async throws(JournalFailure) -> LiveEnd) {
        taskBeforeKeys { [weak self] in
            do throws(JournalFailure) {
                let end = try await way()
                self?.done(end)
            } catch {
                self?.failure = error
                self?.setNeedsUpdateProperties()
            }
        }
    }
}
