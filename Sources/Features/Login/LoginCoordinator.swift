import Coordinators
import Screens
import Terminal
import Walking

/// Leads from nobody to somebody: sign in or make an account, then a profile, then a nickname.
///
/// Whoever is told that it finished asks `account` who is in; nil means that it was left without anybody.
package final class LoginCoordinator: NavigationCoordinator<LoginRoute> {
    /// Who is in, once the flow has ended.
    package private(set) var account: Account?
    private let dependencies: LoginDependencies
    private let typedName: String

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
        typedName = name
        super.init(rootViewController: rootViewController, initialRoute: .login)
        if let account { trigger(.signedIn(SignedIn(account: account))) }
    }

    package override func prepareTransition(for route: LoginRoute) -> NavigationTransition {
        switch route {
        case .login:
            return .set([LoginViewController(LoginViewModel(dependencies, name: typedName, router: router))])
        case .createAccount:
            return .push(CreateAccountViewController(CreateAccountViewModel(dependencies, router: router)))
        case .signedIn(let signedIn):
            let next = prepareTransition(for: next(for: signedIn.account))
            guard signedIn.keychainFailure != nil else { return next }
            let warning = NavigationTransition.perform { [rootViewController, dependencies] in
                rootViewController.showToast(dependencies.strings.notKept, role: .warning)
            }
            return .multiple(warning, next)
        case .profileSetting(let account):
            return .push(ProfileSettingViewController(ProfileSettingViewModel(account, dependencies, router: router)))
        case .nickname(let account, let profile):
            return .push(NicknameViewController(NicknameViewModel(account, profile: profile, dependencies, router: router)))
        case .finished(let account):
            return .perform { [weak self] in
                self?.account = account
                self?.finish()
            }
        }
    }

    private func next(for account: Account) -> LoginRoute {
        // Whoever wants no account is asked nothing either; the settings have it all.
        if account.isComplete { return .finished(account) }
        guard let profile = account.profile else { return .profileSetting(account) }
        return account.nickname == nil ? .nickname(account, profile) : .finished(account)
    }
}
