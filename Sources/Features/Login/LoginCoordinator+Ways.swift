import Coordinators
import Screens

extension LoginCoordinator: NavigationDeclaring {
    package static var ways: [NavigationWay] {
        [
            .start(LoginViewController.self),
            .push("createAccount", from: LoginViewController.self, to: CreateAccountViewController.self),
            .push("signedIn", from: LoginViewController.self, CreateAccountViewController.self, to: ProfileSettingViewController.self),
            .push("signedIn", from: LoginViewController.self, to: NicknameViewController.self),
            .push("nickname", from: ProfileSettingViewController.self, to: NicknameViewController.self),
            .question(from: LoginViewController.self),
            .finish("signedIn", from: LoginViewController.self),
            .finish("finished", from: NicknameViewController.self),
        ]
    }
}
