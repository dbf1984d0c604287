import Phrases
import Walking

/// Answers `gnd prompt` from its file before anything else of the program wakes up, since a shell asks after every command.
struct PromptShortcut {
    /// Variables that say where the file lies and which language its numbers are said in.
    private static let names = ["HOME", "XDG_STATE_HOME", "LC_ALL", "LC_MESSAGES", "LANG"]

    private let isJSON: Bool
    private let environment: [String: String]

    /// Returns nil for every other command line, whose options the whole program reads.
    /// - Parameters:
    ///   - arguments: with the program's name first.
    ///   - variable: looks one up, since the whole environment costs more than the answer.
    init?(_ arguments: [String], variable: (String) -> String?) {
        let words = arguments.dropFirst()
        guard words == [PromptCommand.name] || words == [PromptCommand.name, "--json"] else { return nil }
        isJSON = words.count == 2
        environment = Dictionary(uniqueKeysWithValues: Self.names.compactMap { name in variable(name).map { (name, $0) } })
    }

    /// Returns nil where the numbers have to be counted first.
    func line(at now: Instant) -> ConsoleText? {
        guard let folders = Folders(home: nil, environment: environment, directory: "/", account: nil),
            let state = PromptFile(folder: folders.state).read(), state.holds(at: now)
        else { return nil }
        return state.line(isJSON: isJSON, Phrases(Language(environment: environment)))
    }
}
