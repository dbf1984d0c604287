import Phrases
import Walking

/// The dependencies of signing in.
package struct LoginDependencies: Sendable {
    package var accounts: any AccountRepository
    package var tokens: any TokenStore
    package var hasher: any PassphraseHasher
    package var clock: any WallClock
    package var language: Language
    package var units: Units
    /// The IDs of those who can sign in here.
    package var people: [String]

    package init(
        accounts: any AccountRepository, tokens: any TokenStore, hasher: any PassphraseHasher, clock: any WallClock, language: Language,
        units: Units = .metric, people: [String]
    ) {
        self.accounts = accounts
        self.tokens = tokens
        self.hasher = hasher
        self.clock = clock
        self.language = language
        self.units = units
        self.people = people
    }

    var words: LoginWords { LoginWords(Phrases(language, units: units)) }

    private var session: Session { Session(accounts: accounts, tokens: tokens, clock: clock) }

    var signIn: SignIn { SignIn(session, hasher: hasher) }
    var createAccount: CreateAccount { CreateAccount(session, hasher: hasher) }
    var continueWithoutAccount: ContinueWithoutAccount { ContinueWithoutAccount(session) }
    var saveProfile: SaveProfile { SaveProfile(accounts: accounts) }
    var chooseNickname: ChooseNickname { ChooseNickname(accounts: accounts) }
}
