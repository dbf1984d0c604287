import ClubTesting
import Journal
import Phrases
import ScreenTesting
import Screens
import Terminal
import Testing
import Walking

@testable import Together

/// The look of the list of rooms, here and on other computers.
@Suite(.leavesNothing)
struct RoomsSnapshotTests {
    @Test(arguments: TogetherStage.pictures)
    func `no rooms yet`(_ language: Language, _ size: Size) async throws {
        assertSnapshot(of: await (try TogetherStage(language)).pilot(size).window, named: TogetherStage.name(language, size))
    }

    @Test(arguments: TogetherStage.pictures)
    func rooms(_ language: Language, _ size: Size) async throws {
        let stage = try await TogetherStage(language)
        try await stage.room()
        try await stage.room("산책왕👑 모임", cap: .none)
        assertSnapshot(of: await stage.pilot(size).window, named: TogetherStage.name(language, size))
    }

    @Test(arguments: ClubTrio.pictures)
    func `rooms here and elsewhere`(_ language: Language, _ size: Size) async throws {
        let trio = try await ClubTrio.walking()
        _ = try await trio.me.journal.createRoom(
            named: "Stairs", period: .fourWeeks, dailyCap: .low, owner: trio.me.account.id, opened: trio.me.today)
        assertSnapshot(of: await trio.me.pilot(size, language).window, named: TogetherStage.name(language, size))
    }
}
