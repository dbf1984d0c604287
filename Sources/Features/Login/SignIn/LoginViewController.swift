import Common
import Coordinators
import Screens
import Terminal
import Walking

/// The question that comes before everything.
final class LoginViewController: ViewController {
    private let model: LoginViewModel
    private let words: LoginWords
    private let router: any Router<LoginRoute>
    private let enter: @MainActor (SignedIn) async -> Void
    private let name = TextField()
    private let passphrase = TextField(isSecure: true)
    private let problem = Label(style: Style(.danger), lines: 0)
    private let signIn: Button
    private let createAccount: Button
    private let withoutAccount: Button
    private let forgotten: Button

    /// - Parameters:
    ///   - model: what was typed.
    ///   - words: the words of the way in.
    ///   - router: where it goes on to a new account.
    ///   - enter: called when a person was let in.
    init(
        model: LoginViewModel, words: LoginWords, router: any Router<LoginRoute>, enter: @escaping @MainActor (SignedIn) async -> Void
    ) {
        self.model = model
        self.words = words
        self.router = router
        self.enter = enter
        signIn = Button(words.strings.signIn.signIn)
        createAccount = Button(words.strings.signIn.createAccount)
        withoutAccount = Button(words.strings.signIn.withoutAccount)
        forgotten = Button(words.strings.signIn.forgotten)
        super.init()
        title = words.strings.signIn.title
    }

    override func loadView() {
        let strings = words.strings.signIn
        name.text = model.name
        name.onChange = { [model] in model.name = $0 }
        passphrase.onChange = { [model] in model.passphrase = $0 }
        signIn.action = { [weak self] in self?.submit() }
        createAccount.action = { [router] in router.trigger(.createAccount) }
        withoutAccount.action = { [weak self] in self?.continueWithoutAccount() }
        forgotten.action = { [weak self] in self?.explainRecovery() }
        name.helpText = model.hasPeople ? strings.people(model.people) : ""
        // People are asked for an account only once there is one.
        let hasPeople = model.hasPeople
        for control in [name, passphrase, signIn] as [Control] { control.isHidden = !hasPeople }
        let choices = hasPeople ? [signIn, createAccount, withoutAccount, forgotten] : [withoutAccount, createAccount]
        let buttons = StackView(.vertical, alignment: .leading, choices)
        let form =
            hasPeople
            ? FormView([FormRow(strings.name, name), FormRow(strings.passphrase, passphrase), FormRow("", buttons)])
            : FormView([FormRow("", buttons)])
        problem.indent = Control.gutter
        let lookAround = Label(strings.lookAround, style: Style(.secondary))
        lookAround.indent = Control.gutter
        let body = hasPeople ? form : StackView(.vertical, spacing: 1, [problem, form, lookAround])
        view = PageView(strings.headline, body: body, aside: strings.aside)
    }

    override var preferredFirstResponder: Responder? {
        guard model.hasPeople else { return withoutAccount }
        return model.name.isEmpty || model.unknownName != nil ? name : passphrase
    }

    override var keyCommands: [KeyCommand] {
        guard model.hasPeople else { return [] }
        let signIn = KeyCommand(words.keys.signIn, hint: 1) { [weak self] in self?.submit() }
        guard name.isFirstResponder else { return [signIn] }
        return [
            KeyCommand(words.keys.nextOnSignIn, hint: 0) { [passphrase] in passphrase.becomeFirstResponder() },
            KeyCommand(words.keys.choose, hint: 2) { [weak self] in self?.choose(by: 1) },
            KeyCommand(words.keys.chooseBack) { [weak self] in self?.choose(by: -1) }, signIn,
        ]
    }

    /// Another of those who live here; beyond the last one the arrow leads on, as in every form.
    private func choose(by step: Int) {
        if model.choose(by: step) {
            name.text = model.name
        } else if step > 0 {
            passphrase.becomeFirstResponder()
        }
    }

    private func explainRecovery() {
        let strings = words.strings.signIn
        task { [weak self] in
            let understood = AlertAction(title: strings.understood, style: .cancel)
            _ = await self?.ask(strings.forgotten, message: strings.forgottenText, actions: [understood])
        }
    }

    override func updateProperties() {
        let strings = words.strings.signIn
        name.errorText = model.unknownName.map(strings.nobodyOfThatName)
        passphrase.errorText = model.failure.map(words.sentence)
        problem.showProblem(name.errorText ?? passphrase.errorText)
        signIn.title = model.isWorking ? strings.signingIn : strings.signIn
    }

    private func continueWithoutAccount() {
        taskBeforeKeys { [model, enter] in
            if let signedIn = await model.continueWithoutAccount() { await enter(signedIn) }
        }
    }

    private func submit() {
        taskBeforeKeys { [weak self, model, enter] in
            if let signedIn = await model.signIn() { await enter(signedIn) }
            guard let self else { return }
            guard model.failure != nil else {
                // It is held no longer than it is needed.
                self.passphrase.text = ""
                model.passphrase = ""
                return
            }
            // The next thing typed takes the place of what was refused; a passphrase that is typed again must not be seen in the ID.
            self.passphrase.becomeFirstResponder()
            self.passphrase.selectAll()
        }
    }
}
