import Journal
import Phrases
import Walking

/// The dependencies of a command; none is opened before it is asked for.
final class CommandContext {
    let options: Options
    let console: Console
    let language: Language
    let units: Units
    let dependencies: Dependencies
    /// The table of commands, for the manual and the completions.
    let commands: [CommandEntry]
    /// The zone where the person is; nil before ``atHome()``.
    private let home: Zone?

    init(
        options: Options, console: Console, language: Language, units: Units, dependencies: Dependencies, commands: [CommandEntry],
        home: Zone? = nil
    ) {
        self.options = options
        self.console = console
        self.language = language
        self.units = units
        self.dependencies = dependencies
        self.commands = commands
        self.home = home
    }

    private func copy(_ console: Console, home: Zone?) -> CommandContext {
        CommandContext(
            options: options, console: console, language: language, units: units, dependencies: dependencies, commands: commands,
            home: home)
    }

    var strings: CommandStrings { CommandStrings.for(language) }
    var phrases: Phrases { Phrases(language, units: units, formats: dependencies.reader().formats) }
    var ink: ConsoleStyle { ConsoleStyle(console.colors) }

    /// The zone in which moments are read and said.
    var zone: Zone { home ?? options.zone ?? dependencies.systemZone() }

    /// The same in the zone where the person is, as their journal has it.
    func atHome() async throws(CommandFailure) -> CommandContext {
        let journal = try await journal()
        let zones = try await orFail { () async throws(JournalFailure) in try await journal.settings().zones }
        return copy(console, home: zones.zone(on: zones.day(of: dependencies.clock.now)))
    }

    /// The same for who reads the output alone: nothing is said beside it.
    var quiet: CommandContext {
        var console = console
        console.errors = NoSink()
        return copy(console, home: home)
    }

    /// The journal of the profile that was named, else of the last one signed in, else of the local one; as the app does, it lets nobody in
    /// whose passphrase would have to be asked for.
    func journal() async throws(CommandFailure) -> any JournalRepository {
        try await profile()
    }

    /// The same, with what only the store itself can do.
    func profile() async throws(CommandFailure) -> ProfileJournal {
        let account = try await account()
        return try await orFail { () async throws(JournalFailure) in
            try await dependencies.journal(of: account, zone: options.zone)
        }
    }

    /// Returns the present state of the day, in the prompt's few numbers.
    func today() async throws(CommandFailure) -> PromptState {
        let journal = try await journal()
        return try await orFail { () async throws(JournalFailure) in
            PromptState(try await LoadToday(journal: journal, clock: dependencies.clock)(recentWalks: 0))
        }
    }

    /// Call it after every change, so that the prompt keeps up.
    ///
    /// A day that cannot be counted leaves no numbers, and the prompt counts for itself.
    func refreshPrompt() async {
        dependencies.prompt.remove()
        guard options.profile == nil, let state = try? await today() else { return }
        dependencies.prompt.write(state)
    }

    /// Does what follows every import of a command: the prompt keeps up, and the person's own program is run.
    func follow(_ reports: [ImportReport]) async {
        await refreshPrompt()
        if let problem = await dependencies.afterImport.run(after: reports, phrases) { console.complain(problem) }
    }

    /// The account of whose journal that is.
    func account() async throws(CommandFailure) -> Account {
        let account = try await meant()
        let isOpen = try await orFail { () async throws(JournalFailure) in
            try await Session(accounts: try await dependencies.journal(), tokens: dependencies.tokens, clock: dependencies.clock)
                .isOpen(account)
        }
        guard isOpen else { throw .signedOut(account.name) }
        return account
    }

    /// Fails where the command line names a profile that there is not.
    ///
    /// For commands that concern everybody: a name that was mistyped must not be passed over.
    func requireProfile() async throws(CommandFailure) {
        if options.profile != nil { _ = try await meant() }
    }

    /// Returns the account whose journal the command line means.
    private func meant() async throws(CommandFailure) -> Account {
        do throws(JournalFailure) {
            return try await dependencies.entering { (accounts) async throws(JournalFailure) in
                if let name = options.profile {
                    guard let account = try await FindAccount(accounts: accounts)(name) else { throw .missing }
                    return account
                }
                if let last = try await accounts.lastUsed() { return last }
                return try await accounts.localAccount()
            }
        } catch {
            if error == .missing, let name = options.profile { throw .noSuchProfile(name) }
            throw .journal(error)
        }
    }
}

/// Runs a use case or a repository's call, and turns its failure into a command's.
func orFail<Value>(_ body: () async throws(JournalFailure) -> Value) async throws(CommandFailure) -> Value {
    do throws(JournalFailure) {
        return try await body()
    } catch {
        throw .journal(error)
    }
}
