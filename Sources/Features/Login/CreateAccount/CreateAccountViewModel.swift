import Common
import Observation
import Phrases
import Walking

/// A new account: an ID that nobody has, and a passphrase twice.
@Observable
final class CreateAccountViewModel {
    /// Which answer a problem belongs to.
    enum Field: Hashable {
        case name, passphrase, again
    }

    var name = "" {
        didSet { if name != oldValue { clear(.name) } }
    }
    var passphrase = "" {
        didSet { if passphrase != oldValue { clear(.passphrase) } }
    }
    var again = "" {
        didSet { if again != oldValue { clear(.again) } }
    }
    private(set) var problem: (field: Field, sentence: String)?
    private(set) var isWorking = false
    /// The account, once it has been made; who comes back from the next screen goes on with it.
    private(set) var made: SignedIn?

    @ObservationIgnored let strings: CreateAccountStrings
    @ObservationIgnored private let dependencies: LoginDependencies

    init(_ dependencies: LoginDependencies) {
        strings = dependencies.strings.signUp
        self.dependencies = dependencies
    }

    var disabledReason: String? {
        made == nil && (name.allSatisfy(\.isWhitespace) || passphrase.isEmpty || again.isEmpty) ? strings.form.missing : nil
    }

    /// Makes the account, once.
    /// - Returns: its owner, who is let in; nil where it could not be made, which `problem` says.
    func create() async -> SignedIn? {
        // What the keychain said was told before.
        if let made { return SignedIn(account: made.account) }
        guard disabledReason == nil, !isWorking else { return nil }
        isWorking = true
        problem = nil
        defer { isWorking = false }
        do throws(CreateAccount.Failure) {
            let signedIn = try await dependencies.createAccount(name: name, passphrase: passphrase, repeated: again)
            made = signedIn
            return signedIn
        } catch {
            problem = sentence(error)
            return nil
        }
    }

    func problem(of field: Field) -> String? { problem?.field == field ? problem?.sentence : nil }

    private func clear(_ field: Field) {
        // The two passphrases differ as long as neither of them is touched.
        if problem?.field == field || (problem?.field == .again && field == .passphrase) { problem = nil }
    }

    private func sentence(_ failure: CreateAccount.Failure) -> (Field, String) {
        switch failure {
        case .name(let problem): (.name, sentence(problem))
        case .passphrase(.differ): (.again, strings.form.differ)
        case .passphrase(let problem): (.passphrase, strings.form.sentence(problem))
        case .taken: (.name, strings.taken)
        case .cannotHash: (.passphrase, strings.form.cannotHash)
        case .journal(let failure): (.again, dependencies.phrases.sentence(failure))
        }
    }

    private func sentence(_ problem: AccountName.Problem) -> String {
        switch problem {
        case .empty: strings.nameEmpty
        case .tooLong(let maximum): strings.nameTooLong(maximum)
        case .badCharacter: strings.nameBadCharacter
        case .reserved: strings.nameReserved
        }
    }
}
