import Phrases
import Screens
import Terminal
import Walking

/// Writes a walk down, or changes one.
package final class WalkFormViewController: ViewController {
    private let model: WalkFormViewModel
    private let words: WalkWords
    private let form = FormView(spacing: 0)
    private let notice = Label(style: Style(.danger), lines: 0)
    private var fields: [WalkFields.Field: TextField] = [:]
    private var saveButton = Button("")

    init(model: WalkFormViewModel, words: WalkWords) {
        self.model = model
        self.words = words
        super.init()
        title = if case .log = model.purpose { words.strings.form.newTitle } else { words.strings.form.editTitle }
    }

    package override func loadView() {
        let stack = StackView(.vertical, spacing: 1, [form, notice])
        stack.layoutMargins = Size(width: 4, height: 1)
        view = stack
    }

    package override func viewDidLoad() {
        let strings = words.strings.form
        var rows = WalkFields.Field.allCases.map { field in
            let textField = TextField(
                placeholder: strings.placeholder(of: field), maximumLength: field.maximumLength,
                onSubmit: { [weak self] _ in self?.submit(field) },
                onChange: { [model] text in model.type(text, into: field) })
            fields[field] = textField
            return FormRow(strings.label(of: field), textField)
        }
        saveButton = Button(strings.save) { [weak self] in self?.save() }
        rows.append(FormRow("", saveButton))
        form.rows = rows
        task { [model] in await model.load() }
    }

    package override var preferredFirstResponder: Responder? { fields[.duration] }

    package override var keyCommands: [KeyCommand] {
        [KeyCommand(words.keys.saveWalk, hint: 10) { [weak self] in self?.save() }]
    }

    package override func encodeRestorableState() -> String? { model.restorableState }

    package override func decodeRestorableState(_ state: String) { model.restore(state) }

    package override func canLeave(_ reason: LeaveReason) async -> Bool {
        await mayLeave(losing: model.hasChanges, words)
    }

    /// Enter goes on to the next question, and saves after the last.
    private func submit(_ field: WalkFields.Field) {
        let order = WalkFields.Field.allCases
        model.leave(field)
        if let index = order.firstIndex(of: field), order.indices.contains(index + 1) {
            fields[order[index + 1]]?.becomeFirstResponder()
        } else {
            save()
        }
    }

    private func save() {
        task { [weak self, model] in
            if let field = await model.save() { self?.fields[field]?.becomeFirstResponder() }
        }
    }

    package override func updateProperties() {
        for (field, textField) in fields {
            textField.text = model.fields[field]
            textField.errorText = model.problems[field].map { words.strings.form.sentence(for: $0) }
        }
        switch model.phase {
        case .loading, .typing:
            form.isHidden = false
            saveButton.title = words.strings.form.save
            notice.text = model.failure.map { "! " + words.phrases.sentence($0) } ?? ""
        case .saving:
            saveButton.title = words.strings.form.saving
        case .failed(let failure):
            form.isHidden = true
            notice.text = "! " + words.phrases.sentence(failure)
        }
    }
}

extension WalkFields.Field {
    fileprivate var maximumLength: Int? {
        switch self {
        case .title: WalkDraft.maximumTitleLength
        case .date, .time, .duration, .steps, .distance, .note: nil
        }
    }
}
