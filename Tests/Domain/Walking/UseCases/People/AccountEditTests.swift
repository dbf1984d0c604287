import Testing
import WalkingTesting

@testable import Walking

struct AccountEditTests {
    private let accounts = MemoryAccounts()

    private func renamed(_ name: String) async throws -> (edit: AccountEdit, account: Account) {
        let before = try await accounts.createAccount(named: "ann", passphraseHash: "")
        let after = try await accounts.save(try Nickname(name), of: before.id)
        return (AccountEdit(from: before, to: after, in: accounts), after)
    }

    @Test func `a first nickname is taken away again, and given again`() async throws {
        let (edit, account) = try await renamed("Kim")
        let again = try #require(try await edit.undo())
        #expect(try await accounts.account(account.id)?.nickname == nil)
        #expect(try await again.undo() != nil)
        #expect(try await accounts.account(account.id)?.nickname == "Kim")
    }

    @Test func `a nickname that was changed since is left alone`() async throws {
        let (edit, account) = try await renamed("Kim")
        _ = try await accounts.save(try Nickname("Lee"), of: account.id)
        #expect(try await edit.undo() == nil)
        #expect(try await accounts.account(account.id)?.nickname == "Lee")
    }

    @Test func `a nickname that somebody else took since is not taken from them`() async throws {
        let (_, before) = try await renamed("Kim")
        let after = try await accounts.save(try Nickname("Lee"), of: before.id)
        let other = try await accounts.createAccount(named: "ben", passphraseHash: "")
        _ = try await accounts.save(try Nickname("Kim"), of: other.id)
        #expect(try await AccountEdit(from: before, to: after, in: accounts).undo() == nil)
        #expect(try await accounts.account(before.id)?.nickname == "Lee")
    }

    @Test func `a profile is what it was before`() async throws {
        let before = try await accounts.createAccount(named: "ann", passphraseHash: "")
        let after = try await accounts.save(Profile(gender: .woman, ageBand: .from60), of: before.id)
        _ = try await AccountEdit(from: before, to: after, in: accounts).undo()
        #expect(try await accounts.account(before.id) == before)
    }
}
