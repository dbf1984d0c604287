import Common
import Coordinators
import Phrases
import Screens
import Terminal
import Walking

/// Sets the daily goal, and says how the last weeks would have gone with it; or the minutes of a week, for who goes by them.
package final class GoalViewController: ViewController, Flow {
    package let result = FlowResult<WalkOutcome>()
    private let model: GoalViewModel
    private let words: WalkFormatter
    private let question = Label(style: Style(.title, .bold))
    private let field = TextField()
    private let explanation = Label(style: Style(.secondary), lines: 0)
    private let trial = Label(style: Style(.secondary), lines: 0)
    private let saveButton = Button("")
    private let others = Label(style: Style(.secondary), lines: 0)
    private let toOthers = Button("")

    init(model: GoalViewModel, words: WalkFormatter) {
        self.model = model
        self.words = words
        super.init()
        title = words.strings.goal.title
    }

    package override func loadView() {
        let stack = StackView(
            .vertical, spacing: 1, [question, field, explanation, trial, others, StackView(.vertical, [saveButton, toOthers])])
        stack.setCustomSpacing(0, after: field)
        stack.layoutMargins = Size(width: 4, height: 1)
        explanation.indent = Control.gutter
        // The trial, which shows what would have been, is what the screen is for.
        (others.compressionResistance, explanation.compressionResistance) = (-2, -1)
        view = stack
    }

    package override func viewDidLoad() {
        let strings = words.strings.goal
        field.accepts = TypedSteps.canContain
        field.clearsOnInsertion = true
        field.onChange = { [model] in model.type($0) }
        field.onSubmit = { [weak self] _ in self?.save() }
        saveButton.title = strings.save
        saveButton.action = { [weak self] in self?.save() }
        toOthers.title = strings.othersButton
        toOthers.action = { [model] in model.go(to: .otherGoals) }
        taskBeforeKeys { [model] in await model.load() }
        follow { [model] in await model.follow() }
    }

    package override func viewWillAppear(_ animated: Bool) {
        task { [model] in await model.refresh() }
    }

    package override var preferredFirstResponder: Responder? { field }

    /// Lets the arrows lead from one control to the next, as in a form, and change nothing.
    package override func keyPressed(_ key: Key) -> Bool {
        switch key {
        case .down: treeWindow?.moveFocus(forward: true) ?? false
        case .up: treeWindow?.moveFocus(forward: false) ?? false
        default: false
        }
    }

    package override var answeredKeys: [KeyCommand] { [answered(.up, .down, title: treeWindow?.text.keyNames.move ?? "")] }

    package override func encodeRestorableState() -> String? { model.restorableState }

    package override func decodeRestorableState(_ state: String) { model.restore(state) }

    package override var keyCommands: [KeyCommand] {
        let keys = words.keys
        return [
            KeyCommand(keys.moreSteps, hint: 10) { [model] in model.step(isMore: true) },
            KeyCommand(keys.fewerSteps, hint: 11) { [model] in model.step(isMore: false) },
            KeyCommand(keys.saveGoal, hint: 5) { [weak self] in self?.save() },
        ] + WalkRoute.destinations.commands(on: Self.self, words.strings) { [model] in model.go(to: $0) }
    }

    private func save() {
        // The field says what is wrong with it.
        guard model.amount != nil || model.goal.value == nil else {
            _ = field.becomeFirstResponder()
            return
        }
        taskBeforeKeys { [weak self, model] in
            if let outcome = await model.save() { self?.finish(with: outcome) }
        }
    }

    package override func updateProperties() {
        let (strings, phrases) = (words.strings.goal, words.phrases)
        let asked = model.asksForMinutes ? strings.askedMinutes : strings.asked
        (question.text, explanation.text) = (asked.question, asked.explanation)
        field.text = model.text
        let allowed = model.allowed
        let bad = strings.bad(phrases.number(allowed.lowerBound), phrases.number(allowed.upperBound))
        if let notice = model.goal.notice(phrases) {
            trial.show(notice)
        } else {
            field.errorText = model.amount == nil ? bad : nil
            explanation.isHidden = model.amount == nil
            let weeks = model.trial.map { strings.lastWeeks($0.hits, $0.days) } ?? ""
            trial.show(model.failure.map { .problem(phrases.sentence($0)) } ?? .remark(weeks))
        }
        others.text =
            model.goal.value.map {
                strings.twoMore($0.speed.map(phrases.speed) ?? strings.none, $0.stepLength.map(phrases.stepLength) ?? strings.none)
            } ?? ""
        if model.asksForMinutes {
            others.text = strings.stepsElsewhere
        } else if let minutes = model.weeklyMinutes {
            others.text = strings.byMinutes(phrases.number(minutes)) + "\n" + others.text
        }
    }
}
