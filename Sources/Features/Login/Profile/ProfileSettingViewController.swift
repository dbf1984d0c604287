import Common
import Screens
import Walking

/// The profile's form on the way in; what was answered is kept with the nickname.
final class ProfileSettingViewController: ViewController {
    private let model: ProfileViewModel
    private let form: ProfileForm
    private let words: LoginWords
    private let done: @MainActor (Profile) -> Void

    /// - Parameters:
    ///   - model: the answers.
    ///   - words: the words of the way in.
    ///   - done: called with the answers, to go on.
    init(model: ProfileViewModel, words: LoginWords, done: @escaping @MainActor (Profile) -> Void) {
        self.model = model
        self.words = words
        self.done = done
        form = ProfileForm(model, save: words.strings.profile.next, working: words.strings.profile.next)
        super.init()
        title = words.strings.profile.title
    }

    override func loadView() {
        view = form.page(aside: words.strings.profile.aside) { [weak self] in self?.next() }
    }

    override var keyCommands: [KeyCommand] {
        let key = words.keys.nextOnProfile
        return [KeyCommand(key, hint: 0, disabledReason: model.disabledReason) { [weak self] in self?.next() }]
    }

    override func updateProperties() { form.update() }

    private func next() {
        if let profile = model.draft.profile { done(profile) }
    }
}
