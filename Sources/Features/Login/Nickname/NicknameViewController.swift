import Common
import Screens
import Walking

/// The last question before the main screen; profile and nickname are kept together.
final class NicknameViewController: ViewController {
    private let model: NicknameModel
    private let form: NicknameForm
    private let keys: LoginKeys
    private let keepProfile: @MainActor () async -> String?
    private let done: @MainActor (Account) -> Void

    /// - Parameters:
    ///   - model: the name that is being typed.
    ///   - strings: the words of the way in.
    ///   - keepProfile: keeps what was answered before; says why it could not.
    ///   - done: called when everything was kept.
    init(
        _ model: NicknameModel, strings: LoginStrings, keepProfile: @escaping @MainActor () async -> String?,
        done: @escaping @MainActor (Account) -> Void
    ) {
        self.model = model
        self.keepProfile = keepProfile
        self.done = done
        keys = LoginKeys(strings: strings)
        form = NicknameForm(model, save: strings.nickname.start, working: strings.nickname.saving)
        super.init()
        title = strings.nickname.title
    }

    override func loadView() {
        view = form.page { [weak self, model] in
            self?.task { await model.check() }
        } submit: { [weak self] in
            self?.submit()
        }
    }

    override var keyCommands: [KeyCommand] {
        [KeyCommand(keys.start, hint: 0, disabledReason: model.disabledReason) { [weak self] in self?.submit() }]
    }

    override func updateProperties() { form.update() }

    private func submit() {
        taskBeforeKeys { [model, keepProfile, done] in
            if let account = await model.save(after: keepProfile) { done(account) }
        }
    }
}
