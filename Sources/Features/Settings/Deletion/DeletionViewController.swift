import Screens
import Terminal

/// Says what goes and what stays when an account is deleted, and deletes it when its ID is typed.
final class DeletionViewController: ViewController {
    private let model: DeletionViewModel
    private let name = TextField()
    private let delete: Button

    init(_ model: DeletionViewModel) {
        self.model = model
        delete = Button(model.strings.delete)
        super.init()
        title = model.strings.title
    }

    override func loadView() {
        let strings = model.strings
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
        [KeyCommand(model.settings.keys.deleteAccount, hint: 0, disabledReason: model.disabledReason) { [weak self] in self?.submit() }]
    }

    override func updateProperties() {
        name.errorText = model.problem
        delete.title = model.isWorking ? model.strings.deleting : model.strings.delete
        delete.disabledReason = model.disabledReason
    }

    private func submit() {
        taskBeforeKeys { [weak self, model] in
            guard await model.delete() else { return }
            self?.showToast(model.strings.deleted(model.name))
            model.settings.leave()
        }
    }
}
