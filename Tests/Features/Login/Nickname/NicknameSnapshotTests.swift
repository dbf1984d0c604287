import Phrases
import ScreenTesting
import Screens
import Terminal
import Testing
import Walking

@testable import Login

/// The look of the question for a nickname.
@Suite(.leavesNothing)
struct NicknameSnapshotTests {
    @Test(arguments: LoginStage.pictures)
    func nickname(_ language: Language, _ size: Size) async throws {
        let stage = LoginStage(language)
        let profile = Profile(gender: .man, ageBand: .from55)
        let pilot = stage.pilot(size, resuming: try await stage.register("ann", profile: profile))
        await pilot.type("산책왕👑")
        assertSnapshot(of: pilot.window, named: LoginStage.name(language, size))
    }

    @Test(arguments: Language.allCases)
    func `a nickname that is taken`(_ language: Language) async throws {
        let stage = LoginStage(language)
        try await stage.register("ben", nickname: "산책왕👑")
        let profile = Profile(gender: .man, ageBand: .from55)
        let pilot = stage.pilot(resuming: try await stage.register("ann", profile: profile))
        await pilot.type("산책왕👑").press(.enter)
        assertSnapshot(of: pilot.window, named: language.rawValue)
    }
}
