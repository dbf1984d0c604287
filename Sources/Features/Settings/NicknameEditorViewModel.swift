import Observation
import Phrases
import Walking

/// Another nickname.
@Observable
final class NicknameEditorViewModel {
    private(set) var draft: NicknameDraft
    private(set) var isWorking = false

    @ObservationIgnored let strings: EditorStrings
    @ObservationIgnored let phrases: Phrases
    @ObservationIgnored private let settings: SettingsModel
    @ObservationIgnored private let choose: ChooseNickname

    init(_ settings: SettingsModel) {
        self.settings = settings
        choose = ChooseNickname(accounts: settings.dependencies.accounts)
        strings = settings.strings.editor
        phrases = settings.phrases
        draft = NicknameDraft(settings.account.nickname ?? "")
    }

    /// What was typed; it is judged as far as it can be at once.
    var text: String {
        get { draft.text }
        set { draft.text = newValue }
    }

    var disabledReason: String? { phrases.reason(draft) }

    /// What is wrong, below the field.
    var problem: String? {
        if case .refused(let failure) = draft.verdict { phrases.sentence(failure, about: text) } else { nil }
    }

    /// Looks up whether somebody has the name; what was typed meanwhile wins.
    func check() async {
        guard draft.needsLookup else { return }
        let asked = text
        let failure = await choose.problem(with: asked, for: settings.account.id)
        if !Task.isCancelled { draft.note(failure, about: asked) }
    }

    func save() async {
        guard disabledReason == nil, !isWorking else { return }
        isWorking = true
        defer { isWorking = false }
        let asked = text
        do throws(ChooseNickname.Failure) {
            let account = try await choose(asked, for: settings.account.id)
            draft = NicknameDraft(asked)
            await settings.saved(account, strings.nicknameSaved(account.displayName))
        } catch {
            draft.note(error, about: asked)
        }
    }
}
