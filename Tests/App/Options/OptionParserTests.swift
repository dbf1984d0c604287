import Curses
import LiveWalking
import Phrases
import Terminal
import Testing
import Walk
import Walking

@testable import gnd

@MainActor
struct OptionParserTests {
    let parser = OptionParser(today: { _ in CivilDate(dayNumber: 20_000) })

    func parse(_ words: String...) throws(UsageError) -> Options { try parser.parse(["gnd"] + words) }

    @Test func `nothing opens the app`() throws {
        let options = try parse()
        #expect(options.command == nil)
        #expect(options.color == .automatic)
        #expect(!options.isDemo)
    }

    @Test func `global options may stand before and after the command`() throws {
        let before = try parse("--home", "/a", "--lang=ko", "days", "--json")
        let after = try parse("days", "--json", "--lang", "ko", "--home=/a")
        for options in [before, after] {
            #expect(options.command == "days")
            #expect(options.home == "/a")
            #expect(options.language == .ko)
            #expect(options.json)
        }
    }

    @Test func `how the app is shown can be said`() throws {
        let options = try parse("--renderer", "ncurses", "--linear", "--keys", "mine", "--theme=night")
        #expect(options.renderer == .ncurses)
        #expect(options.isLinear)
        #expect(options.keysFile == "mine")
        #expect(options.theme == "night")
        #expect(throws: UsageError.badValue(.renderer, "sixel")) { try parse("--renderer", "sixel") }
    }

    @Test func `whose journal it is can be said for the app and for every command`() throws {
        #expect(try parse("--profile", "ann").profile == "ann")
        #expect(try parse("today", "--profile", "ann").profile == "ann")
    }

    @Test func `an option may be shortened as long as it is clear`() throws {
        #expect(try parse("days", "--prof", "ann").profile == "ann")
        #expect(throws: UsageError.unknownOption("--h")) { try parse("--h") }
    }

    @Test func `what follows two dashes is never an option`() throws {
        #expect(try parse("log", "35m", "--", "--json").operands == ["35m", "--json"])
    }

    @Test func `one parse leaves nothing behind for the next`() throws {
        #expect(throws: UsageError.self) { try parse("days", "--nothing", "--json") }
        let options = try parse("days", "--from", "2026-03-01")
        #expect(options.from == CivilDate("2026-03-01"))
        #expect(!options.json)
    }

    @Test func `dates may be relative`() throws {
        let options = try parse("days", "--from", "yesterday", "--to", "오늘")
        #expect(options.from == CivilDate(dayNumber: 19_999))
        #expect(options.through == CivilDate(dayNumber: 20_000))
    }

    @Test func `a relative date counts in the zone that was given, wherever it stands`() throws {
        let parser = OptionParser(today: { zone in zone?.id == "Asia/Seoul" ? CivilDate(dayNumber: 2) : CivilDate(dayNumber: 1) })
        #expect(try parser.parse(["gnd", "days", "--from", "today", "--zone", "Asia/Seoul"]).from == CivilDate(dayNumber: 2))
    }

    @Test(arguments: [("auto", nil), ("never", "never"), ("16", "16"), ("256", "256"), ("true", "true")] as [(String, String?)])
    func `every colour choice is understood`(word: String, depth: String?) throws {
        let color = try parse("--color", word).color
        if case .fixed(let fixed) = color { #expect(fixed.rawValue == depth) } else { #expect(depth == nil) }
    }

    @Test func `a system without zones is told of in both languages`() {
        for strings in [CommandStrings.en, .ko] { #expect(strings.usageError(.noZones).contains("tzdata")) }
    }

    nonisolated static let wrong: [([String], UsageError)] = [
        (["--nonsense"], .unknownOption("--nonsense")),
        (["--nonsense=3"], .unknownOption("--nonsense")),
        (["-q"], .unknownOption("-q")),
        (["days", "--from"], .missingValue(.from)),
        (["days", "--json=yes"], .needsNoValue(.json)),
        (["days", "--from", "2026-02-30"], .badValue(.from, "2026-02-30")),
        (["days", "--from", "2026-03-02", "--to", "2026-03-01"], .datesReversed),
        (["--zone", "Mars/Olympus"], .badValue(.zone, "Mars/Olympus")),
        (["--lang", "fr"], .badValue(.lang, "fr")),
        (["--color", "red"], .badValue(.color, "red")),
        (["--home", ""], .badValue(.home, "")),
        (
            ["export", "--format", "xml"],
            .badOperand(command: "export", "xml", expected: ExportFormat.allCases.map(\.rawValue).joined(separator: ", "))
        ),
        (["dyas"], .unknownCommand("dyas", suggestion: "days")),
        (["imprt"], .unknownCommand("imprt", suggestion: "import")),
        (["frobnicate"], .unknownCommand("frobnicate", suggestion: nil)),
        (["week"], .unknownCommand("week", suggestion: "report --week")),
        (["month"], .unknownCommand("month", suggestion: "report --month")),
        (["why", "some", "day"], .badOperand(command: "why", "some day", expected: nil)),
        (["--json"], .optionNotHere(.json, command: nil)),
        (["--profile", "ann", "--demo"], .notTogether(.profile, .demo)),
        (["walk", "--mode", "six-minutes", "--target", "cadence:100-110"], .targetInTest(.sixMinutes)),
        (["--replay", "walk.keys", "--profile", "ann"], .notTogether(.profile, .replay)),
        (["today", "--from", "2026-03-01"], .optionNotHere(.from, command: "today")),
        (["import"], .missingOperand(command: "import", "PATH")),
        (["completions", "tcsh"], .badOperand(command: "completions", "tcsh", expected: "bash, zsh, fish")),
        (["walk", "--line", "--for", "abc"], .badOperand(command: "walk", "abc", expected: "30m")),
        (["help", "log", "now"], .unexpectedOperand(command: "help", "now")),
        (["help", "frobnicate"], .unknownCommand("frobnicate", suggestion: nil)),
        (["days", "2026-03-01"], .unexpectedOperand(command: "days", "2026-03-01")),
    ]

    @Test(arguments: [
        ["why", "28", "mar"], ["why", "28 mar"], ["why", "3월", "28일"], ["days", "--from", "28", "mar", "--json"],
        ["days", "--json", "--from", "3월", "28일", "--to", "yesterday"],
    ])
    func `a date of several words is taken with and without quotes`(_ words: [String]) throws {
        let options = try parser.parse(["gnd"] + words)
        let date = try #require(options.date ?? options.from)
        #expect(date.description.hasSuffix("-03-28"))
    }

    @Test func `a date may be left out where today is meant, and what stands behind an option's date is no part of it`() throws {
        #expect(try parse("why").date == nil)
        #expect(try parse("together", "challenge", "--to", "today", "Friends").operands == ["challenge", "Friends"])
    }

    @Test func `help with a command is the help of that command`() throws {
        let options = try parser.parse(["gnd", "help", "log"])
        #expect(options.wantsHelp && options.command == "log")
        let overview = try parser.parse(["gnd", "help"])
        #expect(overview.wantsHelp && overview.command == nil)
    }

    @Test(arguments: wrong) func `a wrong command line says what is wrong`(words: [String], error: UsageError) {
        #expect(throws: error) { try parser.parse(["gnd"] + words) }
    }

    @Test(arguments: wrong) func `every complaint is a sentence in both languages`(words: [String], error: UsageError) {
        for language in Language.allCases {
            let sentence = CommandStrings.for(language).usageError(error)
            #expect(sentence.hasSuffix(".") || sentence.hasSuffix("?"))
        }
    }

    @Test func `no command takes what is for the app alone, and says so`() {
        let ofApp = Option.allCases.filter(\.isForApp)
        #expect(ofApp.count == 10)
        for option in ofApp {
            let value: [String] =
                switch option.value {
                case .choice(let words): [words[0]]
                case .none: []
                default: [option == .open ? "gnd://walk" : "file"]
                }
            for command in Commands.all.map({ $0.name }) where command != WalkCommand.name {
                let wrong = UsageError.optionNotHere(option, command: command)
                #expect(throws: wrong) { try parser.parse(["gnd", command, "--\(option.rawValue)"] + value) }
                #expect(CommandStrings.en.usageError(wrong).contains("is for the app"))
                #expect(CommandStrings.ko.usageError(wrong).contains("앱을 여는"))
            }
        }
    }

    @Test func `a walk on its screen takes what says how the app is shown, and a walk in a line does not`() throws {
        let options = try parse("walk", "--mode", "brisk", "--linear", "--theme", "mono")
        #expect(options.opensTheApp && options.isLinear)
        #expect(try parse("walk", "--demo").isDemo)
        #expect(try parse("walk", "--feed", "file", "--theme", "mono").opensTheApp)
        #expect(try !parse("walk", "--feed", "file", "--line").opensTheApp)
        #expect(throws: UsageError.notTogether(.feed, .demo)) { try parse("walk", "--feed", "file", "--demo") }
        #expect(throws: UsageError.optionNotHere(.linear, command: "walk")) { try parse("walk", "--line", "--linear") }
        #expect(throws: UsageError.optionNotHere(.linear, command: "walk")) {
            try parse("walk", "--feed", "file", "--speed", "0", "--linear")
        }
        #expect(throws: UsageError.optionNotHere(.open, command: "walk")) { try parse("walk", "--open", "gnd://walk") }
    }

    @Test func `the app's own options stand with no command`() throws {
        #expect(try parse("--open", "walk/2026-03-27").link == .walk(.why(CivilDate(dayNumber: 20_539))))
        #expect(throws: UsageError.optionNotHere(.open, command: "today")) { try parse("today", "--open", "gnd://walk") }
        #expect(throws: UsageError.self) { try parse("--open", "gnd://nowhere") }
    }
}
