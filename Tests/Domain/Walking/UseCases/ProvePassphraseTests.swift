import Testing
import WalkingTesting

@testable import Walking

struct ProvePassphraseTests {
    private let accounts = MemoryAccounts()
    private let hasher = PlainHasher()
    private let clock = FixedClock(Instant(seconds: 1_800_000_000))
    private var prove: ProvePassphrase { ProvePassphrase(accounts: accounts, hasher: hasher, clock: clock) }

    private func register() async throws -> Account {
        try await accounts.createAccount(named: "ann", passphraseHash: "plain:correct horse")
    }

    @Test func `the right one proves whose account it is, with the hash that it fits`() async throws {
        let account = try await register()
        let proof = try await prove(Passphrase("correct horse"), for: "ANN")
        #expect(proof.account == account && proof.hash == "plain:correct horse")
    }

    @Test(arguments: [("ann", "wrong horse"), ("ben", "correct horse")]) func `a wrong name costs as much as a wrong passphrase`(
        _ name: String, _ passphrase: String
    ) async throws {
        _ = try await register()
        await #expect(throws: ProvePassphrase.Failure.wrong) { try await prove(Passphrase(passphrase), for: name) }
        #expect(hasher.work == 1)
    }

    @Test func `the local profile has no passphrase, not even an empty one`() async throws {
        let local = try await accounts.localAccount()
        await #expect(throws: ProvePassphrase.Failure.wrong) { try await prove(Passphrase(""), for: local.name) }
    }

    @Test func `after three that were wrong the right one has to wait, too, and nothing is hashed meanwhile`() async throws {
        _ = try await register()
        for _ in 0..<3 {
            await #expect(throws: ProvePassphrase.Failure.wrong) { try await prove(Passphrase("wrong horse"), for: "ann") }
        }
        let work = hasher.work
        await #expect(throws: ProvePassphrase.Failure.slowDown(seconds: 2)) { try await prove(Passphrase("correct horse"), for: "ann") }
        #expect(hasher.work == work)
    }

    @Test func `one that was right forgets those that were wrong before`() async throws {
        _ = try await register()
        for _ in 0..<2 { _ = try? await prove(Passphrase("wrong horse"), for: "ann") }
        _ = try await prove(Passphrase("correct horse"), for: "ann")
        #expect(await accounts.failedAttempts(for: "ann") == nil)
    }

    @Test func `what the journal says is passed on, and costs no attempt`() async throws {
        _ = try await register()
        await accounts.fail(with: .locked)
        await #expect(throws: ProvePassphrase.Failure.journal(.locked)) { try await prove(Passphrase("correct horse"), for: "ann") }
        await accounts.fail(with: nil)
        #expect(await accounts.failedAttempts(for: "ann") == nil && hasher.work == 0)
    }
}
