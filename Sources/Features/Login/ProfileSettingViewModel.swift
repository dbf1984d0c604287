import Coordinators
import Observation
import Phrases
import Walking

/// What a person tells about themselves: gender and age, and if they like their height.
@Observable
final class ProfileSettingViewModel {
    var gender: Profile.Gender?
    var ageBand: AgeBand?
    /// As it was typed.
    var height: String

    @ObservationIgnored let strings: ProfileSettingStrings
    @ObservationIgnored let phrases: Phrases
    @ObservationIgnored private let account: Account
    @ObservationIgnored private let router: any Router<LoginRoute>

    init(_ account: Account, _ dependencies: LoginDependencies, router: any Router<LoginRoute>) {
        self.account = account
        self.router = router
        strings = dependencies.strings.profile
        phrases = dependencies.phrases
        gender = account.profile?.gender
        ageBand = account.profile?.ageBand
        height = account.profile?.heightCentimetres.map(String.init) ?? ""
    }

    /// What is wrong with the height; it is asked only once there are enough digits to judge.
    var heightProblem: String? {
        let digits = String(Profile.heights.upperBound).count
        guard !height.isEmpty, !isHeightValid, height.count >= digits else { return nil }
        return strings.heightWrong(Profile.heights)
    }

    var disabledReason: String? {
        if gender == nil { return strings.genderMissing }
        if ageBand == nil { return strings.ageBandMissing }
        return isHeightValid ? nil : strings.heightReason
    }

    func next() {
        guard disabledReason == nil, let gender, let ageBand else { return }
        router.trigger(.nickname(account, Profile(gender: gender, ageBand: ageBand, heightCentimetres: Int(height))))
    }

    private var isHeightValid: Bool {
        height.isEmpty || Int(height).map(Profile.heights.contains) ?? false
    }
}
