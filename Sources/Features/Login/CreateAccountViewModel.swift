import Coordinators
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
    @ObservationIgnored private let router: any Router<LoginRoute>

    init(_ dependencies: LoginDependencies, router: any Router<LoginRoute>) {
        strings = dependencies.strings.signUp
        self.dependencies = dependencies
        self.router = router
    }

    var disabledReason: String? {
        made == nil && (name.allSatisfy(\.isWhitespace) || passphrase.isEmpty || again.isEmpty) ? strings.missing : nil
    }

    func create() async {
        if let made {
            await router.trigger(.signedIn(SignedIn(account: made.account)))
            return
        }
        guard disabledReason == nil, !isWorking else { return }
        isWorking = true
        problem = nil
        defer { isWorking = false }
        do throws(CreateAccount.Failure) {
            let signedIn = try await dependencies.createAccount(name: name, passphrase: passphrase, repeated: again)
            made = signedIn
            await router.trigger(.signedIn(signedIn))
        } catch {
            problem = sentence(error)
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
        case .passphraseTooShort(let minimum): (.passphrase, strings.tooShort(minimum))
        case .passphraseTooLong(let maximum): (.passphrase, strings.tooLong(maximum))
        case .passphrasesDiffer: (.again, strings.differ)
        case .taken: (.name, strings.taken)
        case .cannotHash: (.passphrase, strings.cannotHash)
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
