import Common
import Coordinators
import Phrases
import Screens
import Terminal
import Walking

/// Signs a person in: sign in or make an account, then a profile, then a nickname.
///
/// When it has finished, `account` says who is in; nil means that it was left without anybody.
package final class LoginCoordinator: NavigationCoordinator<LoginRoute> {
    /// The account that is in, once the flow has ended.
    package private(set) var account: Account?
    private let dependencies: LoginDependencies
    private let words: LoginWords
    private let typedName: String
    private let resumed: Account?

    /// - Parameters:
    ///   - rootViewController: where the screens go.
    ///   - dependencies: what signing in needs.
    ///   - name: the ID that stands in its field already.
    ///   - account: somebody whose token is still good, but who left before the profile or the nickname was there.
    package init(
        rootViewController: NavigationController = NavigationController(), dependencies: LoginDependencies, name: String = "",
        resuming account: Account? = nil
    ) {
        self.dependencies = dependencies
        words = dependencies.words
        typedName = name
        resumed = account
        super.init(rootViewController: rootViewController, initialRoute: nil)
    }

    package override func start() {
        trigger(.login)
        resume()
    }

    /// Goes on to what is still to be asked of the account that is resumed.
    package func resume() {
        guard let resumed else { return }
        if let next = LoginRoute.next(for: resumed) { trigger(next) } else { end(with: resumed) }
    }

    package override func prepareTransition(for route: LoginRoute) -> NavigationTransition {
        switch route {
        case .login: .set([makeLogin()])
        case .createAccount: .push(makeCreateAccount())
        case .profileSetting(let account): .push(makeProfileSetting(account))
        case .nickname(let account, let profile): .push(makeNickname(account, profile))
        }
    }

    /// Goes on to what is still to be asked of a person who was let in, or ends.
    private func goOn(_ signedIn: SignedIn) async {
        guard let next = LoginRoute.next(for: signedIn.account) else {
            warn(of: signedIn.keychainFailure)
            return end(with: signedIn.account)
        }
        await trigger(next)
        warn(of: signedIn.keychainFailure)
    }

    private func warn(of failure: TokenStoreFailure?) {
        if failure != nil { rootViewController.showToast(words.strings.notKept, role: .warning) }
    }

    private func end(with account: Account) {
        self.account = account
        finish()
    }

    // MARK: The screens

    private func makeLogin() -> LoginViewController {
        LoginViewController(model: LoginViewModel(dependencies, name: typedName), words: words, router: router) { [weak self] in
            await self?.goOn($0)
        }
    }

    private func makeCreateAccount() -> CreateAccountViewController {
        CreateAccountViewController(model: CreateAccountViewModel(dependencies), words: words) { [weak self] in
            await self?.goOn($0)
        }
    }

    private func makeProfileSetting(_ account: Account) -> ProfileSettingViewController {
        let model = ProfileViewModel(account.profile, phrases: words.phrases)
        return ProfileSettingViewController(model: model, words: words) { [router] in
            router.trigger(.nickname(account, $0))
        }
    }

    private func makeNickname(_ account: Account, _ profile: Profile) -> NicknameViewController {
        let model = NicknameViewModel(account, accounts: dependencies.accounts, phrases: words.phrases, mayBeSkipped: true)
        return NicknameViewController(model: model, words: words) { [dependencies, words] in
            do throws(SaveProfile.Failure) {
                _ = try await dependencies.saveProfile(profile, of: account.id)
                return nil
            } catch {
                return words.phrases.sentence(error)
            }
        } done: { [weak self] in
            self?.end(with: $0)
        }
    }
}

extension LoginCoordinator: TransitionDeclaring {
    package static var declaredTransitions: [TransitionDeclaration] {
        LoginRoute.destinations.declaredTransitions + [
            .question(from: LoginViewController.self), .asks(CreateAccountViewController.self),
            .finish(from: LoginViewController.self, NicknameViewController.self),
        ]
    }
}
