import Coordinators
import Phrases
import Screens
import ScreenTesting
import Terminal
import Testing
import Walking
import WalkingTesting

@testable import Settings

@Suite(.leavesNothing)
struct SettingsFlowTests {
    private let stage = SettingsStage()

    /// Moves the bar from the top of the list to a row and opens it.
    private func open(_ route: SettingsRoute, _ pilot: Pilot) async throws {
        let routes = SettingsRoute.destinations.menu(.en).flatMap { $0.map(\.route) }
        let index = try #require(routes.firstIndex(of: route))
        await pilot.press(Array(repeating: .down, count: index) + [.enter])
    }

    @Test func `esc closes the settings and nothing of them stays behind`() async throws {
        let pilot = try await stage.pilot()
        let screens = WeakScreens()
        screens.note(pilot.topScreen)
        await pilot.press(.enter)
        screens.note(pilot.topScreen)
        #expect(pilot.stack == ["SettingsViewController", "NicknameEditorViewController"])
        await pilot.press(.escape, .escape)
        #expect(pilot.stack == ["ViewController"])
        #expect(stage.settings == nil)
        #expect(stage.finished == 1)
        #expect(screens.count == 2)
        #expect(screens.alive.isEmpty)
        #expect(pilot.issues.isEmpty)
        #expect(stage.changes.isEmpty)
    }

    @Test func `opening the settings reads them once, and coming back to the list reads them anew`() async throws {
        let pilot = try await stage.pilot()
        #expect(await stage.journal.settingsReads == 1)
        try await open(.nickname, pilot)
        let reads = await stage.journal.settingsReads
        await pilot.press(.escape)
        #expect(pilot.stack == ["SettingsViewController"])
        #expect(await stage.journal.settingsReads == reads + 1)
    }

    @Test func `another nickname is saved, told, and said on the list`() async throws {
        let pilot = try await stage.pilot()
        try await open(.nickname, pilot)
        await pilot.press(.control("u")).type("산책왕👑").press(.enter)
        #expect(pilot.stack == ["SettingsViewController"])
        #expect(pilot.toast == "Your nickname is now 산책왕👑.")
        #expect(pilot.screen.contains("산책왕👑"))
        let account = try #require(try await stage.accounts.account(named: "dowon"))
        #expect(account.nickname == "산책왕👑")
        #expect(stage.changes == [.account(account)])
        #expect(pilot.pendingPostTasks.isEmpty)
    }

    @Test func `a taken nickname stays in the field, refused`() async throws {
        let other = try await stage.accounts.localAccount()
        _ = try await stage.accounts.save(try Nickname("Ben"), of: other.id)
        let pilot = try await stage.pilot()
        try await open(.nickname, pilot)
        await pilot.press(.control("u")).type("ben").press(.enter)
        #expect(pilot.stack.last == "NicknameEditorViewController")
        #expect(pilot.screen.contains("! ben is taken. Free: ben2, ben3"))
        #expect(stage.changes.isEmpty)
    }

    @Test func `the profile can be changed, and its height left out`() async throws {
        let pilot = try await stage.pilot()
        try await open(.profile, pilot)
        await pilot.press(.up, .enter, .tab, .control("u"), .enter)
        let account = try #require(try await stage.accounts.account(named: "dowon"))
        #expect(account.profile == Profile(gender: .woman, ageBand: .from55))
        #expect(stage.changes == [.account(account)])
        #expect(pilot.screen.contains("Woman · 55–59"))
    }

    @Test func `a weight is asked for below the height, in kilograms or with any unit, and said on the list`() async throws {
        let pilot = try await stage.pilot()
        try await open(.profile, pilot)
        await pilot.press(.tab, .tab, .tab).type("158 lb").press(.enter)
        #expect(pilot.stack == ["SettingsViewController"])
        let account = try #require(try await stage.accounts.account(named: "dowon"))
        let profile = try #require(account.profile)
        #expect(profile.heightCentimetres == 172 && profile.weightKilograms.map { ($0 * 10).rounded() } == 717)
        #expect(pilot.screen.contains("172\u{A0}cm · 71.7\u{A0}kg"), "\(pilot.screen)")
    }

    @Test func `a weight that nobody has stays in the form, refused`() async throws {
        let pilot = try await stage.pilot()
        try await open(.profile, pilot)
        await pilot.press(.tab, .tab, .tab).type("700")
        #expect(pilot.screen.contains("! A weight from 20 to 300 kg"), "\(pilot.screen)")
        await pilot.press(.enter)
        #expect(pilot.stack.last == "ProfileEditorViewController" && stage.changes.isEmpty)
    }

    @Test func `another goal holds from today on`() async throws {
        let pilot = try await stage.pilot()
        try await open(.goal, pilot)
        await pilot.press(.control("u")).type("100").press(.enter)
        #expect(pilot.screen.contains("! A whole number from 500 to 100,000."))
        await pilot.press(.control("u")).type("8500").press(.enter)
        #expect(pilot.toast == "Goal: 8,500 steps a day")
        #expect(pilot.screen.contains("8,500 steps"))
        let goals = try await stage.journal.settings().goals
        let today = Zone.utc.day(of: stage.clock.now)
        #expect(goals.steps(on: today) == 8500)
        #expect(goals.changes.map(\.from) == [today])
        #expect(stage.changes.isEmpty)
    }

    @Test(arguments: [(Language.en, "Goal        150 min a week", "Daily goal"), (.ko, "한 주에 150분", "하루 목표")])
    func `whoever goes by minutes has a goal of a week in the list`(
        _ language: Language, _ row: String, _ other: String
    ) async throws {
        let stage = SettingsStage(language)
        _ = try await stage.journal.change { $0[GoalChoices.self].shown = [.minutes] }
        let pilot = try await stage.pilot()
        #expect(pilot.screen.contains(row) && !pilot.screen.contains(other), "\(pilot.screen)")
    }

    @Test(arguments: [SettingsRoute.nickname, .profile, .goal])
    func `what was changed in an editor is not lost by esc without a question`(_ item: SettingsRoute) async throws {
        let pilot = try await stage.pilot()
        try await open(item, pilot)
        let editor = try #require(pilot.stack.last)
        if item == .profile { await pilot.press(.down, .enter) } else { await pilot.press(.backspace) }
        await pilot.press(.escape)
        #expect(pilot.screen.contains("Leave without saving?"))
        await pilot.press(.escape)
        #expect(pilot.stack.last == editor)
        await pilot.press(.escape, .right, .enter)
        #expect(pilot.stack == ["SettingsViewController"])
        #expect(stage.changes.isEmpty)
    }

    @Test(arguments: [SettingsRoute.nickname, .profile, .goal])
    func `an editor in which nothing was changed is left without a question`(_ item: SettingsRoute) async throws {
        let pilot = try await stage.pilot()
        try await open(item, pilot)
        await pilot.press(.escape)
        #expect(pilot.stack == ["SettingsViewController"])
    }

    @Test func `language and colours are kept and told`() async throws {
        let pilot = try await stage.pilot()
        try await open(.language, pilot)
        await pilot.press(.end, .down, .down, .enter)
        #expect(await stage.preferences.preferences().language == .ko)
        // The whole app is made again in the other language; here nobody does it.
        await pilot.press(.down, .enter, .down, .down, .down, .enter)
        #expect(await stage.preferences.preferences() == Preferences(language: .ko, theme: "high-contrast"))
        #expect(stage.changes == [.language(.ko), .theme("high-contrast")])
        #expect(pilot.screen.contains("High contrast"))
    }

    @Test func `the passphrase is changed by whoever knows it, and the person stays in`() async throws {
        let pilot = try await stage.pilot()
        try await open(.passphrase, pilot)
        await pilot.type("wrong horse").press(.enter)
        await pilot.type("battery staple").press(.enter)
        await pilot.type("battery staple").press(.enter)
        #expect(pilot.screen.contains("! That is not your current passphrase."))
        await pilot.type("correct horse").press(.control("s"))
        #expect(pilot.stack == ["SettingsViewController"])
        #expect(pilot.toast == "Your passphrase is changed.")
        let account = try #require(try await stage.accounts.account(named: "dowon"))
        #expect(try await stage.accounts.passphraseHash(of: account.id) == "plain:battery staple")
        let token = try #require(try await stage.tokens.token())
        #expect(try await stage.accounts.holder(of: token) == account)
        #expect(pilot.issues.isEmpty)
    }

    @Test func `a half-typed passphrase is not lost without a question`() async throws {
        let pilot = try await stage.pilot()
        try await open(.passphrase, pilot)
        await pilot.type("corr").press(.escape)
        #expect(pilot.screen.contains("Leave without saving?"))
        await pilot.press(.right, .enter)
        #expect(pilot.stack == ["SettingsViewController"])
    }

    @Test func `an account is deleted by whoever types its ID, and not before`() async throws {
        let pilot = try await stage.pilot()
        try await open(.deletion, pilot)
        #expect(pilot.screen.contains("Backups keep their copies"))
        await pilot.type("dow").press(.enter)
        #expect(try await stage.accounts.account(named: "dowon") != nil)
        await pilot.type("on").press(.enter)
        #expect(try await stage.accounts.account(named: "dowon") == nil)
        #expect(try await stage.tokens.token() == nil)
        #expect(stage.changes == [.signedOut])
        #expect(pilot.toast == "The account dowon is deleted. Backups keep what they have.")
        #expect(pilot.issues.isEmpty)
    }

    @Test func `an account that cannot be deleted says why`() async throws {
        let pilot = try await stage.pilot()
        try await open(.deletion, pilot)
        await stage.accounts.fail(with: .onlyToLook(.diskFull))
        await pilot.type("DOWON").press(.enter)
        #expect(pilot.screen.contains("Nothing can be saved now"))
        #expect(stage.changes.isEmpty)
    }

    @Test func `the local profile has neither a passphrase nor an account to delete`() async throws {
        let pilot = try await stage.pilot(isLocal: true)
        #expect(!pilot.screen.contains("Passphrase") && !pilot.screen.contains("delete it"))
        await stage.settings?.trigger(.passphrase)
        await stage.settings?.trigger(.deletion)
        await pilot.settle()
        #expect(pilot.stack == ["SettingsViewController"])
    }

    @Test(arguments: [(Language.en, "Let somebody else walk?"), (.ko, "다른 사람으로 바꿀까요?")])
    func `who has no account changes the person, and is signed out of nothing`(_ language: Language, _ title: String) async throws {
        let stage = SettingsStage(language)
        let pilot = try await stage.pilot(isLocal: true)
        await pilot.press(.end, .enter)
        #expect(pilot.screen.contains(title) && !pilot.screen.contains("로그아웃") && !pilot.screen.contains("Sign out"))
        await pilot.press(.escape)
        #expect(stage.changes.isEmpty)
    }

    @Test func `whether there are pictures is kept and told, and said to change nothing where the terminal has none`() async throws {
        let pilot = try await stage.pilot()
        #expect(pilot.screen.contains("Pictures    On"))
        try await open(.pictures, pilot)
        #expect(pilot.screen.contains("This terminal shows letters only"))
        await pilot.press(.down, .enter)
        #expect(await stage.preferences.preferences() == Preferences(showsPictures: false))
        #expect(stage.changes == [.pictures(false)])
        #expect(pilot.screen.contains("Pictures    Off"))
    }

    @Test func `whether things move is kept and told`() async throws {
        let pilot = try await stage.pilot()
        #expect(pilot.screen.contains("Automatic (off over SSH)"))
        try await open(.motion, pilot)
        await pilot.press(.down, .down, .enter)
        #expect(await stage.preferences.preferences() == Preferences(reduceMotion: true))
        #expect(stage.changes == [.motion(true)])
        #expect(pilot.toast == "Motion: Off")
    }

    @Test func `a preference that cannot be written says where`() async throws {
        await stage.preferences.fail(with: .notWritten(path: "~/.config/gnd"))
        let pilot = try await stage.pilot()
        try await open(.theme, pilot)
        await pilot.press(.down, .enter)
        #expect(pilot.stack.last == "ChoiceViewController<Optional<String>>")
        #expect(pilot.screen.contains("! ~/.config/gnd cannot be written to."))
        #expect(pilot.screen.contains("● Same as the terminal"))
        #expect(stage.changes.isEmpty)
    }

    @Test func `signing out asks first, then ends the session and says so once`() async throws {
        let pilot = try await stage.pilot()
        let token = try #require(try await stage.tokens.token())
        await pilot.press(.end, .enter)
        #expect(pilot.screen.contains("Sign out?"))
        await pilot.press(.escape)
        #expect(try await stage.tokens.token() == token)
        #expect(stage.changes.isEmpty)
        await pilot.press(.enter, .right, .enter)
        #expect(try await stage.tokens.token() == nil)
        #expect(try await stage.accounts.holder(of: token) == nil)
        #expect(stage.changes == [.signedOut])
        #expect(pilot.issues.isEmpty)
    }

    @Test func `a keychain that does not answer is named when signing out`() async throws {
        let pilot = try await stage.pilot()
        await stage.tokens.fail(with: .noAnswer)
        await pilot.press(.end, .enter)
        await pilot.press(.right, .enter)
        #expect(stage.changes == [.signedOut])
        #expect(pilot.toast == SettingsStrings.en.home.keychainFailed)
    }

    @Test func `a journal that cannot be read is named on the list, and the goal stays unknown`() async throws {
        await stage.journal.fail(with: .locked)
        let pilot = try await stage.pilot()
        #expect(pilot.screen.contains("! " + Phrases(.en).sentence(JournalFailure.locked).prefix(30)))
    }
}
