import Coordinators
import Phrases
import Screens
import ScreenTesting
import Terminal
import Testing
import Walking
import WalkingTesting

@testable import Login

@Suite(.leavesNothing)
struct LoginFlowTests {
    private let stage = LoginStage()
    private let profile = Profile(gender: .woman, ageBand: .from60, heightCentimetres: 163)

    @Test func `a new account leads over profile and nickname to the end, and nothing stays behind`() async throws {
        let window = Window()
        let hallway = Hallway(window)
        weak var weakFlow: LoginCoordinator?
        do {
            let flow = LoginCoordinator(dependencies: stage.dependencies)
            weakFlow = flow
            hallway.begin(flow)
        }
        let pilot = Pilot(window: window, keeping: hallway)
        let screens = WeakScreens()

        screens.note(pilot.topScreen)
        await pilot.press(.tab, .tab, .tab, .enter)
        #expect(pilot.stack == ["LoginViewController", "CreateAccountViewController"])
        screens.note(pilot.topScreen)
        await pilot.type("dowon").press(.enter)
        await pilot.type("long enough").press(.enter)
        await pilot.type("long enough").press(.enter)
        #expect(pilot.stack.last == "ProfileSettingViewController")
        screens.note(pilot.topScreen)
        await pilot.press(.enter, .down, .down, .enter)
        await pilot.type("170").press(.enter)
        #expect(pilot.stack.last == "NicknameViewController")
        screens.note(pilot.topScreen)
        await pilot.type("산책왕👑").press(.enter)

        #expect(hallway.finished == 1)
        let account = try #require(hallway.account)
        #expect(account.nickname == "산책왕👑")
        #expect(account.profile == Profile(gender: .woman, ageBand: .from55, heightCentimetres: 170))
        #expect(try await stage.accounts.account(named: "dowon") == account)
        let token = try #require(try await stage.tokens.token())
        #expect(try await stage.accounts.holder(of: token) == account)
        #expect(weakFlow == nil)
        #expect(screens.alive.isEmpty)
        #expect(screens.count == 4)
        #expect(pilot.issues.isEmpty)
        #expect(pilot.pendingPostTasks.isEmpty)
    }

    @Test func `who has everything is in at once`() async throws {
        let known = try await stage.register("ann", nickname: "Ann", profile: profile)
        let window = Window()
        let hallway = Hallway(window)
        hallway.begin(LoginCoordinator(dependencies: stage.dependencies))
        let pilot = Pilot(window: window, keeping: hallway)
        await pilot.type("ann").press(.enter)
        await pilot.type("correct horse").press(.enter)
        #expect(hallway.account == known)
        #expect(hallway.children.isEmpty)
    }

    @Test func `where nobody has an account, one key goes on without one, and nothing is asked`() async throws {
        let alone = LoginStage(people: [])
        let window = Window()
        let hallway = Hallway(window)
        hallway.begin(LoginCoordinator(dependencies: alone.dependencies))
        let pilot = Pilot(window: window, keeping: hallway)
        #expect(!pilot.screen.contains("Passphrase"))
        #expect(pilot.screen.contains("gnd --demo"))
        await pilot.press(.enter)
        #expect(hallway.account?.isLocal == true)
        #expect(try await alone.tokens.token() != nil)
    }

    @Test func `the sign-in says who lives here, and that nobody has the name that was asked for`() async {
        let pilot = stage.pilot()
        #expect(pilot.screen.contains("On this computer: ann, ben"))
        let other = Pilot(root: LoginCoordinator(dependencies: stage.dependencies, name: "bob"))
        #expect(other.screen.contains("! There is no account bob on this computer."))
        await other.press("b")
        #expect(!other.screen.contains("There is no account"))
        let known = Pilot(root: LoginCoordinator(dependencies: stage.dependencies, name: "Ben"))
        #expect(!known.screen.contains("There is no account"))
    }

    @Test func `who lives here is chosen with the arrows instead of typed, and beyond the last the arrow leads on`() async throws {
        try await stage.register("ben", nickname: "Ben", profile: profile)
        let pilot = stage.pilot()
        await pilot.press(.down)
        #expect(pilot.screen.contains("ID          ▌ ann"))
        await pilot.press(.down)
        #expect(pilot.screen.contains("ID          ▌ ben"))
        await pilot.press(.up)
        #expect(pilot.screen.contains("ID          ▌ ann"))
        await pilot.press(.control("u")).type("B").press(.down)
        #expect(pilot.screen.contains("ID          ▌ ben"))
        await pilot.press(.down)
        await pilot.type("not it").press(.enter)
        #expect(pilot.screen.contains("is not right"))
        #expect(pilot.screen.contains("ben"))
    }

    @Test func `the only account is proposed, and what is typed after a failed try stays hidden`() async throws {
        let only = LoginStage(people: ["ann"])
        try await only.register("ann")
        let pilot = only.pilot()
        await pilot.type("not it").press(.enter)
        #expect(pilot.screen.contains("is not right"))
        await pilot.type("horse")
        #expect(pilot.screen.contains("ID            ann") && !pilot.screen.contains("horse"))
        let several = stage.pilot()
        await several.press(.tab).type("secret").press(.enter).type("horse")
        #expect(!several.screen.contains("horse"))
    }

    @Test func `a forgotten passphrase is answered with what can be done`() async throws {
        for (language, words) in [(Language.en, "It is kept nowhere"), (.ko, "어디에도 남아 있지 않아")] {
            let pilot = LoginStage(language).pilot()
            await pilot.press(.tab, .tab, .tab, .tab, .tab, .enter)
            #expect(pilot.screen.contains(words))
            await pilot.press(.enter)
            #expect(pilot.stack == ["LoginViewController"])
            #expect(pilot.issues.isEmpty)
        }
    }

    @Test func `gender, age, height and nickname may all stay unsaid, and who only moves has chosen nothing`() async throws {
        let pilot = stage.pilot(resuming: try await stage.register("ann"))
        await pilot.press(.down, .tab, .control("s"))
        #expect(pilot.stack.last == "NicknameViewController")
        #expect(pilot.screen.contains("Left empty it is ann."), "\(pilot.screen)")
        await pilot.press(.enter)
        let account = try #require(try await stage.accounts.account(named: "ann"))
        #expect(account.profile == Profile(gender: .unsaid, ageBand: .unsaid) && account.nickname == "ann" && account.isComplete)
    }

    @Test func `who left before the nickname comes back to it`() async throws {
        let known = try await stage.register("ann", profile: profile)
        let pilot = stage.pilot(resuming: known)
        #expect(pilot.stack == ["LoginViewController", "NicknameViewController"])
        let other = stage.pilot(resuming: try await stage.register("ben"))
        #expect(other.stack == ["LoginViewController", "ProfileSettingViewController"])
    }

    @Test func `esc goes back one screen at a time and what was typed is still there`() async throws {
        let pilot = stage.pilot()
        await pilot.press(.tab, .tab, .tab, .enter)
        await pilot.type("dowon").press(.enter)
        await pilot.type("long enough").press(.enter)
        await pilot.type("long enough").press(.enter)
        await pilot.press(.enter, .enter).type("170").press(.enter)
        #expect(pilot.stack.count == 4)
        await pilot.type("Ann")

        await pilot.press(.escape)
        #expect(pilot.stack.last == "ProfileSettingViewController")
        #expect(pilot.screen.contains("● Woman"))
        #expect(pilot.screen.contains("● under 50"))
        #expect(pilot.screen.contains("170"))
        await pilot.press(.escape)
        #expect(pilot.stack.last == "CreateAccountViewController")
        #expect(pilot.screen.contains("dowon"))
        #expect(pilot.screen.contains("•••••••••••"))
        await pilot.press(.escape)
        #expect(pilot.stack == ["LoginViewController"])
        await pilot.press(.escape)
        #expect(pilot.stack == ["LoginViewController"])
        #expect(pilot.issues.isEmpty)
    }

    @Test func `the account that was made is not made twice by going back and forth`() async throws {
        let pilot = stage.pilot()
        await pilot.press(.tab, .tab, .tab, .enter)
        await pilot.type("dowon").press(.enter)
        await pilot.type("long enough").press(.enter)
        await pilot.type("long enough").press(.enter, .escape)
        #expect(pilot.screen.contains("The account dowon is created."))
        await pilot.press(.enter)
        #expect(pilot.stack.last == "ProfileSettingViewController")
        #expect(try await stage.accounts.accounts().count == 1)
    }

    @Test func `a keychain that does not answer keeps nobody out, and says so`() async throws {
        try await stage.register("ann", profile: profile)
        await stage.tokens.fail(with: .noAnswer)
        let pilot = stage.pilot()
        await pilot.type("ann").press(.enter)
        await pilot.type("correct horse").press(.enter)
        #expect(pilot.stack.last == "NicknameViewController")
        #expect(pilot.toast == LoginStrings.en.notKept)
    }
}
