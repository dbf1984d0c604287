import Common
import Coordinators
import Phrases
import Screens
import Terminal
import Walking

/// A goal for a day, a week, a month or a year, typed as one says it.
package final class NewGoalViewController: ViewController, Flow {
    package let result = FlowResult<WalkOutcome>()
    private let model: NewGoalViewModel
    private let words: WalkFormatter
    private let question = Label(style: Style(.title, .bold))
    private let field = TextField()
    private let saveButton = Button("")
    private let notice = Label(style: Style(.danger), lines: 0)

    init(model: NewGoalViewModel, words: WalkFormatter) {
        self.model = model
        self.words = words
        super.init()
        title = words.strings.goals.newTitle
    }

    private var strings: GoalsStrings { words.strings.goals }
    private var exampleWays: GoalsStrings.ExampleWays { GoalsStrings.ExampleWays(words.phrases.units) }

    package override func loadView() {
        let stack = StackView(.vertical, spacing: 1, [question, field, saveButton, notice])
        stack.layoutMargins = Size(width: 4, height: 1)
        view = stack
    }

    package override func viewDidLoad() {
        question.text = strings.question
        field.placeholder = words.phrases.example(strings.placeholder(exampleWays))
        field.helpText = strings.help
        field.onChange = { [model] in model.type($0) }
        field.onSubmit = { [weak self] _ in self?.save() }
        saveButton.title = strings.save
        saveButton.action = { [weak self] in self?.save() }
    }

    package override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        taskBeforeKeys { [words, model] in await model.load { words.perSpan(words.phrases.minutes($0), .week) } }
    }

    package override var preferredFirstResponder: Responder? { field }

    package override func encodeRestorableState() -> String? { model.text == model.original ? nil : model.text }

    package override func decodeRestorableState(_ state: String) { model.type(state) }

    package override var keyCommands: [KeyCommand] {
        [KeyCommand(words.keys.saveSpanGoal, hint: 10) { [weak self] in self?.save() }]
    }

    private func save() {
        taskBeforeKeys { [weak self, model] in
            if let goal = await model.save() { self?.finish(with: .spanGoal(goal, replacing: model.replaced)) }
        }
    }

    package override func updateProperties() {
        field.clearsOnInsertion = !model.original.isEmpty
        field.text = model.text
        field.errorText = model.isWrong ? strings.bad(exampleWays) : nil
        notice.showProblem(model.failure.map(words.phrases.sentence))
    }
}
