import Testing
import WalkingTesting

@testable import Walking

struct SessionTests {
    private let accounts = MemoryAccounts()
    private let tokens = MemoryTokens()
    private let clock = FixedClock(Instant(seconds: 1_795_217_400))

    private var session: Session { Session(accounts: accounts, tokens: tokens, clock: clock) }

    private func account(_ name: String) async throws -> Account { try await accounts.createAccount(named: name, passphraseHash: "x") }

    @Test func `who begins is let in again by the token alone`() async throws {
        let ann = try await account("ann")
        #expect(try await session.begin(ann) == SignedIn(account: ann))
        #expect(try await session.resume() == ann)
        #expect(try await accounts.lastUsed() == ann)
    }

    @Test func `without a token, or with one that is worthless, nobody is let in`() async throws {
        let ann = try await account("ann")
        #expect(try await session.resume() == nil)
        _ = try await session.begin(ann)
        try await accounts.revokeTokens(of: ann.id)
        #expect(try await session.resume() == nil)
        #expect(try await session.isOpen(ann) == false)
    }

    @Test func `a keychain that takes nothing lets in once, and says so`() async throws {
        let ann = try await account("ann")
        await tokens.fail(with: .locked)
        let signedIn = try await session.begin(ann)
        #expect(signedIn.account == ann && signedIn.keychainFailure == .locked)
        #expect(try await session.resume() == nil, "and what it cannot show lets nobody in")
    }

    @Test func `the local profile is open to everybody here, an account to its own token`() async throws {
        let (ann, local) = (try await account("ann"), try await accounts.localAccount())
        #expect(try await session.isOpen(local))
        #expect(try await !session.isOpen(ann))
        #expect(try await session.resume(ann) == nil)
        #expect(try await session.resume(local) == local)
        _ = try await session.begin(ann)
        #expect(try await session.resume(ann) == ann)
    }

    @Test func `who is refused is not noted as the last who was here`() async throws {
        let (ann, ben) = (try await account("ann"), try await account("ben"))
        _ = try await session.begin(ann)
        #expect(try await session.resume(ben) == nil)
        #expect(try await accounts.lastUsed() == ann)
    }

    @Test func `out is out, also for a copy of the token`() async throws {
        let ann = try await account("ann")
        _ = try await session.begin(ann)
        let copy = try #require(try await tokens.token())
        #expect(try await session.end(for: ann.id) == nil)
        #expect(try await tokens.token() == nil)
        #expect(try await accounts.holder(of: copy) == nil)
    }

    @Test func `who leaves the local profile leaves the token of somebody else where it is`() async throws {
        let (ann, local) = (try await account("ann"), try await accounts.localAccount())
        _ = try await session.begin(ann)
        #expect(try await session.end(for: local.id) == nil)
        #expect(try await session.resume() == ann)
    }

    @Test func `without a token there is nothing to end`() async throws {
        let ann = try await account("ann")
        #expect(try await session.end(for: ann.id) == nil)
    }

    @Test func `a token that cannot be shown is made worthless all the same, with all others of the account`() async throws {
        let (ann, ben) = (try await account("ann"), try await account("ben"))
        _ = try await session.begin(ben)
        let other = try #require(try await tokens.token())
        _ = try await session.begin(ann)
        let own = try #require(try await tokens.token())
        await tokens.fail(with: .locked)
        #expect(try await session.end(for: ann.id) == .locked)
        #expect(try await accounts.holder(of: own) == nil)
        #expect(try await accounts.holder(of: other) == ben)
    }

    @Test func `a journal that fails lets nobody in and nobody out`() async throws {
        let ann = try await account("ann")
        _ = try await session.begin(ann)
        await accounts.fail(with: .diskFull)
        await #expect(throws: JournalFailure.diskFull) { try await session.begin(ann) }
        await #expect(throws: JournalFailure.diskFull) { try await session.resume() }
        await #expect(throws: JournalFailure.diskFull) { try await session.end(for: ann.id) }
        await accounts.fail(with: nil)
        #expect(try await session.resume() == ann)
    }
}

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
}

struct ContinueWithoutAccountTests {
    @Test func `the local profile is the same each time`() async throws {
        let (accounts, tokens) = (MemoryAccounts(), MemoryTokens())
        let proceed = ContinueWithoutAccount(
            Session(accounts: accounts, tokens: tokens, clock: FixedClock(Instant(seconds: 1_795_217_400))))
        let first = try await proceed().account
        #expect(first.isLocal)
        #expect(try await proceed().account.id == first.id)
        #expect(try await accounts.accounts().count == 1)
    }
}
