import Coordinators
import Walking

/// Where one can go until one is in.
package enum LoginRoute: Route {
    case login
    case createAccount
    /// Somebody was let in: on to what is still to be asked of them, or out of the flow.
    case signedIn(SignedIn)
    case profileSetting(Account)
    /// The profile is kept together with the nickname, so that going back can still change it.
    case nickname(Account, Profile)
    /// Everything is known: the flow ends.
    case finished(Account)
}
