import Testing
import WalkingTesting

@testable import Walking

struct SignOutTests {
    private let accounts = MemoryAccounts()
    private let tokens = MemoryTokens()
    private let clock = FixedClock(Instant(seconds: 1_795_217_400))

    private var session: Session { Session(accounts: accounts, tokens: tokens, clock: clock) }

    private func account(_ name: String) async throws -> Account { try await accounts.createAccount(named: name, passphraseHash: "x") }

    @Test func `out is out: the next launch asks, and a copy of the token is worthless`() async throws {
        let ann = try await account("ann")
        _ = try await session.begin(ann)
        let copy = try #require(try await tokens.token())
        #expect(try await SignOut(session)(ann.id) == nil)
        #expect(try await tokens.token() == nil)
        try await tokens.save(copy)
        #expect(try await ResumeSession(session)() == .mustSignIn(nil))
    }

    @Test func `the account and what it has stay`() async throws {
        let ann = try await account("ann")
        _ = try await session.begin(ann)
        _ = try await SignOut(session)(ann.id)
        #expect(try await accounts.accounts() == [ann])
        #expect(try await accounts.passphraseHash(of: ann.id) == "x")
    }

    @Test func `one who goes beside another leaves the other one in`() async throws {
        let (ann, ben) = (try await account("ann"), try await account("ben"))
        _ = try await session.begin(ann)
        #expect(try await SignOut(session)(ben.id) == nil)
        #expect(try await session.resume() == ann)
    }

    @Test func `signing out twice is no failure`() async throws {
        let ann = try await account("ann")
        _ = try await session.begin(ann)
        for _ in 0..<2 { #expect(try await SignOut(session)(ann.id) == nil) }
    }

    @Test func `a keychain that cannot show the token leaves it worthless, and nobody else's`() async throws {
        let (ann, ben) = (try await account("ann"), try await account("ben"))
        _ = try await session.begin(ben)
        let bens = try #require(try await tokens.token())
        _ = try await session.begin(ann)
        let anns = try #require(try await tokens.token())
        await tokens.fail(with: .locked)
        #expect(try await SignOut(session)(ann.id) == .locked)
        await tokens.fail(with: nil)
        #expect(try await tokens.token() == anns)
        #expect(try await ResumeSession(session)().account == nil)
        #expect(try await accounts.holder(of: bens) == ben)
    }

    @Test func `a journal that takes nothing keeps the person in, and says so`() async throws {
        let ann = try await account("ann")
        _ = try await session.begin(ann)
        await accounts.fail(with: .diskFull)
        await #expect(throws: JournalFailure.diskFull) { try await SignOut(session)(ann.id) }
        await accounts.fail(with: nil)
        #expect(try await session.resume() == ann)
    }
}
