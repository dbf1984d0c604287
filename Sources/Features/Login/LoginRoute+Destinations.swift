import Coordinators
import Screens

extension LoginRoute {
    /// Every screen of the way in, in its order.
    @MainActor package static let destinations: Destinations<LoginRoute, LoginStrings> = [
        .start(.login, LoginViewController.self).keys { LoginKeys(strings: $0).signInSection },
        .push(.createAccount, CreateAccountViewController.self, from: LoginViewController.self)
            .keys { LoginKeys(strings: $0).createAccountSection },
        .push(
            named: "profileSetting", ProfileSettingViewController.self, from: LoginViewController.self, CreateAccountViewController.self
        )
        .keys { LoginKeys(strings: $0).profileSection },
        .push(named: "nickname", NicknameViewController.self, from: LoginViewController.self, ProfileSettingViewController.self)
            .keys { LoginKeys(strings: $0).nicknameSection },
    ]
}
