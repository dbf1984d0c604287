import Testing
import WalkingTesting

@testable import Walking

struct ContinueWithoutAccountTests {
    private let accounts = MemoryAccounts()
    private let tokens = MemoryTokens()
    private let clock = FixedClock(Instant(seconds: 1_795_217_400))

    private var session: Session { Session(accounts: accounts, tokens: tokens, clock: clock) }

    @Test func `the local profile is the same each time`() async throws {
        let proceed = ContinueWithoutAccount(session)
        let first = try await proceed().account
        #expect(first.isLocal)
        #expect(try await proceed().account.id == first.id)
        #expect(try await accounts.accounts().count == 1)
    }

    @Test func `the next launch goes on with it, without asking`() async throws {
        let local = try await ContinueWithoutAccount(session)().account
        #expect(try await session.resume() == local)
        #expect(try await accounts.lastUsed() == local)
    }

    @Test func `a person with an account is not in it any more`() async throws {
        let ann = try await accounts.createAccount(named: "ann", passphraseHash: "x")
        _ = try await session.begin(ann)
        let local = try await ContinueWithoutAccount(session)().account
        #expect(local.id != ann.id)
        #expect(try await !session.isOpen(ann))
    }

    @Test func `a keychain that fails lets people in all the same, and says so`() async throws {
        await tokens.fail(with: .noAnswer)
        let signedIn = try await ContinueWithoutAccount(session)()
        #expect(signedIn.account.isLocal && signedIn.keychainFailure == .noAnswer)
    }

    @Test func `a journal that cannot be read lets nobody in`() async throws {
        await accounts.fail(with: .locked)
        await #expect(throws: JournalFailure.locked) { try await ContinueWithoutAccount(session)() }
    }
}
