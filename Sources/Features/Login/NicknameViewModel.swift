import Coordinators
import Observation
import Phrases
import Walking

/// What others call a person; with it the flow is complete, and profile and nickname are kept together.
@Observable
final class NicknameViewModel {
    /// What is known about the name as it stands.
    enum Verdict: Equatable {
        /// Nothing typed, or not looked up yet.
        case open
        case free
        case refused(String)
    }

    var text: String {
        didSet { if text != oldValue { verdict = localVerdict } }
    }
    private(set) var verdict = Verdict.open
    private(set) var isWorking = false

    @ObservationIgnored let strings: NicknameStrings
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
        text = account.nickname ?? ""
    }

    var disabledReason: String? {
        if text.allSatisfy(\.isWhitespace) { return strings.missing }
        if case .refused = verdict { return strings.notYet }
        return nil
    }

    /// Looks up whether somebody has the name; what was typed meanwhile wins.
    func check() async {
        let asked = text
        guard verdict == .open, !asked.allSatisfy(\.isWhitespace) else { return }
        let failure = await dependencies.chooseNickname.problem(with: asked, for: account.id)
        guard asked == text, !Task.isCancelled else { return }
        verdict = failure.map { .refused(sentence($0)) } ?? .free
    }

    func finish() async {
        guard disabledReason == nil, !isWorking else { return }
        isWorking = true
        defer { isWorking = false }
        do throws(SaveProfile.Failure) {
            _ = try await dependencies.saveProfile(profile, of: account.id)
        } catch {
            verdict = .refused(sentence(error))
            return
        }
        do throws(ChooseNickname.Failure) {
            let named = try await dependencies.chooseNickname(text, for: account.id)
            await router.trigger(.finished(named))
        } catch {
            verdict = .refused(sentence(error))
        }
    }

    /// What can be said without asking anybody.
    private var localVerdict: Verdict {
        do throws(Nickname.Problem) {
            _ = try Nickname(text)
            return .open
        } catch {
            return error == .empty ? .open : .refused(sentence(error))
        }
    }

    private func sentence(_ failure: ChooseNickname.Failure) -> String {
        switch failure {
        case .nickname(let problem): sentence(problem)
        case .taken(let free): strings.taken(text, free)
        case .journal(let failure): dependencies.phrases.sentence(failure)
        }
    }

    private func sentence(_ problem: Nickname.Problem) -> String {
        switch problem {
        case .empty: strings.empty
        case .tooLong: strings.tooLong(Nickname.maximumLength)
        case .unprintable: strings.unprintable
        }
    }

    private func sentence(_ failure: SaveProfile.Failure) -> String {
        switch failure {
        case .heightOutOfRange(let range): dependencies.strings.profile.heightWrong(range)
        case .journal(let failure): dependencies.phrases.sentence(failure)
        }
    }
}
