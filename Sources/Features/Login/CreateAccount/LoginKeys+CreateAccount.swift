import Common
import Screens
import Terminal

/// The keys of the form that makes an account.
extension LoginKeys {
    var nextOnSignUp: KeyEntry { KeyEntry("signUp.next", .enter, title: strings.signUp.form.nextField) }

    /// - Parameter title: what the button says now.
    func create(_ title: String) -> KeyEntry { KeyEntry("signUp.create", .enter, .control("s"), title: title) }

    var createAccountSection: KeySection { KeySection(strings.signUp.title, [nextOnSignUp, create(strings.signUp.create)]) }
}
