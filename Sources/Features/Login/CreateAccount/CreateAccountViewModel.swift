import Common
import Observation
import Phrases
import Walking

/// A new account: an ID that nobody has, and a passphrase twice.
@Observable
final class CreateAccountViewModel {
    /// The answer that a problem belongs to.
    enum Field: Hashable {
        case name, passphrase, again
    }

    var name = "" {
        didSet { if name != oldValue { submission.clear(.name) } }
    }
    var passphrase = "" {
        didSet { if passphrase != oldValue { submission.clear(.passphrase, .again) } }
    }
    var again = "" {
        didSet { if again != oldValue { submission.clear(.again) } }
    }
    @ObservationIgnored let submission = FormSubmission<Field>()
    /// The account, once it has been made; who comes back from the next screen goes on with it.
    private(set) var made: SignedIn?

    @ObservationIgnored let strings: CreateAccountStrings
    @ObservationIgnored private let dependencies: LoginDependencies

    init(_ dependencies: LoginDependencies) {
        strings = dependencies.words.strings.signUp
        self.dependencies = dependencies
    }

    /// Indicates whether something was typed that no account has yet.
    var hasChanges: Bool { made == nil && ![name, passphrase, again].allSatisfy(\.isEmpty) }

    var disabledReason: String? {
        made == nil && (name.allSatisfy(\.isWhitespace) || passphrase.isEmpty || again.isEmpty) ? strings.form.missing : nil
    }

    /// Makes the account, once.
    /// - Returns: its owner, who is let in; nil where it could not be made, which `problem` says.
    func create() async -> SignedIn? {
        // The keychain's failure was reported when the account was made.
        if let made { return SignedIn(account: made.account) }
        guard disabledReason == nil else { return nil }
        made = await submission.submit { () async throws(CreateAccount.Failure) in
            try await dependencies.createAccount(name: name, passphrase: passphrase, repeated: again)
        } place: {
            sentence($0)
        }
        return made
    }

    private func sentence(_ failure: CreateAccount.Failure) -> (Field, String) {
        switch failure {
        case .name(let problem): (.name, sentence(problem))
        case .passphrase(.differ): (.again, strings.form.differ)
        case .passphrase(let problem): (.passphrase, strings.form.sentence(problem))
        case .taken: (.name, strings.taken)
        case .cannotHash: (.passphrase, strings.form.cannotHash)
        case .journal(let failure): (.again, dependencies.words.phrases.sentence(failure))
        }
    }

    private func sentence(_ problem: AccountName.Problem) -> String {
        switch problem {
        case .empty: strings.nameEmpty
        case .tooLong(let maximum): strings.nameTooLong(maximum)
        case .badCharacter(let character): strings.nameBadCharacter(dependencies.words.phrases.name(of: character))
        case .reserved: strings.nameReserved
        }
    }
}
