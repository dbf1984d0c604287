import CGetopt
import Common
import Curses
import Glibc
import LiveWalking
import Phrases
import Walking

/// Reads a command line with `getopt_long`, which knows abbreviations, `--name=value`, options after operands and `--`.
struct OptionParser {
    /// Returns the day that relative dates (`today`, `yesterday`) count from; only called when one is given.
    var today: (Zone?) -> CivilDate

    /// - Parameter arguments: with the program's name first, each as a `PathText`.
    func parse(_ arguments: [String]) throws(UsageError) -> Options {
        let (given, operands) = try split(withWholeDates(arguments))
        var options = Options()
        for case (.zone, let value?) in given { options.zone = try zone(value) }
        let words = try self.words(of: operands, &options)
        for (option, value) in given { try apply(option, value, in: words.first, to: &options) }
        if let from = options.from, let through = options.through, from > through { throw .datesReversed }

        options.operands = Array(words.dropFirst())
        let command: (any Command.Type)? = if let name = words.first { try self.command(name) } else { nil }
        options.command = command?.name
        // Files are found by their very bytes; everything else is text.
        if case .file = command?.operands.kind {} else { options.operands = options.operands.map(PathText.repaired) }
        guard !options.wantsHelp, !options.wantsVersion else { return options }
        let opensAScreen = command == WalkCommand.self && options.walk.opensTheApp
        let possible =
            command.map { command in
                command.options + Option.allCases.filter { $0.isGlobal || (opensAScreen && $0.isForEveryScreen) }
            } ?? Option.withoutCommand
        for (option, _) in given where !possible.contains(option) {
            throw .optionNotHere(option, command: command?.name)
        }
        if let command {
            let taken = command.acceptedOptions(of: options)
            for (option, _) in given where command.options.contains(option) && !taken.contains(option) {
                throw .optionNotHere(option, command: ([command.name] + options.operands.prefix(1)).joined(separator: " "))
            }
            try checkValues(of: command, given)
        }
        // The demo has one person, and a recording says itself who it was.
        if options.profile != nil {
            if options.isDemo { throw .notTogether(.profile, .demo) }
            if options.replay != nil { throw .notTogether(.profile, .replay) }
        }
        // The demo has a walker of its own.
        if options.walk.feed != nil, options.isDemo { throw .notTogether(.feed, .demo) }
        if options.walk.planFile != nil, options.walk.mode != nil { throw .notTogether(.mode, .plan) }
        // Nothing pulls at somebody who is measured.
        if options.walk.aim != nil, let mode = options.walk.mode, mode.isTest { throw .targetInTest(mode) }
        if options.walk.speed != nil, options.walk.feed == nil { throw .onlyWith(.speed, .feed) }
        if let command { try checkOperands(of: command, &options) }
        return options
    }

    /// The language that a command line names, however wrong the rest of it is.
    static func language(of arguments: [String]) -> Language? {
        let words = arguments.dropFirst().prefix { $0 != "--" }
        for (word, next) in zip(words, words.dropFirst() + [""]) where word.hasPrefix("--la") {
            let parts = word.split(separator: "=", maxSplits: 1)
            guard "--\(Option.lang.rawValue)".hasPrefix(parts[0]) else { continue }
            if let language = Language(rawValue: parts.count > 1 ? String(parts[1]) : next) { return language }
        }
        return nil
    }

    /// Indicates that a command line asks for JSON, however wrong the rest of it is.
    static func wantsJSON(_ arguments: [String]) -> Bool {
        arguments.dropFirst().prefix { $0 != "--" }.contains { $0.count > 2 && "--\(Option.json.rawValue)".hasPrefix($0) }
    }

    // MARK: What getopt_long sees

    /// The longest date: `12 march last year` has as many words.
    private static let mostWordsOfADate = 4

    /// Makes one word of a date that was not quoted behind an option: `--from 28 mar`.
    private func withWholeDates(_ arguments: [String]) -> [String] {
        var result: [String] = []
        var rest = arguments[...]
        while let word = rest.popFirst() {
            result.append(word)
            if word == "--" { return result + rest }
            guard Option.allCases.contains(where: { $0.value == .date && "--\($0.rawValue)" == word }) else { continue }
            let words = rest.prefix(Self.mostWordsOfADate).prefix { !$0.hasPrefix("-") }
            guard words.count > 1 else { continue }
            let counts = (2...words.count).reversed()
            guard
                let count = counts.first(where: {
                    TypedDay(asked: words.prefix($0).joined(separator: " "), today: today(nil)) != nil
                })
            else { continue }
            result.append(words.prefix(count).joined(separator: " "))
            rest = rest.dropFirst(count)
        }
        return result
    }

    private func split(_ arguments: [String]) throws(UsageError) -> (given: [(Option, String?)], operands: [String]) {
        // getopt_long wants C strings that outlive it, and reorders their array so that the operands come last.
        var words = arguments.map { strdup($0) } + [nil]
        let names = Option.allCases.map { strdup($0.rawValue) }
        defer { (words + names).forEach { free($0) } }
        var table = zip(Option.allCases, names).enumerated().map { index, entry in
            CGetopt.option(
                name: entry.1, has_arg: entry.0.value == .none ? no_argument : required_argument, flag: nil, val: Int32(Self.base + index))
        }
        table.append(CGetopt.option())

        var given: [(Option, String?)] = []
        gnd_getopt_restart()
        while true {
            let step = gnd_getopt_next(Int32(arguments.count), &words, Self.letters, table)
            guard step.found >= 0 else {
                return (given, words[Int(step.next)..<arguments.count].compactMap { $0.map { String(cString: $0) } })
            }
            if step.found == Int32(UInt8(ascii: ":")), let option = option(step.unknown) { throw .missingValue(option) }
            guard let option = option(step.found) else {
                if let option = self.option(step.unknown), step.unknown >= Self.base { throw .needsNoValue(option) }
                throw .unknownOption(unknown(step, in: words))
            }
            given.append((option, step.argument.map { PathText.repaired(String(cString: $0)) }))
        }
    }

    /// Above every letter, so that a number says which option it is.
    private static let base = 1000
    private static let letters = ":" + Option.allCases.compactMap(\.letter).map { String($0) }.joined()

    private func option(_ number: Int32) -> Option? {
        let index = Int(number) - Self.base
        if Option.allCases.indices.contains(index) { return Option.allCases[index] }
        return Option.allCases.first { $0.letter?.asciiValue.map { Int32($0) } == number }
    }

    private func unknown(_ step: gnd_getopt_step, in words: [UnsafeMutablePointer<CChar>?]) -> String {
        if let letter = UInt8(exactly: step.unknown), letter > 0 { return "-\(Character(UnicodeScalar(letter)))" }
        guard words.indices.contains(Int(step.next) - 1), let word = words[Int(step.next) - 1] else { return "" }
        return String(String(cString: word).prefix { $0 != "=" })
    }

    // MARK: What it means

    /// The command and its operands; `help log` is `log --help`, as many programs have it.
    private func words(of operands: [String], _ options: inout Options) throws(UsageError) -> [String] {
        guard operands.first == "help" else { return operands }
        if operands.count > 2 { throw .unexpectedOperand(command: "help", operands[2]) }
        options.wantsHelp = true
        return Array(operands.dropFirst())
    }

    /// A value that does not fit is refused with those that the command takes, where another one takes others.
    private func apply(_ option: Option, _ value: String?, in name: String?, to options: inout Options) throws(UsageError) {
        do throws(UsageError) {
            try apply(option, value ?? "", to: &options)
        } catch {
            guard case .badValue(option, let value) = error, let command = name.flatMap(Commands.named), let kind = command.values[option]
            else { throw error }
            throw .badOperand(command: command.name, value, expected: kind.expectation(.en))
        }
    }

    private func apply(_ option: Option, _ value: String, to options: inout Options) throws(UsageError) {
        switch option {
        case .home: options.home = try path(value, option)
        case .profile: options.profile = value
        case .zone: break
        case .lang:
            guard let language = Language(rawValue: value) else { throw .badValue(option, value) }
            options.language = language
        case .units:
            guard let units = Units(typed: value) else { throw .badValue(option, value) }
            options.units = units
        case .color:
            guard let color = ColorChoice(value) else { throw .badValue(option, value) }
            options.color = color
        case .demo: options.isDemo = true
        case .renderer:
            guard let renderer = Renderer(rawValue: value) else { throw .badValue(option, value) }
            options.renderer = renderer
        case .linear: options.isLinear = true
        case .keys: options.keysFile = value
        case .theme: options.theme = value
        case .record: options.castFile = value
        case .json: options.json = true
        case .from: options.from = try date(value, for: option, zone: options.zone)
        case .to: options.through = try date(value, for: option, zone: options.zone)
        case .metric:
            guard let metric = ChartMeasure(word: value) else { throw .badValue(option, value) }
            options.metric = metric
        case .format:
            guard option.value.values?.contains(value) == true else { throw .badValue(option, value) }
            options.format = value
        case .week, .month, .quarter, .year:
            let span = ReportSpan(rawValue: option.rawValue)
            if let other = options.report.span.flatMap({ Option(rawValue: $0.rawValue) }), other != option {
                throw .notTogether(other, option)
            }
            options.report.span = span
        case .day: options.day = try date(value, for: option, zone: options.zone)
        case .undo:
            guard let number = Int64(value), number > 0 else { throw .badValue(option, value) }
            options.undo = number
        case .mode:
            // One test of six minutes: somebody may well leave out the last letter.
            guard let mode = WalkMode(rawValue: value) ?? WalkMode(rawValue: value + "s") else { throw .badValue(option, value) }
            options.walk.mode = mode
        case .target:
            guard let aim = PlanText.aim(value) else { throw .badValue(option, value) }
            options.walk.aim = aim
        case .plan: options.walk.planFile = try path(value, option)
        case .feed: options.walk.feed = try path(value, option)
        case .speed:
            guard let speed = Int(value), [0, 1, 10].contains(speed) else { throw .badValue(option, value) }
            options.walk.speed = speed
        case .line: options.walk.isLine = true
        case .live: options.isLive = true
        case .duration:
            if let reader = ReportReader(rawValue: value) {
                options.report.reader = reader
                return
            }
            guard let duration = TypedDuration(value) else { throw .badValue(option, value) }
            options.seconds = duration.seconds
        case .name: options.name = value
        case .folder: options.folder = value
        case .nickname: options.nickname = value
        case .club: options.club = value
        case .tokens: options.tokens = true
        case .entrance: options.entrance = value
        case .cap:
            guard let cap = Int(value).flatMap({ DailyCap(rawValue: $0) }), cap != .none else { throw .badValue(option, value) }
            options.dailyCap = cap
        case .handicap: options.hasHandicap = true
        case .keep: options.keepsComputers = true
        case .radius:
            guard let radius = TypedDistance(value, in: options.units ?? .metric) else { throw .badValue(option, value) }
            options.radius = radius.metres
        case .asWalk: options.walkingSports.append(value)
        case .notAsWalk: options.otherSports.append(value)
        case .open: options.link = try link(value)
        case .trace: options.trace = try path(value, option)
        case .recordKeys: options.recordedKeys = try path(value, option)
        case .replay: options.replay = try path(value, option)
        case .yes: options.yes = true
        case .once, .list, .off:
            let action = InboxAction(rawValue: option.rawValue)
            if let other = options.inbox.flatMap({ Option(rawValue: $0.rawValue) }), other != option { throw .notTogether(other, option) }
            options.inbox = action
        case .help: options.wantsHelp = true
        case .version: options.wantsVersion = true
        }
    }

    private func zone(_ value: String) throws(UsageError) -> Zone {
        guard let zone = Zone(value) else { throw Zone.hasDatabase ? .badValue(.zone, value) : .noZones }
        return zone
    }

    private func path(_ value: String, _ option: Option) throws(UsageError) -> String {
        guard !value.isEmpty else { throw .badValue(option, value) }
        return value
    }

    private func link(_ value: String) throws(UsageError) -> AppLink {
        do throws(LinkProblem) {
            return try AppLink(value)
        } catch {
            throw .badLink(error)
        }
    }

    private func date(_ value: String, for option: Option, zone: Zone?) throws(UsageError) -> CivilDate {
        guard let day = TypedDay(asked: value, today: today(zone)) else { throw .badValue(option, value) }
        return day.date
    }

    private func command(_ name: String) throws(UsageError) -> any Command.Type {
        if let command = Commands.named(name) { return command }
        let suggestion = Suggestion.guessed[name.lowercased()] ?? Suggestion.nearest(to: name, among: Commands.all.map { $0.name })
        throw .unknownCommand(name, suggestion: suggestion)
    }

    /// A word that another command takes is none of this one's.
    private func checkValues(of command: any Command.Type, _ given: [(Option, String?)]) throws(UsageError) {
        for case (let option, let value?) in given {
            guard let values = command.values[option]?.values, !values.contains(value) else { continue }
            throw .badOperand(command: command.name, value, expected: command.values[option]?.expectation(.en))
        }
        if command == WalkCommand.self || command == SensorsCommand.self,
            let reader = given.first(where: { $0.0 == .duration && ReportReader(rawValue: $0.1 ?? "") != nil })
        {
            throw .badOperand(command: command.name, reader.1 ?? "", expected: "30m")
        }
    }

    private func checkOperands(of command: any Command.Type, _ options: inout Options) throws(UsageError) {
        let kind = command.operands.kind
        // A date may be of several words, whether or not they were quoted.
        if kind == .date, options.operands.count > 1 { options.operands = [options.operands.joined(separator: " ")] }
        switch command.operands {
        case .none:
            if let extra = options.operands.first { throw .unexpectedOperand(command: command.name, extra) }
            return
        case .optional, .one:
            if options.operands.count > 1 { throw .unexpectedOperand(command: command.name, options.operands[1]) }
        case .action(_, _, let more):
            if options.operands.count > 2 + more { throw .unexpectedOperand(command: command.name, options.operands[2 + more]) }
            if options.operands.isEmpty { return }
        case .many: break
        }
        if case .optional = command.operands, options.operands.isEmpty { return }
        guard let first = options.operands.first else { throw .missingOperand(command: command.name, kind.placeholder ?? "") }
        if let values = kind.values, !values.contains(first) {
            throw .badOperand(command: command.name, first, expected: kind.expectation(.en))
        }
        if kind == .date {
            guard let day = TypedDay(asked: first, today: today(options.zone)) else {
                throw .badOperand(command: command.name, first, expected: nil)
            }
            options.date = day.date
        }
    }
}
