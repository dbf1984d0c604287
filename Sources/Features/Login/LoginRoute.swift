import Coordinators
import Walking

/// A place on the way in.
///
/// A new screen is a case here, a line of the table of destinations, and the screen itself in ``LoginCoordinator/prepareTransition(for:)``.
package nonisolated enum LoginRoute: Route {
    case login
    case createAccount
    case profileSetting(Account)
    /// The profile is kept together with the nickname, so that going back can still change it.
    case nickname(Account, Profile)
}

extension LoginRoute {
    /// The screen that asks for what is still missing of a person; nil where nothing is.
    static func next(for account: Account) -> LoginRoute? {
        // Without an account nothing is asked; the settings have it all.
        if account.isComplete { return nil }
        guard let profile = account.profile else { return .profileSetting(account) }
        return account.nickname == nil ? .nickname(account, profile) : nil
    }
}
