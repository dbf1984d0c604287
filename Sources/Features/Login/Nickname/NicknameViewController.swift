import Common
import Screens
import Walking

/// The last question before the main screen; profile and nickname are kept together.
final class NicknameViewController: ViewController {
    private let model: NicknameViewModel
    private let form: NicknameForm
    private let keys: LoginKeys
    private let keepProfile: @MainActor () async -> String?
    private let done: @MainActor (Account) -> Void

    /// - Parameters:
    ///   - model: the name that is being typed.
    ///   - words: the words of the way in.
    ///   - keepProfile: keeps what was answered before; says why it could not.
    ///   - done: called when everything was kept.
    init(
        model: NicknameViewModel, words: LoginWords, keepProfile: @escaping @MainActor () async -> String?,
        done: @escaping @MainActor (Account) -> Void
    ) {
        self.model = model
        self.keepProfile = keepProfile
        self.done = done
        keys = words.keys
        form = NicknameForm(model, save: words.strings.nickname.start, working: words.strings.nickname.saving)
        super.init()
        title = words.strings.nickname.title
    }

    override func loadView() {
        view = form.page(of: self) { [weak self] in self?.submit() }
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
