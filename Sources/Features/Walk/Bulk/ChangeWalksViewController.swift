import Common
import Coordinators
import Phrases
import Screens
import Terminal
import Walking

/// Changes several walks alike.
package final class ChangeWalksViewController: ViewController, Flow {
    package let result = FlowResult<WalkOutcome>()
    private let model: ChangeWalksViewModel
    private let words: WalkFormatter
    private let name = TextField(maximumLength: WalkDraft.maximumTitleLength)
    private let added = TextField()
    private let removed = TextField()
    private let saveButton = Button("")
    private let notice = Label(style: Style(.danger), lines: 0)

    init(model: ChangeWalksViewModel, words: WalkFormatter) {
        self.model = model
        self.words = words
        super.init()
        title = words.strings.bulk.title(model.count)
    }

    package override func loadView() {
        let strings = words.strings.bulk
        name.helpText = strings.newTitleHelp
        added.helpText = strings.tagsHelp
        name.onChange = { [model] in model.title = $0 }
        added.onChange = { [model] in model.added = $0 }
        removed.onChange = { [model] in model.removed = $0 }
        name.onSubmit = { [added] _ in added.becomeFirstResponder() }
        added.onSubmit = { [removed] _ in removed.becomeFirstResponder() }
        removed.onSubmit = { [weak self] _ in self?.save() }
        saveButton.title = strings.save
        saveButton.action = { [weak self] in self?.save() }
        let form = FormView(
            spacing: 0,
            [
                FormRow(strings.newTitle, name), FormRow(strings.addTags, added), FormRow(strings.removeTags, removed),
                FormRow("", saveButton),
            ])
        let stack = StackView(.vertical, spacing: 1, [form, notice])
        stack.layoutMargins = Size(width: 4, height: 1)
        view = stack
    }

    package override var preferredFirstResponder: Responder? { name }

    package override var keyCommands: [KeyCommand] {
        [KeyCommand(words.keys.saveChanges, hint: 10) { [weak self] in self?.save() }]
    }

    package override func canLeave(_ reason: LeaveReason) async -> Bool {
        await mayLeave(losing: model.hasChanges, words.phrases)
    }

    private func save() {
        taskBeforeKeys { [weak self, model] in
            if await model.save() { self?.finish(with: .changed(model.count)) }
        }
    }

    package override func updateProperties() {
        let strings = words.strings.bulk
        saveButton.disabledReason = model.change.isNothing ? strings.nothing : nil
        name.errorText = nil
        notice.text = ""
        switch model.problem {
        case .titleTooLong: name.errorText = strings.tooLong(WalkDraft.maximumTitleLength)
        case .failed(let failure): notice.show(.problem(words.phrases.sentence(failure)))
        case nil: break
        }
    }
}
