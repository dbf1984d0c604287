import Foundation
import Journal
import Phrases
import Screens
import ScreenTesting
import Settings
import Terminal
import Testing
import Walking

@testable import gnd

@Suite(.leavesNothing)
struct LaunchFlowTests {
    @Test func `a first launch leads over welcome, login, profile and nickname to the tabs, and leaves nothing behind`() async throws {
        let stage = await AppStage()
        let pilot = stage.pilot
        #expect(pilot.stack == ["WelcomeViewController"])
        stage.note()
        await pilot.press(.enter)
        #expect(pilot.stack == ["LoginViewController"])
        stage.note()
        await pilot.press(.tab, .enter)
        await pilot.type("ann").press(.enter)
        await pilot.type("correct horse").press(.enter)
        await pilot.type("correct horse").press(.enter)
        stage.note()
        await pilot.press(.enter, .down, .enter, .enter)
        #expect(pilot.stack.last == "NicknameViewController")
        stage.note()
        await pilot.type("산책왕👑").press(.enter)

        #expect(pilot.stack == ["WalkHomeViewController"])
        #expect(pilot.row(0).contains("산책왕👑"))
        #expect(stage.flows == ["TabCoordinator"])
        #expect(stage.notedCount > 6)
        #expect(stage.alive.isEmpty)
        #expect(pilot.issues.isEmpty)
        #expect(await stage.services.state.token() != nil)
        #expect(await stage.services.state.isFirstLaunch() == false)
    }

    @Test func `two keys after the first start the first number is there`() async throws {
        let stage = await AppStage()
        await stage.pilot.press(.enter, .enter)
        #expect(stage.pilot.stack == ["WalkHomeViewController"])
        #expect(await stage.services.state.token() != nil)
        #expect(!stage.pilot.row(0).contains("local"))
        #expect(stage.pilot.issues.isEmpty)
    }

    @Test func `where a launch cannot be remembered the welcome comes once all the same`() async throws {
        let services = TestServices()
        services.state.lock()
        let pilot = await AppStage(services: services).pilot
        await pilot.press(.enter)
        #expect(pilot.stack == ["LoginViewController"])
        await pilot.press(.enter)
        #expect(pilot.stack == ["WalkHomeViewController"])
        #expect(pilot.issues.isEmpty)
    }

    @Test(arguments: [Language.en, .ko])
    func `another language leaves the person at the settings, and says so in the new one`(_ before: Language) async throws {
        let services = TestServices()
        try await services.signIn("ann", nickname: "Ann")
        let pilot = await AppStage(services: services, language: before).pilot
        await pilot.press("3", ",", .end, .up, .up, .up, .up, .up, .up, .enter)
        await pilot.press(before == .en ? [.down, .down, .enter] : [.down, .enter])
        let isKorean = await services.state.preferences().language == .ko
        #expect(pilot.stack == ["SettingsViewController"])
        #expect(pilot.toast == (isKorean ? "언어: 한국어" : "Language: English"))
        #expect(pilot.screen.contains(isKorean ? "설정" : "Settings"))
        #expect(pilot.issues.isEmpty)
    }

    @Test(arguments: [Language.en, .ko])
    func `where nothing can be saved that is said once, everything can be seen, and a change says why not`(
        _ language: Language
    ) async throws {
        let path = NSTemporaryDirectory() + "gnd-look-\(UUID().uuidString).db"
        defer { for ending in ["", "-wal", "-shm", ".lock"] { try? FileManager.default.removeItem(atPath: path + ending) } }
        let services = TestServices()
        services.store = try Journal(path: path, clock: services.clock, zone: .utc)
        try await services.signIn("ann", nickname: "Ann")
        services.store = try Journal.look(at: path, because: .diskFull, clock: services.clock, zone: .utc)
        services.hindrance = .diskFull
        let pilot = await AppStage(services: services, language: language).pilot
        let sentence = language == .en ? "Nothing can be saved now" : "아무것도 저장할 수 없어요"
        #expect(pilot.screen.contains(sentence))
        await pilot.press(.enter)
        #expect(pilot.stack == ["WalkHomeViewController"])
        #expect(pilot.row(0).contains(language == .en ? "Ann · read-only" : "Ann · 보기 전용"))
        await pilot.press("n")
        await pilot.type("35").press(.control("s"))
        #expect(pilot.screen.contains(sentence))
        await pilot.press(.escape, .right, .enter, "y", "2", "3", "?", .escape, ",")
        #expect(pilot.stack.last == "SettingsViewController")
        #expect(pilot.issues.isEmpty)
    }

    @Test(arguments: [Language.en, .ko])
    func `other units leave the person at the settings, and every screen measures in them`(_ language: Language) async throws {
        let services = TestServices()
        try await services.signIn("ann", nickname: "Ann")
        let pilot = await AppStage(services: services, language: language).pilot
        await pilot.press("n").type("40").press(.tab, .tab).type("2 mi").press(.control("s"))
        #expect(pilot.screen.contains("3.2 km"))
        await pilot.press(",", .end, .up, .up, .up, .up, .up, .up, .up, .enter, .down, .down, .enter)
        #expect(await services.state.preferences().units == .imperial)
        #expect(pilot.stack == ["SettingsViewController"])
        #expect(pilot.toast == (language == .en ? "Units: miles, inches, pounds" : "단위: 마일, 인치, 파운드"))
        await pilot.press(.escape)
        #expect(pilot.screen.contains("2.0 mi"))
        #expect(pilot.issues.isEmpty)
    }

    @Test(arguments: [5, 6])
    func `other units or another language keep what can be undone, every screen and the row that was chosen`(_ rowsUp: Int) async throws {
        let services = TestServices()
        try await services.signIn("ann", nickname: "Ann")
        let pilot = await AppStage(services: services).pilot
        await pilot.press("n").type("40").press(.control("s"))
        await pilot.press("3", ",", .end).press(Array(repeating: .up, count: rowsUp))
        let row = try #require((0..<24).first { pilot.row($0).contains("▌") })
        await pilot.press(.enter, .down, .down, .enter)
        #expect(pilot.stack == ["SettingsViewController"])
        #expect(pilot.row(row).contains("▌"))
        await pilot.press(.escape)
        #expect(pilot.stack == ["ChartViewController"])
        await pilot.press("1", "u")
        let account = try #require(try await services.accounts().accounts().first { $0.name == "ann" })
        #expect(try await services.journal(of: account).countWalks(WalkFilter()) == 0)
        #expect(pilot.issues.isEmpty)
    }

    @Test func `undo takes back a nickname and a profile, as everything that was changed last`() async throws {
        let services = TestServices()
        try await services.signIn("ann", nickname: "Ann")
        let pilot = await AppStage(services: services).pilot
        await pilot.press("n").type("40").press(.control("s"))
        await pilot.press(",", .enter, .control("u")).type("Kim").press(.enter, .down, .enter, .down, " ", .control("s"), .escape)
        #expect(pilot.row(0).contains("Kim"))
        await pilot.press("u")
        #expect(pilot.toast == "Undone: gender · U redo")
        #expect(try await services.accounts().accounts().first { $0.name == "ann" }?.profile?.gender == .woman)
        await pilot.press("u")
        #expect(pilot.toast == "Undone: nickname · U redo")
        #expect(pilot.row(0).contains("Ann"))
        await pilot.press("U")
        #expect(pilot.row(0).contains("Kim"))
        await pilot.press("u", "u")
        #expect(pilot.toast == "Undone: walk of 21 Nov 20:20, 40 min · U redo")
    }

    @Test func `a link that opens at once is not said to wait`() async throws {
        let services = TestServices()
        try await services.signIn("ann", nickname: "Ann")
        let pilot = await AppStage(services: services, link: try AppLink("gnd://walk/year")).pilot
        #expect(pilot.stack.last == "YearViewController")
        #expect(pilot.toast == nil)
        await services.state.deleteToken()
        let other = await AppStage(services: services, link: try AppLink("gnd://walk/year")).pilot
        #expect(other.toast == "The link opens as soon as you are signed in.")
    }

    @Test func `a valid token goes straight to the tabs`() async throws {
        let services = TestServices()
        try await services.signIn("ann", nickname: "Ann")
        let stage = await AppStage(services: services)
        #expect(stage.pilot.stack == ["WalkHomeViewController"])
        #expect(stage.pilot.row(0).contains("Ann"))
    }

    @Test(arguments: ["ann", " ANN ", "산책왕"])
    func `whoever is named on the command line, by ID or nickname, is in where the token is theirs`(name: String) async throws {
        let services = TestServices()
        try await services.signIn("ann", nickname: "산책왕")
        services.profile = name
        let stage = await AppStage(services: services)
        #expect(stage.pilot.stack == ["WalkHomeViewController"])
        #expect(stage.pilot.row(0).contains("산책왕"))
    }

    @Test func `naming somebody else asks for their passphrase, with their ID in its field, and whoever is in stays in`() async throws {
        let services = TestServices()
        try await services.signIn("bea", nickname: "Bea")
        try await services.signIn("ann", nickname: "Ann")
        services.profile = "Bea"
        let stage = await AppStage(services: services)
        let pilot = stage.pilot
        #expect(pilot.stack == ["LoginViewController"])
        #expect(pilot.screen.contains("bea"))
        #expect(
            try await ResumeSession(Session(accounts: services.journal(), tokens: services.tokens, clock: services.clock))().account?.name
                == "ann")
        await pilot.type("correct horse").press(.enter)
        #expect(pilot.stack == ["WalkHomeViewController"])
        #expect(pilot.row(0).contains("Bea"))
    }

    @Test func `naming somebody whom nobody knows asks who it is, with the name in the field`() async throws {
        let services = TestServices()
        try await services.signIn("ann", nickname: "Ann")
        services.profile = "nobody"
        let stage = await AppStage(services: services)
        #expect(stage.pilot.stack == ["LoginViewController"])
        #expect(stage.pilot.screen.contains("! There is no account nobody on this computer."))
    }

    @Test func `the local profile needs no token, and leaving it leaves the token of somebody else alone`() async throws {
        let services = TestServices()
        try await services.signIn("ann", nickname: "Ann")
        let journal = try services.journal()
        let local = try await journal.localAccount()
        _ = try await journal.save(Profile(gender: .woman, ageBand: .from60), of: local.id)
        _ = try await journal.save(try Nickname("Home"), of: local.id)
        services.profile = "local"
        let stage = await AppStage(services: services)
        #expect(stage.pilot.stack == ["WalkHomeViewController"])
        #expect(stage.pilot.row(0).contains("Home"))
        await stage.pilot.press(",", .end, .enter, .right, .enter)
        #expect(stage.pilot.stack == ["LoginViewController"], "out is out, for whom was named and for whose token is left")
        #expect(
            try await ResumeSession(Session(accounts: journal, tokens: services.tokens, clock: services.clock))().account?.name == "ann")
    }

    @Test func `a token that was revoked asks to sign in`() async throws {
        let services = TestServices()
        try await services.signIn("ann", nickname: "Ann")
        if let token = await services.state.token() { try await services.journal().revoke(token) }
        let stage = await AppStage(services: services)
        #expect(stage.pilot.stack == ["LoginViewController"])
    }

    @Test func `signing out forgets the token, tears the tabs down and returns to login`() async throws {
        let services = TestServices()
        try await services.signIn("ann", nickname: "Ann")
        let stage = await AppStage(services: services)
        let pilot = stage.pilot
        stage.note()
        await pilot.press("2", "3", "1", ",", .end, .enter)
        #expect(pilot.screen.contains("Sign out?"))
        stage.note()
        await pilot.press(.right, .enter)
        #expect(pilot.stack == ["LoginViewController"])
        #expect(await services.state.token() == nil)
        #expect(stage.flows == ["LoginCoordinator"])
        #expect(stage.alive.isEmpty)
    }

    @Test(arguments: [Language.en, .ko], [false, true])
    func `whoever signs in is asked in the language of the system, unless one person alone chose another`(
        _ system: Language, _ isAlone: Bool
    ) async throws {
        let services = TestServices()
        try await services.signIn("ann", nickname: "Ann")
        if !isAlone { _ = try await services.journal().createAccount(named: "ben", passphraseHash: "") }
        let pilot = await AppStage(services: services, language: system).pilot
        await pilot.press(",", .end, .up, .up, .up, .up, .up, .up, .enter)
        await pilot.press(system == .en ? [.down, .down, .enter] : [.down, .enter])
        #expect(pilot.screen.contains(system == .en ? "설정" : "Settings"))
        await pilot.press(.end, .enter, .right, .enter)
        #expect(pilot.stack == ["LoginViewController"])
        let isKorean = isAlone == (system == .en)
        #expect(pilot.screen.contains("비밀번호") == isKorean, "\(pilot.screen)")
        if isAlone {
            await pilot.press(.enter)
        } else {
            await pilot.type("ann").press(.enter)
        }
        await pilot.type("correct horse").press(.enter)
        #expect(pilot.stack == ["WalkHomeViewController"], "\(pilot.screen)")
        #expect(pilot.screen.contains("산책") == (system == .en), "\(pilot.screen)")
    }

    @Test func `a height that is set is known at once, everywhere`() async throws {
        let services = TestServices()
        let account = try await services.signIn("ann", nickname: "Ann")
        let walk = Walk(
            start: services.clock.now - .seconds(3600), end: services.clock.now - .seconds(1800), zone: .utc, steps: 3000, source: .typed)
        _ = try await services.journal().profile(account.id).save([walk])
        let pilot = await AppStage(services: services).pilot
        await pilot.press(.enter)
        #expect(pilot.stack.last == "WalkDetailViewController" && !pilot.screen.contains("km"), "\(pilot.screen)")
        await pilot.press(.escape)
        let profile = Profile(gender: .woman, ageBand: .from60, heightCentimetres: 160)
        _ = try await services.journal().save(profile, of: account.id)
        await pilot.settle()
        await pilot.press(.enter)
        #expect(pilot.screen.contains("km"), "\(pilot.screen)")
    }

    @Test func `ten rounds of signing out and in leave as many coordinators as one`() async throws {
        let services = TestServices()
        try await services.signIn("ann", nickname: "Ann")
        let stage = await AppStage(services: services)
        for _ in 0..<10 {
            stage.note()
            await stage.pilot.press(",", .end, .enter, .right, .enter)
            #expect(stage.pilot.stack == ["LoginViewController"])
            stage.note()
            await stage.pilot.type("ann").press(.enter)
            await stage.pilot.type("correct horse").press(.enter)
            #expect(stage.pilot.stack == ["WalkHomeViewController"])
        }
        stage.note()
        #expect(Set(stage.alive) == ["TabCoordinator", "WalkHomeViewController"])
        #expect(stage.flows == ["TabCoordinator"])
    }

    @Test func `Esc goes all the way back, one level each, and what was typed is still there`() async throws {
        let services = TestServices()
        await services.state.rememberLaunch()
        let stage = await AppStage(services: services)
        let pilot = stage.pilot
        await pilot.press(.tab, .enter)
        await pilot.type("ann").press(.enter)
        await pilot.type("correct horse").press(.enter)
        await pilot.type("correct horse").press(.enter)
        await pilot.press(.enter, .down, .enter).type("170")
        await pilot.press(.tab, .enter)
        await pilot.type("Ann")
        #expect(pilot.stack.last == "NicknameViewController")
        await pilot.press(.escape)
        #expect(pilot.stack.last == "ProfileSettingViewController")
        #expect(pilot.screen.contains("170"))
        await pilot.press(.escape)
        #expect(pilot.stack.count < 4)
        while pilot.stack.count > 1 { await pilot.press(.escape) }
        await pilot.press(.escape)
        #expect(pilot.stack == ["LoginViewController"])
        #expect(pilot.hasQuit == false)
    }

    @Test func `a journal that cannot be opened says why, and r tries again`() async throws {
        let services = TestServices()
        await services.state.rememberLaunch()
        services.failure = .newerVersion(found: 9, known: 2)
        let stage = await AppStage(services: services)
        #expect(stage.pilot.screen.contains("! A newer gnd wrote this journal"))
        services.failure = nil
        await stage.pilot.press("r")
        #expect(stage.pilot.stack == ["LoginViewController"])
    }
}
