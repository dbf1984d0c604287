import Testing
import WalkingTesting

@testable import Walking

struct DeleteAccountTests {
    private let accounts = MemoryAccounts()
    private let hasher = PlainHasher()
    private let tokens = MemoryTokens()
    private let clock = FixedClock(Instant(seconds: 1_795_217_400))

    private var session: Session { Session(accounts: accounts, tokens: tokens, clock: clock) }

    private func create(_ name: String) async throws -> Account {
        try await CreateAccount(session, hasher: hasher)(name: name, passphrase: "correct horse", repeated: "correct horse").account
    }

    @Test func `a deleted account is gone with its token, and nobody else is`() async throws {
        let ben = try await create("ben")
        let ann = try await create("ann")
        try await DeleteAccount(session)(ann)
        #expect(try await accounts.accounts() == [ben])
        #expect(try await tokens.token() == nil)
        #expect(try await ResumeSession(session)(named: "ann") == .mustSignIn(nil))
    }

    @Test func `the name is free again, without the failures that were made for it`() async throws {
        let ann = try await create("ann")
        let signIn = SignIn(session, hasher: hasher)
        for _ in 0..<3 { await #expect(throws: SignIn.Failure.wrong) { try await signIn(name: "ann", passphrase: "no") } }
        try await DeleteAccount(session)(ann)
        #expect(await accounts.failedAttempts(for: "ann") == nil)
        let again = try await create("ann")
        _ = try await signIn(name: "ann", passphrase: "correct horse")
        #expect(try await accounts.accounts() == [again])
    }

    @Test func `one who is deleted from beside leaves the other one in`() async throws {
        let (ann, ben) = (try await create("ann"), try await create("ben"))
        try await DeleteAccount(session)(ann)
        #expect(try await session.resume() == ben)
    }

    @Test func `a token that the keychain keeps all the same lets nobody in`() async throws {
        let ann = try await create("ann")
        await tokens.fail(with: .locked)
        try await DeleteAccount(session)(ann)
        await tokens.fail(with: nil)
        #expect(try await tokens.token() != nil)
        #expect(try await ResumeSession(session)() == .mustSignIn(nil))
    }

    @Test func `a journal that takes nothing keeps the account and the session`() async throws {
        let ann = try await create("ann")
        await accounts.fail(with: .diskFull)
        await #expect(throws: JournalFailure.diskFull) { try await DeleteAccount(session)(ann) }
        await accounts.fail(with: nil)
        #expect(try await session.resume() == ann)
    }
}
