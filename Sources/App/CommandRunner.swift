import LiveWalking
import Phrases
import Settings
import Walking

/// Everything between a command line and its exit code, with the outside world handed in.
struct CommandRunner {
    /// 0 done, 1 failed, 2 wrong usage.
    enum Exit {
        static let done: Int32 = 0
        static let failed: Int32 = 1
        static let wrongUsage: Int32 = 2
    }

    var environment: [String: String]
    /// The folder in which the program was started.
    var directory: String
    /// The home folder that the system knows for this account.
    var accountHome: () -> String?
    var clock: any WallClock
    var systemZone: () -> Zone
    /// Sensors that stand in for those of this machine.
    var sensors: (any SensorHub & SensorManager)?

    func parse(_ arguments: [String]) throws(UsageError) -> Options {
        try OptionParser(today: { zone in (zone ?? systemZone()).day(of: clock.now) }).parse(arguments)
    }

    /// The language that was asked for, else the locale's.
    func language(_ options: Options? = nil) -> Language {
        options?.language ?? Language(environment: environment)
    }

    /// The units that were asked for, else those that the settings hold, else the locale's.
    func units(_ options: Options) -> Units {
        options.units ?? dependencies(options).flatMap { StateFiles($0.folders).current.units } ?? Units(environment: environment)
    }

    /// - Parameter arguments: what could not be understood, which may still say in which language.
    func complain(_ error: UsageError, about arguments: [String], console: Console) -> Int32 {
        let strings = CommandStrings.for(OptionParser.language(of: arguments) ?? language())
        console.fail("\(strings.usageError(error)) \(strings.tryHelp)", isJSON: OptionParser.wantsJSON(arguments))
        return Exit.wrongUsage
    }

    /// Returns nil without a home to write to.
    func dependencies(_ options: Options) -> Dependencies? {
        Folders(home: options.home, environment: environment, directory: directory, account: accountHome()).map { folders in
            Dependencies(
                folders: folders, environment: environment, clock: clock,
                seed: options.recordedKeys == nil ? nil : .random(in: 0...UInt64(Int64.max)), sensors: sensors,
                systemZone: systemZone)
        }
    }

    /// Runs what needs no app: help, the version, or a command.
    func run(_ options: Options, console: Console) async -> Int32 {
        do throws(CommandFailure) {
            try await perform(options, console: console)
            return Exit.done
        } catch {
            switch error {
            // `gnd days | head` is no failure: the reader has what it wanted.
            case .output(.closed): return Exit.done
            case .alreadySaid: break
            default:
                console.fail(
                    FailureSentence(phrases: Phrases(language(options), units: units(options)))(error), isJSON: options.json)
            }
            return switch error {
            case .noKeys, .tooManyWords: Exit.wrongUsage
            default: Exit.failed
            }
        }
    }

    private func perform(_ options: Options, console: Console) async throws(CommandFailure) {
        let language = language(options)
        let command = options.command.flatMap { Commands.named($0) }
        if options.wantsVersion { return try console.write("gnd \(version)\n") }
        if options.wantsHelp {
            let help = HelpText(strings: CommandStrings.for(language), ink: ConsoleStyle(console.colors))
            return try console.write(command.map { help.details(of: CommandEntry($0)) } ?? help.overview(of: Commands.entries))
        }
        guard let command else { return }
        guard let dependencies = dependencies(options) else { throw .noHome }
        try await command.init().run(
            CommandContext(
                options: options, console: console, language: language, units: units(options), dependencies: dependencies,
                commands: Commands.entries))
    }
}
