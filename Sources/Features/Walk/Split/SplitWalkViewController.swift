import Common
import Coordinators
import Phrases
import Screens
import Terminal
import Walking

/// Makes two walks of one that was not stopped in between.
package final class SplitWalkViewController: ViewController, Flow {
    package let result = FlowResult<WalkOutcome>()
    private let model: SplitWalkViewModel
    private let words: WalkFormatter
    private let question = Label(style: Style(.title, .bold))
    private let field = TextField()
    private let preview = Label(style: Style(.secondary), lines: 0)
    private let saveButton = Button("")

    init(model: SplitWalkViewModel, words: WalkFormatter) {
        self.model = model
        self.words = words
        super.init()
        title = words.strings.bulk.splitTitle
    }

    package override func loadView() {
        let stack = StackView(.vertical, spacing: 1, [question, field, preview, saveButton])
        stack.layoutMargins = Size(width: 4, height: 1)
        view = ScrollView(stack)
    }

    package override func viewDidLoad() {
        let strings = words.strings.bulk
        question.text = strings.splitQuestion
        field.helpText = strings.splitHelp
        field.accepts = { $0.isNumber || $0 == ":" }
        field.clearsOnInsertion = true
        field.onChange = { [model] in model.text = $0 }
        field.onSubmit = { [weak self] _ in self?.split() }
        saveButton.title = strings.splitTitle
        saveButton.action = { [weak self] in self?.split() }
        taskBeforeKeys { [model] in await model.load() }
    }

    package override var preferredFirstResponder: Responder? { field }

    package override var keyCommands: [KeyCommand] {
        [KeyCommand(words.keys.saveSplit, hint: 10) { [weak self] in self?.split() }]
    }

    private func split() {
        // The field says what is wrong with it.
        guard model.moment != nil || model.walk == nil else {
            _ = field.becomeFirstResponder()
            return
        }
        taskBeforeKeys { [weak self, model] in
            if await model.split() { self?.finish(with: .split) }
        }
    }

    package override func updateProperties() {
        let strings = words.strings.bulk
        field.text = model.text
        field.errorText = model.walk != nil && model.moment == nil ? strings.splitOutside : nil
        let halves = model.halves.map { walk in
            [words.span(walk), walk.steps.map { words.phrases.steps($0) }, walk.distance.map { words.phrases.distance($0) }]
                .compactMap(\.self).joined(separator: " · ")
        }
        preview.show(model.failure.map { .problem(words.phrases.sentence($0)) } ?? .remark(halves.joined(separator: "\n")))
    }
}
