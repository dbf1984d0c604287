import Coordinators
import Observation
import Phrases
import Walking

/// What a person tells about themselves: gender and age, and if they like their height.
@Observable
final class ProfileSettingViewModel {
    var draft: ProfileDraft

    @ObservationIgnored let strings: ProfileSettingStrings
    @ObservationIgnored let phrases: Phrases
    @ObservationIgnored private let account: Account
    @ObservationIgnored private let router: any Router<LoginRoute>

    init(_ account: Account, _ dependencies: LoginDependencies, router: any Router<LoginRoute>) {
        self.account = account
        self.router = router
        strings = dependencies.strings.profile
        phrases = dependencies.phrases
        draft = ProfileDraft(account.profile, units: dependencies.units)
    }

    /// What is wrong with the height, once there are enough digits to judge.
    var heightProblem: String? { draft.isHeightWrong ? phrases.heightWrong : nil }

    var disabledReason: String? { draft.problem.map(phrases.reason) }

    func next() {
        if let profile = draft.profile { router.trigger(.nickname(account, profile)) }
    }
}
