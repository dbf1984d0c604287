import Testing
import WalkingTesting

@testable import Walking

struct ChooseNicknameTests {
    private let accounts = MemoryAccounts()

    private func account(_ name: String) async throws -> Account {
        try await accounts.createAccount(named: name, passphraseHash: "")
    }

    @Test func `a nickname is kept with the account, and may be chosen again by the same person`() async throws {
        let ann = try await account("ann")
        let choose = ChooseNickname(accounts: accounts)
        #expect(try await choose(" 산책왕 ", for: ann.id).nickname == "산책왕")
        #expect(await choose.problem(with: "산책왕", for: ann.id) == nil)
        #expect(try await choose("산책왕", for: ann.id).nickname == "산책왕")
    }

    @Test func `one that is taken comes with two that are free and no longer than may be`() async throws {
        let (ann, bob) = (try await account("ann"), try await account("bob"))
        let choose = ChooseNickname(accounts: accounts)
        _ = try await choose("산책왕", for: ann.id)
        await #expect(throws: ChooseNickname.Failure.taken(free: ["산책왕2", "산책왕3"])) { try await choose("산책왕", for: bob.id) }
        _ = try await choose("산책왕2", for: bob.id)
        let cid = try await account("cid")
        #expect(await choose.problem(with: "산책왕", for: cid.id) == .taken(free: ["산책왕3", "산책왕4"]))
        let dan = try await account("dan")
        _ = try await choose("abcdefghijklmnopqrstuvwx", for: dan.id)
        #expect(
            await choose.problem(with: "ABCDEFGHIJKLMNOPQRSTUVWX", for: cid.id)
                == .taken(free: ["ABCDEFGHIJKLMNOPQRSTUVW2", "ABCDEFGHIJKLMNOPQRSTUVW3"]))
    }

    @Test(
        arguments: [
            ("", ChooseNickname.Failure.nickname(.empty)), ("   ", .nickname(.empty)),
            ("abcdefghijklmnopqrstuvwxy", .nickname(.tooLong(count: 25))),
            ("a\u{7}", .nickname(.unprintable)),
        ])
    func `what cannot be a nickname is refused with the reason`(_ text: String, _ failure: ChooseNickname.Failure) async throws {
        let ann = try await account("ann")
        let choose = ChooseNickname(accounts: accounts)
        #expect(await choose.problem(with: text, for: nil) == failure)
        await #expect(throws: failure) { try await choose(text, for: ann.id) }
    }

    @Test func `what the store says is passed on`() async {
        await accounts.fail(with: .locked)
        #expect(await ChooseNickname(accounts: accounts).problem(with: "ann", for: nil) == .journal(.locked))
    }
}
