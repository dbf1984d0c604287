import Screens
import ScreenTesting
import Terminal
import Testing

@testable import gnd

/// Keys that are typed faster than a disk answers, of which none is lost.
@Suite(.leavesNothing) @MainActor
struct TypedAheadTests {
    /// A form, the keys that open it, and what is typed into it in the same breath.
    nonisolated struct Form: CustomTestStringConvertible {
        let screen: String
        var beginning = Beginning.person
        var link: String?
        /// Keys that lead to the screen before it.
        var way: [Key] = []
        var opening: [Key] = []
        let typed: [Key]
        /// The texts that must be read on the form afterwards.
        let shows: [String]

        var testDescription: String { link ?? screen }
    }

    nonisolated static func keys(_ texts: String..., from first: [Key] = []) -> [Key] {
        texts.enumerated().reduce(into: first) { keys, text in
            if text.offset > 0 { keys.append(.tab) }
            keys += text.element.map { Key(.character($0)) }
        }
    }

    nonisolated static let erase = [Key](repeating: .backspace, count: 6)
    nonisolated static let walk: [Key] = ["n", "3", "5", .tab, "3", "9", "0", "0", .control("s")]

    nonisolated static let walkInShoes: [Key] = ["n", "3", "5", .tab, .tab, .tab, .tab] + keys("shoe:A") + [.control("s")]

    nonisolated static let forms: [Form] = [
        Form(
            screen: "WalkFormViewController", opening: ["n"], typed: keys("35", "3900", "", "park", "with #1"),
            shows: ["35", "3900", "park", "with #1", "20:25"]),
        Form(
            screen: "WalkFormViewController", link: "gnd://walk/new", typed: keys("35", "3900", "", "park"),
            shows: ["35", "3900", "park", "20:25"]),
        Form(
            screen: "WalkFormViewController", way: walk + [.enter], opening: ["e"], typed: keys("350", "39000", "2.5", "park"),
            shows: ["350", "39000", "2.5", "park"]),
        Form(
            screen: "SplitWalkViewController", way: walk + [.enter], opening: ["s"], typed: keys("20:34", from: erase), shows: ["20:34"]),
        Form(
            screen: "ChangeWalksViewController", way: walk + ["/", .enter], opening: ["c"], typed: keys("park", "a b", "c"),
            shows: ["park", "a b"]),
        Form(screen: "GoalViewController", opening: ["g"], typed: keys("8200", from: erase), shows: ["8200"]),
        Form(
            screen: "GoalEditorViewController", opening: [",", .down, .down, .enter],
            typed: keys("8200", "Sat 4000", "4.5", "62", from: erase), shows: ["8200", "Sat 4000", "4.5", "62"]),
        Form(
            screen: "PauseEditorViewController", opening: [",", .down, .down, .down, .enter, "n"],
            typed: keys("20261201", "20261207"), shows: ["2026-12-01", "2026-12-07"]),
        Form(
            screen: "TimeZonePeriodEditorViewController", opening: [",", .down, .down, .down, .down, .enter, "n"],
            typed: keys("Asia/Seoul", "20261001", "20261007"), shows: ["Asia/Seoul", "2026-10-01", "2026-10-07"]),
        Form(
            screen: "ProfileEditorViewController", opening: [",", .down, .enter], typed: [.down, .enter, .enter] + keys("172"),
            shows: ["172"]),
        Form(screen: "NicknameEditorViewController", opening: [",", .enter], typed: keys("walker", from: erase), shows: ["walker"]),
        Form(screen: "NewRoomViewController", way: ["2"], opening: ["n"], typed: keys("Sunday"), shows: ["Sunday"]),
        Form(screen: "JoinRoomViewController", way: ["2"], opening: ["c"], typed: keys("K7M-4QX"), shows: ["K7M-4QX"]),
        Form(screen: "LoginViewController", beginning: .signedOut, typed: keys("horse"), shows: ["ann", "•••••"]),
        Form(
            screen: "CreateAccountViewController", beginning: .nobody, opening: [.tab, .enter],
            typed: keys("ann", "a whole horse", "a whole horse"), shows: ["ann", "•••••••••••••"]),
        Form(
            screen: "ProfileSettingViewController", beginning: .withoutProfile, typed: [.enter, .enter] + keys("172"), shows: ["172"]),
        Form(screen: "NicknameViewController", beginning: .withoutNickname, typed: keys("walker"), shows: ["walker"]),
        Form(screen: "AllWalksViewController", way: walk, opening: ["/"], typed: keys("park"), shows: ["park"]),
        Form(screen: "NewGoalViewController", way: ["r"], opening: ["n"], typed: keys("60 km this month"), shows: ["60 km this month"]),
        Form(screen: "WeekShoesViewController", way: ["o"], opening: ["w"], typed: keys("Trail 2"), shows: ["Trail 2"]),
        Form(
            screen: "ShoeFormViewController", way: walkInShoes + ["o"], opening: [.enter], typed: keys("800", "900000", from: erase),
            shows: ["800", "900000"]),
        Form(screen: "ImportViewController", opening: ["i"], typed: keys("~/walks.gpx"), shows: ["~/walks.gpx"]),
        Form(screen: "InboxViewController", way: ["i"], opening: [.control("o")], typed: keys("~/Inbox"), shows: ["~/Inbox"]),
        Form(
            screen: "CalibrationViewController", way: [",", .down, .down, .down, .down, .down, .down], opening: [.enter],
            typed: keys("380", "540", from: erase), shows: ["380", "540"]),
        Form(
            screen: "PrivatePlaceViewController", way: [",", .down, .down, .down, .down, .down, .down, .down, .enter], opening: ["n"],
            typed: keys("Work"), shows: ["Work"]),
        Form(
            screen: "PassphraseEditorViewController", way: [",", .down, .down, .down, .down, .down, .down, .down, .down],
            opening: [.enter], typed: keys("correct horse", "a whole horse!", "a whole horse!"), shows: ["•••••••••••••", "••••••••••••••"]),
        Form(
            screen: "DeletionViewController", way: [",", .down, .down, .down, .down, .down, .down, .down, .down, .down],
            opening: [.enter], typed: keys("ann"), shows: ["ann"]),
        Form(
            screen: "EffortViewController", way: ["w", .enter, .tab, .enter] + Array(repeating: "t", count: 10),
            opening: [.escape, .enter],
            typed: keys("", "windy"), shows: ["windy"]),
        Form(
            screen: "ShareRoomViewController", way: ["2"], opening: ["s"], typed: keys("Harbour", "~/Sync/walk"),
            shows: ["Harbour", "~/Sync/walk"]),
        Form(
            screen: "AskToWalkViewController", beginning: .sharedRoom, way: ["2", .enter, .home], opening: ["w"],
            typed: keys("", "1015"), shows: ["10:15", "Ada"]),
        Form(
            screen: "NewChallengeViewController", beginning: .sharedRoom, way: ["2", .enter, "t"], opening: ["n"], typed: keys("20261124"),
            shows: ["2026-11-24"]),
        // Sent before the room is there.
        Form(
            screen: "ClubRoomViewController", beginning: .sharedRoom, way: ["2", .enter, .home], opening: ["w"],
            typed: [.control("s")], shows: ["You asked Ada"]),
    ]

    @Test(arguments: Place.all)
    func `every screen into which something can be typed is among the forms`(_ place: Place) async throws {
        let services = TestServices()
        try await place.beginning.prepare(services)
        let pilot = await AppStage(services: services).pilot
        await pilot.press(place.keys)
        guard pilot.topScreen?.view.holdsField == true else { return }
        #expect(Self.forms.contains { $0.screen == place.screen })
    }

    @Test(arguments: forms)
    func `a whole form typed in one write is all there, however late the journal answers`(_ form: Form) async throws {
        var screens: [String] = []
        for isLate in [false, true] {
            let services = TestServices()
            try await form.beginning.prepare(services)
            let begins = form.way.isEmpty
            if isLate, begins { await services.gate.close() }
            let pilot = try await AppStage(services: services, link: form.link.map(AppLink.init), settles: !isLate || !begins).pilot
            await pilot.press(form.way)
            if isLate { await services.gate.close() }
            let keys = form.opening + form.typed
            if isLate {
                for key in keys { pilot.device.send(.key(key)) }
                pilot.send(.focus(true))
                await services.gate.open()
                await pilot.settle()
            } else {
                await pilot.press(keys)
            }
            #expect(pilot.stack.last == form.screen)
            for text in form.shows { #expect(pilot.screen.contains(text), "\(text) is not in\n\(pilot.screen)") }
            #expect(pilot.issues.isEmpty)
            screens.append(pilot.screen)
        }
        #expect(screens.first == screens.last)
    }

    @Test func `the first frame of a new walk names no day, and Ctrl-C does not wait`() async throws {
        let services = TestServices()
        try await Beginning.person.prepare(services)
        let pilot = await AppStage(services: services).pilot
        await services.gate.close()
        pilot.send(.key("n"))
        #expect(pilot.screen.contains("····-··-··"))
        #expect(!pilot.screen.contains("2000"))
        pilot.send(.key("5"))
        pilot.send(.key(.control("c")))
        #expect(pilot.hasQuit)
        await services.gate.open()
        await pilot.settle()
    }

    @Test func `what is typed right after saving is for the screen that saving leads to`() async throws {
        let services = TestServices()
        try await Beginning.person.prepare(services)
        let pilot = await AppStage(services: services).pilot
        await services.gate.close()
        for key in Self.walk + ["g"] { pilot.device.send(.key(key)) }
        pilot.send(.focus(true))
        await services.gate.open()
        await pilot.settle()
        #expect(pilot.stack == ["WalkHomeViewController", "GoalViewController"])
    }

    @Test func `what is typed right after saying how a walk was is for the page of the walk`() async throws {
        let services = TestServices()
        try await Beginning.person.prepare(services)
        let pilot = await AppStage(services: services).pilot
        let walk: [Key] = ["w", .enter, .tab, .enter] + Array(repeating: "t", count: 10) + [.escape, .enter]
        await pilot.press(walk)
        #expect(pilot.stack.last == "EffortViewController")
        for key in [Key.control("s"), "2"] { pilot.device.send(.key(key)) }
        // The run loop turns between the work that saves and the work that leads to the page.
        var turns = 0
        repeat {
            turns += 1
            pilot.send(.focus(true))
            await Task.yield()
        } while pilot.stack.last == "EffortViewController" && turns < 10_000
        pilot.send(.focus(true))
        await pilot.settle()
        #expect(pilot.stack == ["RoomsViewController"])
        await pilot.press("1")
        #expect(pilot.stack == ["WalkHomeViewController", "WalkDetailViewController"])
    }
}

extension View {
    /// Indicates whether text can be typed into it, or into something in it.
    fileprivate var holdsField: Bool { acceptsText || subviews.contains { $0.holdsField } }
}
