import Phrases
import Screens
import ScreenTesting
import Terminal
import Testing
import Walking

@testable import Together

/// Every screen of the rooms, as it looks.
@Suite(.leavesNothing)
struct TogetherSnapshotTests {
    private nonisolated static let sizes = [Size(width: 80, height: 24), Size(width: 120, height: 40), Size(width: 40, height: 12)]
    private nonisolated static let pictures = Language.allCases.flatMap { language in sizes.map { (language, $0) } }

    private func name(_ language: Language, _ size: Size) -> String { "\(language.rawValue)-\(size.width)x\(size.height)" }

    @Test(arguments: pictures)
    func `no rooms yet`(_ language: Language, _ size: Size) async throws {
        assertSnapshot(of: await (try TogetherStage(language)).pilot(size).window, named: name(language, size))
    }

    @Test(arguments: pictures)
    func rooms(_ language: Language, _ size: Size) async throws {
        let stage = try await TogetherStage(language)
        try await stage.room()
        try await stage.room("산책왕👑 모임", cap: .none)
        assertSnapshot(of: await stage.pilot(size).window, named: name(language, size))
    }

    @Test(arguments: pictures)
    func `new room`(_ language: Language, _ size: Size) async throws {
        let pilot = await (try TogetherStage(language)).pilot(size)
        await pilot.press("n")
        assertSnapshot(of: pilot.window, named: name(language, size))
    }

    @Test(arguments: Language.allCases)
    func `daily cap`(_ language: Language) async throws {
        let pilot = await (try TogetherStage(language)).pilot()
        await pilot.press("n", .tab, .tab, .enter)
        assertSnapshot(of: pilot.window, named: language.rawValue)
    }

    @Test(arguments: Language.allCases)
    func `a code that nobody has`(_ language: Language) async throws {
        let pilot = await (try TogetherStage(language)).pilot()
        await pilot.press("c").type("ZZZ")
        await pilot.press(.enter)
        assertSnapshot(of: pilot.window, named: language.rawValue)
    }

    @Test(arguments: Language.allCases)
    func `leave a room`(_ language: Language) async throws {
        let stage = try await TogetherStage(language)
        try await stage.room()
        let pilot = await stage.pilot()
        await pilot.press(.enter, "x")
        assertSnapshot(of: pilot.window, named: language.rawValue)
        await pilot.press(.escape)
    }

    @Test(arguments: pictures)
    func `a room in this week`(_ language: Language, _ size: Size) async throws {
        let stage = try await TogetherStage(language)
        try await stage.room()
        try await stage.walk(stage.others[0], 9_100)
        try await stage.walk(stage.me, 6_412)
        try await stage.walk(stage.me, 7_311, daysAgo: 1)
        let pilot = await stage.pilot(size)
        await pilot.press(.enter)
        assertSnapshot(of: pilot.window, named: name(language, size))
    }

    @Test(arguments: pictures)
    func `the days behind a number in a room`(_ language: Language, _ size: Size) async throws {
        let stage = try await TogetherStage(language)
        try await stage.room()
        try await stage.walk(stage.me, 6_412)
        try await stage.walk(stage.me, 9_120, daysAgo: 1)
        let pilot = await stage.pilot(size)
        await pilot.press(.enter, "?")
        assertSnapshot(of: pilot.window, named: name(language, size))
    }
}
