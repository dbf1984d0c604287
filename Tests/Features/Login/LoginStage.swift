import Login
import Phrases
import Screens
import ScreenTesting
import Terminal
import Testing
import Walking
import WalkingTesting

/// The way in, shown to a pilot, with a machine in memory behind it.
struct LoginStage {
    let accounts = MemoryAccounts()
    let tokens = MemoryTokens()
    let clock = FixedClock(Instant(milliseconds: 1_795_000_000_000))
    let language: Language
    /// The IDs of those who can sign in here.
    let people: [String]

    init(_ language: Language = .en, people: [String] = ["ann", "ben"]) {
        self.language = language
        self.people = people
    }

    var dependencies: LoginDependencies {
        LoginDependencies(accounts: accounts, tokens: tokens, hasher: PlainHasher(), clock: clock, language: language, people: people)
    }

    /// Makes somebody who can sign in with `correct horse`.
    @discardableResult
    func register(_ name: String, nickname: String? = nil, profile: Profile? = nil) async throws -> Account {
        let hash = await PlainHasher().hash(Passphrase("correct horse")) ?? ""
        var account = try await accounts.createAccount(named: name, passphraseHash: hash)
        if let profile { account = try await accounts.save(profile, of: account.id) }
        if let nickname { account = try await accounts.save(try Nickname(nickname), of: account.id) }
        return account
    }

    func pilot(_ size: Size = Size(width: 80, height: 24), resuming account: Account? = nil) -> Pilot {
        Pilot(
            size: size, root: LoginCoordinator(dependencies: dependencies, resuming: account), text: language == .ko ? .ko : .en)
    }
}

extension LoginStage {
    nonisolated static let pictures = Language.allCases.flatMap { language in
        [Size(width: 80, height: 24), Size(width: 120, height: 40), Size(width: 40, height: 12)].map { (language, $0) }
    }

    static func name(_ language: Language, _ size: Size) -> String { "\(language.rawValue)-\(size.width)x\(size.height)" }
}
