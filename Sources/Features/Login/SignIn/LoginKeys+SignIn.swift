import Common
import Screens
import Terminal

/// The keys of the sign-in.
extension LoginKeys {
    var nextOnSignIn: KeyEntry { KeyEntry("login.next", .enter, title: strings.signIn.form.nextField) }
    var choose: KeyEntry { KeyEntry("login.choose", .down, title: strings.signIn.choose) }
    var chooseBack: KeyEntry { KeyEntry("login.chooseBack", .up, title: strings.signIn.chooseBack) }
    var signIn: KeyEntry { KeyEntry("login.signIn", .enter, .control("s"), title: strings.signIn.signIn) }

    var signInSection: KeySection { KeySection(strings.signIn.title, [nextOnSignIn, choose, chooseBack, signIn]) }
}
