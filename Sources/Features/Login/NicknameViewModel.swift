import Coordinators
import Observation
import Phrases
import Walking

/// What others call a person; with it the flow is complete, and profile and nickname are kept together.
@Observable
final class NicknameViewModel {
    private(set) var draft: NicknameDraft
    private(set) var isWorking = false
    /// Why the profile could not be kept.
    private var profileProblem: String?

    @ObservationIgnored let strings: NicknameStrings
    @ObservationIgnored let phrases: Phrases
    @ObservationIgnored let account: Account
    @ObservationIgnored let profile: Profile
    @ObservationIgnored private let dependencies: LoginDependencies
    @ObservationIgnored private let router: any Router<LoginRoute>

    init(_ account: Account, profile: Profile, _ dependencies: LoginDependencies, router: any Router<LoginRoute>) {
        self.account = account
        self.profile = profile
        self.dependencies = dependencies
        self.router = router
        strings = dependencies.strings.nickname
        phrases = dependencies.phrases
        draft = NicknameDraft(account.nickname ?? "")
    }

    /// What was typed; it is judged as far as it can be at once.
    var text: String {
        get { draft.text }
        set { draft.text = newValue }
    }

    var disabledReason: String? { phrases.reason(draft) }

    /// What is wrong, below the field.
    var problem: String? {
        if let profileProblem { return profileProblem }
        if case .refused(let failure) = draft.verdict { return phrases.sentence(failure, about: text) }
        return nil
    }

    /// Looks up whether somebody has the name; what was typed meanwhile wins.
    func check() async {
        guard draft.needsLookup else { return }
        let asked = text
        let failure = await dependencies.chooseNickname.problem(with: asked, for: account.id)
        if !Task.isCancelled { draft.note(failure, about: asked) }
    }

    func finish() async {
        guard disabledReason == nil, !isWorking else { return }
        isWorking = true
        profileProblem = nil
        defer { isWorking = false }
        let asked = text
        do throws(SaveProfile.Failure) {
            _ = try await dependencies.saveProfile(profile, of: account.id)
        } catch {
            profileProblem = phrases.sentence(error)
            return
        }
        do throws(ChooseNickname.Failure) {
            let named = try await dependencies.chooseNickname(asked, for: account.id)
            await router.trigger(.finished(named))
        } catch {
            draft.note(error, about: asked)
        }
    }
}
