import Testing
import Walking

@testable import Journal

struct AccountUndoTests {
    private func renamed(_ name: String, in journal: Journal) async throws -> (undo: UndoID, account: Account) {
        let before = try await journal.localAccount()
        let after = try await journal.save(try Nickname(name), of: before.id)
        return (try #require(try await journal.remember(from: before, to: after)), after)
    }

    @Test func `a nickname is a change of the log, taken back and given again by it`() async throws {
        let (journal, profile) = try await memoryJournal()
        let (undo, account) = try await renamed("Marta", in: journal)
        #expect(try await profile.lastChange()?.name == .nickname)
        let redo = try #require(try await profile.undo(undo))
        #expect(try await journal.account(account.id)?.nickname == nil)
        let last = try #require(try await profile.lastChange())
        #expect(last.name == .nickname && last.isUndo)
        #expect(try await profile.undo(redo) != nil)
        #expect(try await journal.account(account.id)?.nickname == "Marta")
    }

    @Test func `a profile is what it was before, and the nickname stays`() async throws {
        let (journal, profile) = try await memoryJournal()
        let (_, before) = try await renamed("Marta", in: journal)
        let told = Profile(gender: .woman, ageBand: .from60, heightCentimetres: 165, weightKilograms: 71.667_594_46)
        let after = try await journal.save(told, of: before.id)
        let undo = try #require(try await journal.remember(from: before, to: after))
        #expect(try await profile.lastChange()?.name == .profile)
        let redo = try #require(try await profile.undo(undo))
        #expect(try await journal.account(before.id) == before)
        _ = try await profile.undo(redo)
        #expect(try await journal.account(before.id)?.profile == told)
    }

    @Test func `a weight that alone was changed is named, and so it is when it is taken back`() async throws {
        let (journal, profile) = try await memoryJournal()
        let before = try await journal.localAccount()
        let after = try await journal.save(Profile(gender: .unsaid, ageBand: .unsaid, weightKilograms: 72), of: before.id)
        let undo = try #require(try await journal.remember(from: before, to: after))
        #expect(try await profile.lastChange()?.name == .named(en: "weight", ko: "몸무게"))
        #expect(try await profile.undo(undo) != nil)
        #expect(try await profile.lastChange()?.name == .named(en: "weight", ko: "몸무게"))
    }

    @Test func `a nickname that was changed since, or that somebody else took, is left alone`() async throws {
        let (journal, profile) = try await memoryJournal()
        let (first, before) = try await renamed("Marta", in: journal)
        let (second, _) = try await renamed("Lee", in: journal)
        #expect(try await profile.undo(first) == nil)
        let other = try await journal.createAccount(named: "ben", passphraseHash: "")
        _ = try await journal.save(try Nickname("Marta"), of: other.id)
        #expect(try await profile.undo(second) == nil)
        #expect(try await journal.account(before.id)?.nickname == "Lee")
    }

    @Test func `what is saved as it was is no change`() async throws {
        let journal = try await memoryJournal().journal
        let account = try await journal.localAccount()
        #expect(try await journal.remember(from: account, to: account) == nil)
    }
}
