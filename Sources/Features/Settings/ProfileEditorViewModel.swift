import Observation
import Phrases
import Walking

/// Another gender, age or height.
@Observable
final class ProfileEditorViewModel {
    var gender: Profile.Gender?
    var ageBand: AgeBand?
    /// As it was typed.
    var height: String {
        didSet { if height != oldValue { problem = nil } }
    }
    private(set) var isWorking = false
    private var problem: String?

    @ObservationIgnored let strings: EditorStrings
    @ObservationIgnored let phrases: Phrases
    @ObservationIgnored private let settings: SettingsModel

    init(_ settings: SettingsModel) {
        self.settings = settings
        strings = settings.strings.editor
        phrases = settings.phrases
        let profile = settings.account.profile
        gender = profile?.gender
        ageBand = profile?.ageBand
        height = profile?.heightCentimetres.map(String.init) ?? ""
    }

    var title: String { settings.strings.profile }

    /// What is wrong, below the last answer.
    var lastProblem: String? {
        let digits = String(Profile.heights.upperBound).count
        return height.count >= digits && !isHeightValid ? strings.heightWrong(Profile.heights) : problem
    }

    var disabledReason: String? {
        if gender == nil { return strings.genderMissing }
        if ageBand == nil { return strings.ageBandMissing }
        return isHeightValid ? nil : strings.heightReason
    }

    func save() async {
        guard disabledReason == nil, !isWorking, let gender, let ageBand else { return }
        isWorking = true
        defer { isWorking = false }
        let profile = Profile(gender: gender, ageBand: ageBand, heightCentimetres: Int(height))
        do throws(SaveProfile.Failure) {
            let account = try await SaveProfile(accounts: settings.dependencies.accounts)(profile, of: settings.account.id)
            await settings.saved(account, strings.profileSaved)
        } catch {
            switch error {
            case .heightOutOfRange(let range): problem = strings.heightWrong(range)
            case .journal(let failure): problem = phrases.sentence(failure)
            }
        }
    }

    private var isHeightValid: Bool {
        height.isEmpty || Int(height).map(Profile.heights.contains) ?? false
    }
}
