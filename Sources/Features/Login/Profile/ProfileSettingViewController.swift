import Common
import Screens
import Walking

/// The profile's form on the way in; what was answered is kept with the nickname.
final class ProfileSettingViewController: ViewController {
    private let model: ProfileModel
    private let form: ProfileForm
    private let strings: LoginStrings
    private let done: @MainActor (Profile) -> Void

    /// - Parameters:
    ///   - model: the answers.
    ///   - strings: the words of the way in.
    ///   - done: called with the answers, to go on.
    init(_ model: ProfileModel, strings: LoginStrings, done: @escaping @MainActor (Profile) -> Void) {
        self.model = model
        self.strings = strings
        self.done = done
        form = ProfileForm(model, save: strings.profile.next, working: strings.profile.next)
        super.init()
        title = strings.profile.title
    }

    override func loadView() {
        view = form.page(aside: strings.profile.aside) { [weak self] in self?.next() }
    }

    override var keyCommands: [KeyCommand] {
        let key = LoginKeys(strings: strings).nextOnProfile
        return [KeyCommand(key, hint: 0, disabledReason: model.disabledReason) { [weak self] in self?.next() }]
    }

    override func updateProperties() { form.update() }

    private func next() {
        if let profile = model.draft.profile { done(profile) }
    }
}
