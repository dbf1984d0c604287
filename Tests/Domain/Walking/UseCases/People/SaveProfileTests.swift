import Testing
import WalkingTesting

@testable import Walking

struct SaveProfileTests {
    private let accounts = MemoryAccounts()

    @Test(arguments: [nil, 50, 250]) func `a profile is kept, with a height that a person can have or none`(height: Int?) async throws {
        let ann = try await accounts.createAccount(named: "ann", passphraseHash: "")
        let profile = Profile(gender: .woman, ageBand: .from60, heightCentimetres: height)
        #expect(try await SaveProfile(accounts: accounts)(profile, of: ann.id).profile == profile)
        #expect(try await accounts.account(ann.id)?.profile == profile)
    }

    @Test(arguments: [49, 251]) func `another height is refused, and nothing is kept`(height: Int) async throws {
        let ann = try await accounts.createAccount(named: "ann", passphraseHash: "")
        await #expect(throws: SaveProfile.Failure.heightOutOfRange(50...250)) {
            try await SaveProfile(accounts: accounts)(Profile(gender: .man, ageBand: .from60, heightCentimetres: height), of: ann.id)
        }
        #expect(try await accounts.account(ann.id)?.profile == nil)
    }

    @Test(arguments: [(20, true), (300, true), (19.9, false), (300.1, false), (.infinity, false)] as [(Double, Bool)])
    func `a weight is one that a person can have`(weight: Double, isTaken: Bool) async throws {
        let ann = try await accounts.createAccount(named: "ann", passphraseHash: "")
        let profile = Profile(gender: .man, ageBand: .from60, weightKilograms: weight)
        let save = SaveProfile(accounts: accounts)
        guard isTaken else {
            await #expect(throws: SaveProfile.Failure.weightOutOfRange) { try await save(profile, of: ann.id) }
            return
        }
        #expect(try await save(profile, of: ann.id).profile == profile)
    }
}
