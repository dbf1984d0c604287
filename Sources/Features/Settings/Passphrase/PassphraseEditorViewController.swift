import Common
import Coordinators
import Screens
import Terminal
import Walking

/// The form that changes a passphrase; nothing of it is kept over a crash.
final class PassphraseEditorViewController: ViewController, Flow {
    let result = FlowResult<SettingsOutcome>()
    private let model: PassphraseEditorViewModel
    private let words: SettingsWords
    private let current = TextField(isSecure: true)
    private let fresh = TextField(isSecure: true)
    private let again = TextField(isSecure: true)
    private let save: Button

    init(model: PassphraseEditorViewModel, words: SettingsWords) {
        self.model = model
        self.words = words
        save = Button(words.strings.editor.save)
        super.init()
        title = words.strings.passphrase.row
    }

    override func loadView() {
        let strings = words.strings.passphrase
        current.onChange = { [model] in model.current = $0 }
        fresh.onChange = { [model] in model.fresh = $0 }
        again.onChange = { [model] in model.again = $0 }
        fresh.helpText = strings.help(NewPassphrase.lengths.lowerBound)
        save.action = { [weak self] in self?.submit() }
        let form = FormView([
            FormRow(strings.current, current), FormRow(strings.fresh, fresh), FormRow(strings.form.again, again), FormRow("", save),
        ])
        view = PageView(strings.question, body: form)
    }

    override var keyCommands: [KeyCommand] {
        let keys = words.keys
        let save = KeyCommand(keys.save, hint: 1, disabledReason: model.disabledReason) { [weak self] in
            self?.submit()
        }
        return [FieldChain(current, fresh, again).next(keys.nextField), save].compactMap(\.self)
    }

    override func updateProperties() {
        current.errorText = model.submission.problem(of: .current)
        fresh.errorText = model.submission.problem(of: .fresh)
        again.errorText = model.submission.problem(of: .again)
        save.title = model.submission.isWorking ? words.strings.editor.saving : words.strings.editor.save
        save.disabledReason = model.disabledReason
    }

    override func canLeave(_ reason: LeaveReason) async -> Bool {
        await mayLeave(losing: model.hasChanges, words.phrases)
    }

    private func submit() {
        taskBeforeKeys { [weak self, model] in
            if let signedIn = await model.save() {
                // A passphrase that the keychain did not take matters at the next start.
                self?.finish(with: .passphrase(isRemembered: signedIn.keychainFailure == nil))
            }
            guard let self, let field = model.submission.problem?.field else { return }
            let wrong = field == .current ? current : field == .fresh ? fresh : again
            wrong.becomeFirstResponder()
            wrong.selectAll()
        }
    }
}
