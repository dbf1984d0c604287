import Phrases
import Screens
import Terminal

/// Says what goes and what stays when an account is deleted, and deletes it when its ID is typed.
final class DeletionViewController: ViewController {
    private let model: DeletionViewModel
    private let words: SettingsWords
    private let name = TextField()
    private let delete: Button

    init(model: DeletionViewModel, words: SettingsWords) {
        self.model = model
        self.words = words
        delete = Button(words.strings.deletion.delete)
        super.init()
        title = words.strings.deletion.title
    }

    override func loadView() {
        let strings = words.strings.deletion
        name.onChange = { [model] in model.typed = $0 }
        name.helpText = strings.nameHelp(model.name)
        delete.action = { [weak self] in self?.submit() }
        let goes = Label(strings.whatGoes, lines: 0)
        let form = FormView([FormRow(strings.name, name), FormRow("", delete)])
        view = PageView(
            strings.question(model.name), body: StackView(.vertical, spacing: 1, [goes, form]), aside: strings.whatStays(model.folder))
    }

    override var preferredFirstResponder: Responder? { name }

    override var keyCommands: [KeyCommand] {
        [KeyCommand(words.keys.deleteAccount, hint: 0, disabledReason: model.disabledReason) { [weak self] in self?.submit() }]
    }

    override func updateProperties() {
        name.errorText = model.failure.map(words.phrases.sentence)
        delete.title = model.isWorking ? words.strings.deletion.deleting : words.strings.deletion.delete
        delete.disabledReason = model.disabledReason
    }

    private func submit() {
        taskBeforeKeys { [weak self, model, words] in
            guard await model.delete() else { return }
            self?.showToast(words.strings.deletion.deleted(model.name))
            model.settings.leave()
        }
    }
}
