import Common
import Screens
import Terminal
import Walking

/// The form that makes an account.
final class CreateAccountViewController: ViewController {
    private let model: CreateAccountViewModel
    private let words: LoginWords
    private let enter: @MainActor (SignedIn) async -> Void
    private let name = TextField(maximumLength: nil)
    private let passphrase = TextField(isSecure: true)
    private let again = TextField(isSecure: true)
    private let create: Button

    /// - Parameters:
    ///   - model: what was typed.
    ///   - words: the words of the way in.
    ///   - enter: called when the account is there, or when its owner goes on once more.
    init(model: CreateAccountViewModel, words: LoginWords, enter: @escaping @MainActor (SignedIn) async -> Void) {
        self.model = model
        self.words = words
        self.enter = enter
        create = Button(words.strings.signUp.create)
        super.init()
        title = words.strings.signUp.title
    }

    override func loadView() {
        let strings = words.strings.signUp
        name.onChange = { [model] in model.name = $0 }
        passphrase.onChange = { [model] in model.passphrase = $0 }
        again.onChange = { [model] in model.again = $0 }
        passphrase.helpText = strings.passphraseHelp(NewPassphrase.lengths.lowerBound)
        create.action = { [weak self] in self?.submit() }
        let form = FormView([
            FormRow(strings.name, name), FormRow(strings.passphrase, passphrase), FormRow(strings.form.again, again), FormRow("", create),
        ])
        view = PageView(strings.headline, body: form, aside: strings.aside)
    }

    override var keyCommands: [KeyCommand] {
        let create = KeyCommand(words.keys.create(create.title), hint: 1, disabledReason: model.disabledReason) { [weak self] in
            self?.submit()
        }
        return [FieldChain(name, passphrase, again).next(words.keys.nextOnSignUp), create].compactMap(\.self)
    }

    override func updateProperties() {
        let strings = words.strings.signUp
        name.errorText = model.submission.problem(of: .name)
        passphrase.errorText = model.submission.problem(of: .passphrase)
        again.errorText = model.submission.problem(of: .again)
        name.helpText = model.made.map { strings.made($0.account.name) } ?? strings.nameHelp
        for field in [name, passphrase, again] { field.isEnabled = model.made == nil }
        create.title = model.submission.isWorking ? strings.creating : model.made == nil ? strings.create : strings.proceed
        create.disabledReason = model.disabledReason
    }

    override func canLeave(_ reason: LeaveReason) async -> Bool {
        await mayLeave(losing: model.hasChanges, words.phrases)
    }

    private func submit() {
        taskBeforeKeys { [weak self, model, enter] in
            if let signedIn = await model.create() { await enter(signedIn) }
            guard let self, let field = model.submission.problem?.field else { return }
            switch field {
            case .name: self.name.becomeFirstResponder()
            case .passphrase: self.passphrase.becomeFirstResponder()
            case .again: self.again.becomeFirstResponder()
            }
        }
    }
}
