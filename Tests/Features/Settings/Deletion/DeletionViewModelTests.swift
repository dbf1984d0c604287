import Testing
import Walking
import WalkingTesting

@testable import Settings

struct DeletionViewModelTests {
    private let desk = SettingsDesk()

    @Test(arguments: ["", "an", "anna", "ben"]) func `an account is not deleted before its whole ID is typed`(_ typed: String) async throws
    {
        let deletion = DeletionViewModel(try await desk.model())
        deletion.typed = typed
        #expect(deletion.disabledReason == deletion.strings.notTyped)
        #expect(await deletion.delete() == false)
        #expect(try await desk.accounts.accounts().count == 1)
    }

    @Test(arguments: [("dowon", "‘dowon’이라고"), ("ada", "‘ada’라고"), ("걷는이", "‘걷는이’라고")])
    func `the Korean question for the ID reads as it is said`(_ name: String, _ words: String) {
        #expect(DeletionStrings.ko.nameHelp(name).hasPrefix(words))
    }

    @Test(arguments: ["ann", "ANN", "Ann"]) func `the ID counts in any case`(_ typed: String) async throws {
        let deletion = DeletionViewModel(try await desk.model())
        deletion.typed = typed
        #expect(deletion.disabledReason == nil)
        #expect(await deletion.delete())
        #expect(try await desk.accounts.accounts().isEmpty && deletion.failure == nil)
    }

    @Test func `an account that cannot be deleted says why, until something else is typed`() async throws {
        let deletion = DeletionViewModel(try await desk.model())
        deletion.typed = "ann"
        await desk.accounts.fail(with: .locked)
        #expect(await deletion.delete() == false)
        #expect(deletion.failure == .locked && !deletion.isWorking)
        deletion.typed = "ann "
        #expect(deletion.failure == nil)
    }

    @Test func `it says whose account goes, and where backups stay`() async throws {
        let deletion = DeletionViewModel(try await desk.model())
        #expect(deletion.name == "ann" && deletion.folder == "~/.local/share/gnd")
    }
}
