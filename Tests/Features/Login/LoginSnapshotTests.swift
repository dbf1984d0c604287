import Phrases
import Screens
import ScreenTesting
import Terminal
import Testing
import Walking

@testable import Login

/// Every screen of the way in, as it looks.
@Suite(.leavesNothing)
struct LoginSnapshotTests {
    private nonisolated static let sizes = [Size(width: 80, height: 24), Size(width: 120, height: 40), Size(width: 40, height: 12)]
    private nonisolated static let pictures = Language.allCases.flatMap { language in sizes.map { (language, $0) } }

    private func name(_ language: Language, _ size: Size) -> String { "\(language.rawValue)-\(size.width)x\(size.height)" }

    @Test(arguments: pictures)
    func login(_ language: Language, _ size: Size) {
        assertSnapshot(of: LoginStage(language).pilot(size).window, named: name(language, size))
    }

    @Test(arguments: pictures)
    func `what can be done about a forgotten passphrase`(_ language: Language, _ size: Size) async {
        let pilot = LoginStage(language).pilot(size)
        await pilot.press(.tab, .tab, .tab, .tab, .tab, .enter)
        assertSnapshot(of: pilot.window, named: name(language, size))
        await pilot.press(.escape)
    }

    @Test func `login at the smallest size`() async {
        let pilot = LoginStage().pilot(Size(width: 20, height: 5))
        await pilot.type("ann")
        assertSnapshot(of: pilot.window)
    }

    @Test(arguments: Language.allCases)
    func `a refused sign-in`(_ language: Language) async {
        let pilot = LoginStage(language).pilot()
        await pilot.type("ann").press(.enter)
        await pilot.type("not this one").press(.enter)
        assertSnapshot(of: pilot.window, named: language.rawValue)
    }

    @Test func `a refused sign-in without colours still shows focus, selection and error`() async {
        let pilot = LoginStage().pilot()
        await pilot.type("ann").press(.enter)
        await pilot.type("not this one").press(.enter)
        let snapshot = Snapshot(window: pilot.window, theme: .mono, depth: .mono)
        let selection = snapshot.styles.filter { $0.contains("reverse") }
        #expect(selection.count == 1)
        assertSnapshot(of: snapshot)
    }

    @Test(arguments: pictures)
    func `create an account`(_ language: Language, _ size: Size) async {
        let pilot = LoginStage(language).pilot(size)
        await pilot.press(.tab, .tab, .tab, .enter)
        assertSnapshot(of: pilot.window, named: name(language, size))
    }

    @Test(arguments: Language.allCases)
    func `two passphrases that differ`(_ language: Language) async {
        let pilot = LoginStage(language).pilot()
        await pilot.press(.tab, .tab, .tab, .enter)
        await pilot.type("ann").press(.enter)
        await pilot.type("long enough").press(.enter)
        await pilot.type("long enouhg").press(.enter)
        assertSnapshot(of: pilot.window, named: language.rawValue)
    }

    @Test(arguments: pictures)
    func `profile setting`(_ language: Language, _ size: Size) async throws {
        let stage = LoginStage(language)
        let pilot = stage.pilot(size, resuming: try await stage.register("ann"))
        assertSnapshot(of: pilot.window, named: name(language, size))
    }

    @Test(arguments: Language.allCases)
    func `a height that nobody has`(_ language: Language) async throws {
        let stage = LoginStage(language)
        let pilot = stage.pilot(resuming: try await stage.register("ann"))
        await pilot.press(.enter, .down, .enter).type("20")
        #expect(!pilot.screen.contains("! 50"))
        await pilot.press(.backspace, .backspace).type("300")
        assertSnapshot(of: pilot.window, named: language.rawValue)
    }

    @Test(arguments: pictures)
    func nickname(_ language: Language, _ size: Size) async throws {
        let stage = LoginStage(language)
        let profile = Profile(gender: .man, ageBand: .from55)
        let pilot = stage.pilot(size, resuming: try await stage.register("ann", profile: profile))
        await pilot.type("산책왕👑")
        assertSnapshot(of: pilot.window, named: name(language, size))
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
