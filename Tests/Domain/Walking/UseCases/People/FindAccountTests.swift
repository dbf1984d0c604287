import Foundation
import Testing
import WalkingTesting

@testable import Walking

struct FindAccountTests {
    private let accounts = MemoryAccounts()

    @Test func `an ID is found in any case, and goes before a nickname`() async throws {
        let ann = try await accounts.createAccount(named: "ann", passphraseHash: "")
        let ben = try await accounts.createAccount(named: "ben", passphraseHash: "")
        _ = try await accounts.save(try Nickname("Ann"), of: ben.id)
        #expect(try await FindAccount(accounts: accounts)("ANN")?.id == ann.id)
    }

    @Test func `a nickname is found by how people read it`() async throws {
        let ann = try await accounts.createAccount(named: "ann", passphraseHash: "")
        _ = try await accounts.save(try Nickname("산책왕"), of: ann.id)
        #expect(try await FindAccount(accounts: accounts)("산책왕".decomposedStringWithCanonicalMapping)?.id == ann.id)
        #expect(try await FindAccount(accounts: accounts)("nobody") == nil)
        #expect(try await FindAccount(accounts: accounts)("") == nil)
    }

    @Test func `the local profile is made when it is first meant`() async throws {
        #expect(try await accounts.accounts().isEmpty)
        let local = try #require(try await FindAccount(accounts: accounts)(AccountName.local))
        #expect(local.isLocal)
        #expect(try await accounts.accounts() == [local])
    }
}
