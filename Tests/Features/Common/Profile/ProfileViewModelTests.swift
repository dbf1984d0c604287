import Phrases
import Testing
import Walking
import WalkingTesting

@testable import Common

struct ProfileViewModelTests {
    private let accounts = MemoryAccounts()

    @Test func `what was answered is kept, and nothing is lost by leaving then`() async throws {
        let account = try await accounts.createAccount(named: "ann", passphraseHash: "")
        let model = ProfileViewModel(nil, phrases: Phrases(.en))
        #expect(!model.hasChanges)
        model.draft.gender = .woman
        model.draft.height = "163"
        #expect(model.hasChanges)
        let kept = await model.save(of: account.id, in: accounts)
        #expect(kept?.profile == Profile(gender: .woman, ageBand: .unsaid, heightCentimetres: 163))
        #expect(!model.hasChanges)
    }

    @Test func `a height that nobody has is not kept`() async throws {
        let account = try await accounts.createAccount(named: "ann", passphraseHash: "")
        let model = ProfileViewModel(nil, phrases: Phrases(.en))
        model.draft.height = "300"
        #expect(model.problem == Phrases(.en).heightWrong)
        #expect(model.disabledReason != nil)
        #expect(await model.save(of: account.id, in: accounts) == nil)
        #expect(try await accounts.account(named: "ann")?.profile == nil)
    }

    @Test func `a weight that nobody has is said below the weight, and not kept`() async throws {
        let account = try await accounts.createAccount(named: "ann", passphraseHash: "")
        let model = ProfileViewModel(nil, phrases: Phrases(.en))
        model.draft.weight = "700"
        #expect(model.problem == nil && model.weightProblem == Phrases(.en).weightWrong)
        #expect(model.disabledReason == Phrases(.en).weightWrong)
        #expect(await model.save(of: account.id, in: accounts) == nil)
        model.draft.weight = "158 lb"
        #expect(model.weightProblem == nil)
        #expect(await model.save(of: account.id, in: accounts)?.profile?.weightKilograms.map { ($0 * 10).rounded() } == 717)
    }

    @Test(arguments: ["heavy", "72 heavy"])
    func `a text that is no number is said below its field, be it the height or the weight`(_ text: String) {
        let model = ProfileViewModel(nil, phrases: Phrases(.en))
        model.draft.weight = text
        #expect(model.problem == nil && model.weightProblem == Phrases(.en).weightWrong)
        (model.draft.height, model.draft.weight) = (text, "")
        #expect(model.problem == Phrases(.en).heightWrong && model.weightProblem == nil)
    }

    @Test func `a failure stands below the height until another one is typed`() async throws {
        let account = try await accounts.createAccount(named: "ann", passphraseHash: "")
        let model = ProfileViewModel(nil, phrases: Phrases(.en))
        await accounts.fail(with: .locked)
        #expect(await model.save(of: account.id, in: accounts) == nil)
        #expect(model.problem == Phrases(.en).sentence(JournalFailure.locked))
        model.draft.height = "16"
        #expect(model.problem == nil)
    }
}
