import Testing
import WalkingTesting

@testable import Walking

struct CreateAccountTests {
    private let accounts = MemoryAccounts()
    private let hasher = PlainHasher()
    private let tokens = MemoryTokens()
    private let clock = FixedClock(Instant(seconds: 1_795_217_400))

    private var session: Session { Session(accounts: accounts, tokens: tokens, clock: clock) }

    private func create(
        _ name: String, _ passphrase: String = "correct horse", repeated: String? = nil
    ) async throws(CreateAccount.Failure) -> SignedIn {
        try await CreateAccount(session, hasher: hasher)(name: name, passphrase: passphrase, repeated: repeated ?? passphrase)
    }

    @Test func `an account has its name without blanks, and its owner is in`() async throws {
        let made = try await create(" Ann ")
        #expect(made.account.name == "Ann" && !made.account.isLocal)
        #expect(made.needsProfile && made.needsNickname && made.keychainFailure == nil)
        #expect(try await session.resume() == made.account)
        #expect(try await accounts.passphraseHash(of: made.account.id) == "plain:correct horse")
    }

    @Test func `the form is judged before anything is asked or hashed`() async throws {
        typealias Failure = CreateAccount.Failure
        await accounts.fail(with: .locked)
        await #expect(throws: Failure.name(.empty)) { try await create(" ") }
        await #expect(throws: Failure.name(.badCharacter(" "))) { try await create("a b") }
        await #expect(throws: Failure.name(.reserved)) { try await create("Local") }
        await #expect(throws: Failure.passphrase(.tooShort(minimum: 8))) { try await create("ann", "1234567") }
        await #expect(throws: Failure.passphrase(.differ)) { try await create("ann", "12345678", repeated: "12345679") }
        #expect(hasher.work == 0)
    }

    @Test func `a name that differs only in its case is taken, and the one who has it stays in`() async throws {
        let ann = try await create("ann").account
        await #expect(throws: CreateAccount.Failure.taken) { try await create("ANN", "another horse") }
        #expect(try await accounts.accounts() == [ann])
        #expect(try await session.resume() == ann)
        #expect(try await accounts.passphraseHash(of: ann.id) == "plain:correct horse")
    }

    @Test func `without the memory for a hash no account is made`() async throws {
        let create = CreateAccount(session, hasher: NoMemory())
        await #expect(throws: CreateAccount.Failure.cannotHash) {
            try await create(name: "ann", passphrase: "correct horse", repeated: "correct horse")
        }
        #expect(try await accounts.accounts().isEmpty)
    }

    @Test func `a journal that takes nothing says so`() async throws {
        await accounts.fail(with: .diskFull)
        await #expect(throws: CreateAccount.Failure.journal(.diskFull)) { try await create("ann") }
    }

    @Test func `a keychain that takes nothing makes the account all the same, and says so`() async throws {
        await tokens.fail(with: .locked)
        let made = try await create("ann")
        #expect(made.keychainFailure == .locked)
        #expect(try await accounts.accounts() == [made.account])
    }
}

/// A hasher of a machine that has no memory left.
private struct NoMemory: PassphraseHasher {
    func hash(_ passphrase: Passphrase) async -> String? { nil }
    func verify(_ passphrase: Passphrase, against hash: String) async -> Bool { false }
    func needsRehash(_ hash: String) -> Bool { false }
}
