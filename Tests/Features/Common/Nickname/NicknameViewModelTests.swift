import Phrases
import Testing
import Walking
import WalkingTesting

@testable import Common

struct NicknameViewModelTests {
    private let accounts = MemoryAccounts()

    @discardableResult
    private func register(_ name: String, nickname: String? = nil) async throws -> Account {
        let account = try await accounts.createAccount(named: name, passphraseHash: "")
        guard let nickname else { return account }
        return try await accounts.save(try Nickname(nickname), of: account.id)
    }

    private func model() async throws -> NicknameViewModel {
        NicknameViewModel(try await register("ann"), accounts: accounts, phrases: Phrases(.en))
    }

    @Test func `a name is judged at once where nobody has to be asked`() async throws {
        let model = try await model()
        #expect(model.disabledReason == "Type a nickname first.")
        model.text = "  "
        #expect(model.disabledReason == "Type a nickname first.")
        model.text = "twenty-five characters at"
        #expect(model.problem == "At most 24 characters.")
        model.text = "zero\u{200B}"
        #expect(model.draft.verdict == .refused(.nickname(.unprintable)))
        model.text = "산책왕👑"
        #expect(model.draft.verdict == .open)
        #expect(model.disabledReason == nil)
    }

    @Test func `who may skip it is called as the account is, or like it where somebody has that name`() async throws {
        let ann = try await register("ann")
        let model = NicknameViewModel(ann, accounts: accounts, phrases: Phrases(.en), mayBeSkipped: true)
        #expect(model.disabledReason == nil && model.help.contains("it is ann"))
        #expect(await model.save()?.nickname == "ann")
        let ben = try await register("ben")
        try await register("other", nickname: "Ben")
        let second = NicknameViewModel(ben, accounts: accounts, phrases: Phrases(.en), mayBeSkipped: true)
        #expect(await second.save()?.nickname == "ben2")
        let third = NicknameViewModel(ben, accounts: accounts, phrases: Phrases(.en), mayBeSkipped: true)
        third.text = "zero\u{200B}"
        #expect(third.disabledReason != nil, "what is typed is judged")
    }

    @Test func `a taken name is refused while it is typed, with free ones like it`() async throws {
        try await register("ben", nickname: "Walker")
        let model = try await model()
        model.text = "walker"
        await model.check()
        #expect(model.problem == "walker is taken. Free: walker2, walker3")
        model.text = "walker2"
        await model.check()
        #expect(model.draft.verdict == .free)
        #expect(model.help == "walker2 is free.")
    }

    @Test func `a name that was taken meanwhile is refused at the end, too`() async throws {
        let model = try await model()
        model.text = "Walker"
        await model.check()
        #expect(model.draft.verdict == .free)
        try await register("ben", nickname: "Walker")
        #expect(await model.save() == nil)
        #expect(model.problem == "Walker is taken. Free: Walker2, Walker3")
    }

    @Test func `a full disk says so, and the name stays`() async throws {
        let model = try await model()
        model.text = "Walker"
        await accounts.fail(with: .diskFull)
        #expect(await model.save() == nil)
        #expect(model.text == "Walker")
        #expect(try #require(model.problem).contains("disk"))
    }

    @Test func `a store that failed is asked again when the person tries again, and then nothing is lost by leaving`() async throws {
        let model = try await model()
        model.text = "Walker"
        await accounts.fail(with: .locked)
        #expect(await model.save() == nil)
        #expect(model.disabledReason == nil)
        #expect(model.draft.hasChanges)
        await accounts.fail(with: nil)
        #expect(await model.save()?.nickname == "Walker")
        #expect(!model.draft.hasChanges)
    }

    @Test func `without what has to be kept before, the name is not kept either, and that is said`() async throws {
        let model = try await model()
        model.text = "Walker"
        #expect(await model.save { "no room" } == nil)
        #expect(model.problem == "no room")
        #expect(try await accounts.account(named: "ann")?.nickname == nil)
        #expect(await model.save { nil }?.nickname == "Walker")
        #expect(model.problem == nil)
    }
}
