import Foundation
import Testing
import WalkingTesting

@testable import Walking

struct SignInTests {
    private let accounts = MemoryAccounts()
    private let hasher = PlainHasher()
    private let tokens = MemoryTokens()
    private let clock = FixedClock(Instant(seconds: 1_795_217_400))

    private var session: Session { Session(accounts: accounts, tokens: tokens, clock: clock) }

    @Test func `an account is made, left and entered again`() async throws {
        let made = try await create(name: " Ann ", passphrase: "correct horse", repeated: "correct horse")
        #expect(made.account.name == "Ann")
        #expect(made.needsProfile && made.needsNickname)
        let resume = ResumeSession(session)
        #expect(try await resume().account?.id == made.account.id)
        let token = try #require(try await tokens.token())
        #expect(try await SignOut(session)(made.account.id) == nil)
        #expect(try await resume() == .mustSignIn(nil))
        #expect(try await accounts.holder(of: token) == nil)
        #expect(try await signIn("ann", "correct horse").account == made.account)
        #expect(try await resume().account?.id == made.account.id)
    }

    @Test func `whom a name means is found once, whether they are in or must sign in`() async throws {
        let made = try await create(name: "ann", passphrase: "correct horse", repeated: "correct horse")
        let resume = ResumeSession(session)
        #expect(try await resume(named: "ANN").account?.id == made.account.id)
        #expect(try await resume(named: "nobody") == .mustSignIn(nil))
        _ = try await SignOut(session)(made.account.id)
        let known = try #require(try await accounts.account(named: "ann"))
        #expect(try await resume(named: "ANN") == .mustSignIn(known))
    }

    @Test func `a wrong name and a wrong passphrase look the same and cost the same`() async throws {
        _ = try await create(name: "ann", passphrase: "correct horse", repeated: "correct horse")
        let before = hasher.work
        await #expect(throws: SignIn.Failure.wrong) { try await signIn("ann", "wrong horse") }
        let known = hasher.work - before
        await #expect(throws: SignIn.Failure.wrong) { try await signIn("nobody", "wrong horse") }
        #expect(hasher.work - before == 2 * known)
    }

    @Test func `repeated failures slow down, also for a name that nobody has, and time heals`() async throws {
        _ = try await create(name: "ann", passphrase: "correct horse", repeated: "correct horse")
        for name in ["ann", "nobody"] {
            for _ in 0..<3 { await #expect(throws: SignIn.Failure.wrong) { try await signIn(name, "no") } }
            await #expect(throws: SignIn.Failure.slowDown(seconds: 2)) { try await signIn(name, "correct horse") }
        }
        clock.advance(by: .seconds(2))
        await #expect(throws: SignIn.Failure.wrong) { try await signIn("ann", "no") }
        await #expect(throws: SignIn.Failure.slowDown(seconds: 4)) { try await signIn("ann", "correct horse") }
        clock.advance(by: .seconds(4))
        _ = try await signIn("ann", "correct horse")
        #expect(await accounts.failedAttempts(for: "ann") == nil)
    }

    @Test func `of ten guesses at once no more are hashed than of ten in a row`() async throws {
        _ = try await create(name: "ann", passphrase: "correct horse", repeated: "correct horse")
        let before = hasher.work
        let refused = await withTaskGroup(of: SignIn.Failure?.self) { group in
            for number in 0..<10 {
                group.addTask {
                    do throws(SignIn.Failure) {
                        _ = try await signIn("ann", "guess \(number)")
                        return nil
                    } catch { return error }
                }
            }
            return await group.reduce(into: 0) { count, failure in if failure == .slowDown(seconds: 2) { count += 1 } }
        }
        #expect(refused == 7)
        #expect(hasher.work - before == 3)
    }

    @Test func `a wait never grows beyond five minutes, nor by a clock that was put back`() {
        let now = Instant(seconds: 1000)
        #expect(FailedAttempts(count: 60, last: now).wait(at: now) == 300)
        #expect(FailedAttempts(count: 60, last: now + .seconds(90_000)).wait(at: now) == 300)
        #expect(FailedAttempts(count: 2, last: now).wait(at: now) == nil)
    }

    @Test func `a hash of old parameters is made anew when its owner signs in`() async throws {
        let account = try await accounts.createAccount(named: "ann", passphraseHash: "old:correct horse")
        _ = try await signIn("ann", "correct horse")
        #expect(try await accounts.passphraseHash(of: account.id) == "plain:correct horse")
    }

    @Test func `a taken nickname is refused with two that are free`() async throws {
        let ann = try await accounts.createAccount(named: "ann", passphraseHash: "")
        let bob = try await accounts.createAccount(named: "bob", passphraseHash: "")
        let choose = ChooseNickname(accounts: accounts)
        #expect(try await choose("산책왕👑", for: ann.id).nickname == "산책왕👑")
        await #expect(throws: ChooseNickname.Failure.taken(free: ["산책왕👑2", "산책왕👑3"])) { try await choose(" 산책왕👑 ", for: bob.id) }
        #expect(await choose.problem(with: "산책왕👑", for: ann.id) == nil)
        #expect(await choose.problem(with: "1234567890123456789012345", for: bob.id) == .nickname(.tooLong(count: 25)))
        let long = "abcdefghijklmnopqrstuvwx"
        _ = try await choose(long, for: ann.id)
        #expect(await choose.problem(with: long, for: bob.id) == .taken(free: ["\(long.dropLast())2", "\(long.dropLast())3"]))
    }

    @Test func `a passphrase is the same in whichever composition it was typed`() async throws {
        let composed = "산책하는 사람 é"
        let decomposed = composed.decomposedStringWithCanonicalMapping
        #expect(Array(composed.unicodeScalars) != Array(decomposed.unicodeScalars))
        let made = try await create(name: "ann", passphrase: decomposed, repeated: composed)
        #expect(try await signIn("ann", composed).account == made.account)
        #expect(try await signIn("ann", decomposed).account == made.account)
        await #expect(throws: SignIn.Failure.wrong) { try await signIn("ann", "산책하는 사람 e") }
    }

    private func signIn(_ name: String, _ passphrase: String) async throws(SignIn.Failure) -> SignedIn {
        try await SignIn(session, hasher: hasher)(name: name, passphrase: passphrase)
    }

    private func create(name: String, passphrase: String, repeated: String) async throws(CreateAccount.Failure) -> SignedIn {
        try await CreateAccount(session, hasher: hasher)(
            name: name, passphrase: passphrase, repeated: repeated)
    }
}
