import Testing
import WalkingTesting

@testable import Walking

struct ResumeSessionTests {
    private let accounts = MemoryAccounts()
    private let tokens = MemoryTokens()

    private var session: Session { Session(accounts: accounts, tokens: tokens, clock: FixedClock(Instant(seconds: 1_795_217_400))) }

    @Test func `without a name whoever holds the token is in`() async throws {
        #expect(try await ResumeSession(session)() == .mustSignIn(nil))
        let ann = try await accounts.createAccount(named: "ann", passphraseHash: "x")
        _ = try await session.begin(ann)
        #expect(try await ResumeSession(session)() == .entered(ann))
    }

    @Test func `a name lets in nobody but whom it means`() async throws {
        let ann = try await accounts.createAccount(named: "ann", passphraseHash: "x")
        let ben = try await accounts.createAccount(named: "ben", passphraseHash: "x")
        _ = try await session.begin(ann)
        #expect(try await ResumeSession(session)(named: "ben") == .mustSignIn(ben))
        #expect(try await ResumeSession(session)(named: "cat") == .mustSignIn(nil))
        #expect(try await ResumeSession(session)(named: " ANN ") == .entered(ann))
        #expect(try await ResumeSession(session)() == .entered(ann), "and the token is still there")
    }

    @Test func `only an entry has an account that is signed in`() async throws {
        let ann = try await accounts.createAccount(named: "ann", passphraseHash: "x")
        #expect(Resumption.entered(ann).account == ann)
        #expect(Resumption.mustSignIn(ann).account == nil && Resumption.mustSignIn(nil).account == nil)
    }

    @Test func `the local profile needs no token where it is named`() async throws {
        let local = try await accounts.localAccount()
        #expect(try await ResumeSession(session)(named: local.name) == .entered(local))
    }

    @Test func `a keychain that does not answer asks, and a journal that fails says so`() async throws {
        let ann = try await accounts.createAccount(named: "ann", passphraseHash: "x")
        _ = try await session.begin(ann)
        await tokens.fail(with: .noAnswer)
        #expect(try await ResumeSession(session)() == .mustSignIn(nil))
        #expect(try await ResumeSession(session)(named: "ann") == .mustSignIn(ann))
        await accounts.fail(with: .locked)
        await #expect(throws: JournalFailure.locked) { try await ResumeSession(session)(named: "ann") }
    }
}
