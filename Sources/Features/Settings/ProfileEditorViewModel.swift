import Observation
import Phrases
import Walking

/// Another gender, age or height.
@Observable
final class ProfileEditorViewModel {
    var draft: ProfileDraft {
        didSet { if draft.height != oldValue.height { problem = nil } }
    }
    private(set) var isWorking = false
    private var problem: String?
    private var original: ProfileDraft

    @ObservationIgnored let strings: EditorStrings
    @ObservationIgnored let phrases: Phrases
    @ObservationIgnored private let settings: SettingsModel

    init(_ settings: SettingsModel) {
        self.settings = settings
        strings = settings.strings.editor
        phrases = settings.phrases
        original = ProfileDraft(settings.account.profile, units: settings.phrases.units)
        draft = ProfileDraft(settings.account.profile, units: settings.phrases.units)
    }

    /// Whether leaving would lose something.
    var hasChanges: Bool { draft != original }

    /// What is wrong, below the last answer.
    var lastProblem: String? { draft.isHeightWrong ? phrases.heightWrong : problem }

    var disabledReason: String? { draft.problem.map(phrases.reason) }

    func save() async {
        guard let profile = draft.profile, !isWorking else { return }
        isWorking = true
        defer { isWorking = false }
        do throws(SaveProfile.Failure) {
            let account = try await SaveProfile(accounts: settings.dependencies.accounts)(profile, of: settings.account.id)
            original = draft
            await settings.saved(account, strings.profileSaved)
        } catch {
            problem = phrases.sentence(error)
        }
    }
}
