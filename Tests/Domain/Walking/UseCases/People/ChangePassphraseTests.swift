import Testing
import WalkingTesting

@testable import Walking

struct ChangePassphraseTests {
    private let accounts = MemoryAccounts()
    private let hasher = PlainHasher()
    private let tokens = MemoryTokens()
    private let clock = FixedClock(Instant(seconds: 1_795_217_400))

    private var session: Session { Session(accounts: accounts, tokens: tokens, clock: clock) }

    private func create(_ name: String) async throws -> Account {
        try await CreateAccount(session, hasher: hasher)(
            name: name, passphrase: "correct horse", repeated: "correct horse"
        ).account
    }

    private func change(
        _ account: Account, from current: String, to fresh: String, repeated: String? = nil
    ) async throws(ChangePassphrase.Failure) -> SignedIn {
        try await ChangePassphrase(session, hasher: hasher)(
            of: account, from: current, to: fresh, repeated: repeated ?? fresh)
    }

    @Test func `another passphrase lets in, the old one and the old tokens do not`() async throws {
        let ann = try await create("ann")
        let old = try #require(try await tokens.token())
        _ = try await change(ann, from: "correct horse", to: "battery staple")
        #expect(try await accounts.holder(of: old) == nil)
        #expect(try await ResumeSession(session)().account?.id == ann.id)
        let signIn = SignIn(session, hasher: hasher)
        await #expect(throws: SignIn.Failure.wrong) { try await signIn(name: "ann", passphrase: "correct horse") }
        #expect(try await signIn(name: "ann", passphrase: "battery staple").account.id == ann.id)
    }

    @Test func `the present passphrase is asked for, slower after three that were wrong`() async throws {
        let ann = try await create("ann")
        for _ in 0..<3 { await #expect(throws: ChangePassphrase.Failure.wrong) { try await change(ann, from: "no", to: "battery staple") } }
        await #expect(throws: ChangePassphrase.Failure.slowDown(seconds: 2)) {
            try await change(ann, from: "correct horse", to: "battery staple")
        }
        #expect(try await accounts.passphraseHash(of: ann.id) == "plain:correct horse")
    }

    @Test func `a new passphrase is judged before anything is asked`() async throws {
        let ann = try await create("ann")
        let before = hasher.work
        await #expect(throws: ChangePassphrase.Failure.passphrase(.tooShort(minimum: 8))) {
            try await change(ann, from: "correct horse", to: "short")
        }
        await #expect(throws: ChangePassphrase.Failure.passphrase(.differ)) {
            try await change(ann, from: "correct horse", to: "battery staple", repeated: "battery stable")
        }
        #expect(hasher.work == before)
        #expect(await accounts.failedAttempts(for: "ann") == nil)
    }

    @Test func `others who are signed in stay so`() async throws {
        let (ann, ben) = (try await create("ann"), try await create("ben"))
        let bens = try #require(try await tokens.token())
        _ = try await change(ann, from: "correct horse", to: "battery staple")
        #expect(try await accounts.holder(of: bens) == ben)
        #expect(try await accounts.passphraseHash(of: ben.id) == "plain:correct horse")
    }

    @Test func `the right passphrase makes the failures before it forgotten`() async throws {
        let ann = try await create("ann")
        for _ in 0..<2 { await #expect(throws: ChangePassphrase.Failure.wrong) { try await change(ann, from: "no", to: "battery staple") } }
        _ = try await change(ann, from: "correct horse", to: "battery staple")
        #expect(await accounts.failedAttempts(for: "ann") == nil)
    }

    @Test func `a keychain that takes nothing changes the passphrase all the same, and says so`() async throws {
        let ann = try await create("ann")
        await tokens.fail(with: .locked)
        #expect(try await change(ann, from: "correct horse", to: "battery staple").keychainFailure == .locked)
        #expect(try await accounts.passphraseHash(of: ann.id) == "plain:battery staple")
    }

    @Test func `a journal that cannot be read says so, and is no wrong passphrase`() async throws {
        let ann = try await create("ann")
        await accounts.fail(with: .locked)
        await #expect(throws: ChangePassphrase.Failure.journal(.locked)) {
            try await change(ann, from: "correct horse", to: "battery staple")
        }
    }
}
