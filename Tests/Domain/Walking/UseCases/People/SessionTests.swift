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
