import Phrases
import Screens
import ScreenTesting
import Terminal
import Testing

@testable import gnd

@Suite(.leavesNothing)
struct AppKeysTests {
    @Test func `the page of keys is what the registry says`() {
        assertText(KeysPage(sections: AppKeys.sections(.en)).text, in: "Documentation/keys.md")
    }

    @Test(arguments: Language.allCases)
    func `every name is there once, and every key can be written in a file`(language: Language) {
        let entries = AppKeys.all(language)
        #expect(Set(entries.map(\.name)).count == entries.count)
        #expect(entries.map(\.name) == AppKeys.all(.en).map(\.name))
        for entry in entries {
            #expect(!entry.title.isEmpty && !entry.keys.isEmpty)
            #expect(entry.keys.allSatisfy { Key(fileName: $0.fileName) == $0 }, "\(entry)")
        }
    }

    @Test func `a file that says what holds anyway is right`() throws {
        let file = AppKeys.all(.en).map { entry in
            // Enter and Esc mean something else on the same screen at another moment.
            "\(entry.name) = \(entry.keys.filter { $0 != .enter && $0 != .escape }.map(\.fileName).joined(separator: ", "))\n"
        }
        #expect(try KeyBindings(file.joined(), file: "keys").problems(in: AppKeys.all(.en)).isEmpty)
    }

    @Test func `names that are not there, and keys that are needed, are refused with their places`() throws {
        let keys = try KeyBindings(
            """
            home.nwe = z
            home.why = q
            home.new = i
            home.sources = w
            window.help = h
            home.walkNow = x
            """, file: "keys")
        let sentence = ConfigurationSentence(phrases: Phrases(.en))
        let problems = keys.problems(in: AppKeys.all(.en)) { Suggestion.nearest(to: $0, among: $1) }
        #expect(
            problems.map { sentence($0) } == [
                "keys:1: there is no “home.nwe”; did you mean “home.new”?",
                "keys:2: “q” for home.why is already the key of window.quit, which comes with the program.",
                "keys:3: “i” for home.new is already the key of home.import, which comes with the program.",
                "keys:5: “h” for window.help is already the key of year.left, which comes with the program.",
            ])
    }

    @Test func `what the screens offer is in the registry, with its name, its keys and its words`() async throws {
        let services = TestServices()
        try await services.signIn("ann", nickname: "Ann")
        let stage = await AppStage(services: services)
        let pilot = stage.pilot
        let registry = Dictionary(uniqueKeysWithValues: AppKeys.all(.en).map { ($0.name, $0) })
        var seen: Set<String> = []
        func look() {
            // The help names for a key what the key does.
            if pilot.window.firstResponder?.acceptsText != true {
                for command in pilot.window.allKeysOnShow.flatMap(\.commands) {
                    for key in command.inputs {
                        let given = pilot.window.commandsOnShow.first { $0.inputs.contains(key) }
                        #expect(given == nil || given?.title == command.title, "\(key) on \(pilot.stack)")
                    }
                }
            }
            for responder in pilot.window.commandsOnShow {
                guard let name = responder.name else { continue }
                seen.insert(name)
                // What undo reverts is named behind the colon.
                let title = responder.title.split(separator: ":").first.map(String.init)
                #expect(registry[name]?.title == title, "\(name)")
                #expect(responder.inputs.allSatisfy { registry[name]?.keys.contains($0) == true }, "\(name): \(responder.inputs)")
            }
        }
        look()
        for keys: [Key] in [
            ["n"], ["i"], ["?"], ["w"], ["w", "s"], ["w", "t"], ["w", "t", .enter], ["w", .enter, .tab, .enter],
            ["w", .enter, .tab, .enter, "e"],
            ["/"], ["g"], ["r"], ["r", "n"], ["s"], ["y"], ["o"],
            ["o", "w"],
            ["2"], ["2", "n"], ["2", "c"], ["2", "s"], ["2", "p"], ["3"], ["3", "e"], ["3", "g"], ["i", .control("o")], [",", .enter],
            [","],
        ] {
            await pilot.press(keys)
            look()
            while pilot.stack.count > 1 || pilot.screen.contains("Settings") { await pilot.press(.escape) }
            await pilot.press("1")
        }
        let missed = Set(registry.keys).subtracting(seen).sorted()
        #expect(
            missed == [
                "account.delete", "askToWalk.ask", "calibration.forget", "challenges.callOff", "challenges.new", "change.save",
                "chart.numbers", "club.about", "club.accept", "club.ask", "club.block", "club.callOff", "club.challenges", "club.cheer",
                "club.decline", "club.find",
                "club.invite", "club.leave", "club.nextQuestion", "club.remove", "club.span",
                "club.sync", "club.withdraw", "editor.lookBack", "effort.discard", "effort.later", "effort.skip", "gait.numbers",
                "home.answer", "home.grow", "home.lastDay",
                "import.again", "import.known", "import.redo", "import.sports", "import.stop", "import.undo", "inbox.undo", "list.end",
                "list.mark", "list.next", "list.previous", "list.search", "live.belt.faster", "live.belt.slower", "live.belt.start",
                "live.belt.stop", "login.choose", "login.chooseBack", "login.next", "login.signIn", "newChallenge.start",
                "nickname.start", "pair.save", "passphrase.next", "privacy.add", "privacy.delete", "privacy.redo", "privacy.undo",
                "profile.next", "room.challenges", "room.leave", "room.why", "rooms.withdraw", "search.clear", "signUp.create",
                "signUp.next", "split.save", "streak.add", "streak.delete", "streak.redo",
                "streak.undo", "table.reverse", "table.sort", "trouble.retry", "walk.copy", "walk.delete", "walk.edit", "walk.part",
                "walk.redo", "walk.same", "walk.split", "walk.undo", "walk.why", "walks.change", "walks.delete", "walks.join",
                "walks.markAll", "walks.merge", "walks.undo", "walks.why", "week.why", "why.part", "year.numbers", "zones.accept",
                "zones.add",
                "zones.delete", "zones.redo", "zones.undo",
            ])
    }

    @Test func `a person's key does what the file says, and the old one does nothing`() async throws {
        let services = TestServices()
        try await services.signIn("ann", nickname: "Ann")
        let stage = await AppStage(services: services)
        stage.pilot.window.keyBindings = try KeyBindings("home.new = z\nwindow.quit =\n", file: "keys")
        await stage.pilot.press("n", "q")
        #expect(stage.pilot.stack == ["WalkHomeViewController"])
        #expect(!stage.pilot.hasQuit)
        #expect(stage.pilot.window.commandsOnShow.contains { $0.name == "window.quit" && $0.inputs.isEmpty })
        #expect(stage.pilot.row(23).contains("^C quit") && !stage.pilot.row(23).contains("q quit"))
        await stage.pilot.press("z")
        #expect(stage.pilot.stack.last == "WalkFormViewController")
    }

    @Test func `what is said about a key names the one that the person gave, and none where there is none`() async throws {
        let services = TestServices()
        try await services.signIn("ann", nickname: "Ann")
        let file = "home.new = z\nhome.import = x\nhome.undo = B\nwalks.undo = W\nzones.add = a\nzones.accept =\nzones.undo ="
        let stage = await AppStage(services: services, keys: try KeyBindings(file, file: "keys"))
        let pilot = stage.pilot
        #expect(pilot.screen.contains("No walks yet. Press z to log one, or x to import your history."))
        await pilot.press("z", "3", "5", .control("s"), .enter, "d")
        #expect(pilot.toast == "Walk deleted: 35 min · B undo")
        await pilot.press("B")
        #expect(pilot.screen.contains("35 min"))
        await pilot.press("/", .enter, "d")
        #expect(pilot.toast == "1 walk deleted · W undo")
        await pilot.press("W", .escape, "m")
        #expect(pilot.screen.contains("New walk") && pilot.screen.contains("  z"))
        await pilot.press(.escape, ",", .down, .down, .down, .down, .enter)
        #expect(pilot.screen.contains("No periods yet. a adds one."))
        await pilot.press("a").type("Europe/Paris").press(.tab)
        await pilot.type("2026-07-01").press(.tab).type("2026-07-14").press(.enter)
        #expect(pilot.toast == "Saved: Europe/Paris, 1 Jul – 14 Jul.")
    }

    @Test(arguments: Language.allCases)
    func `the manual lists every command`(language: Language) {
        let page = ManualPage(commands: Commands.entries, phrases: Phrases(language)).lines.joined(separator: "\n")
        #expect(AppKeys.all(language).allSatisfy { page.contains("(\($0.name))") })
    }
}
