import Common
import Phrases
import Walking

/// The words of the way in, and numbers as people write them.
final class LoginWords: Sendable {
    let strings: LoginStrings
    let phrases: Phrases

    var keys: LoginKeys { LoginKeys(strings: strings) }

    init(_ phrases: Phrases) {
        self.phrases = phrases
        strings = .for(phrases.language)
    }

    /// The reason for which a person was not let in; it never tells which of the two was wrong.
    func sentence(_ failure: SignIn.Failure) -> String {
        switch failure {
        case .emptyName, .emptyPassphrase: strings.signIn.missing
        case .wrong: strings.signIn.wrong
        case .slowDown(let seconds): strings.signIn.form.slowDown(seconds)
        case .journal(let failure): phrases.sentence(failure)
        }
    }
}
