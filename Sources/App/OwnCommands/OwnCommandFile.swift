import Common
import Screens
import Terminal

/// A person's file of commands, a line each: `walk.x Open the map = xdg-open "https://example.org/?lat={lat}"`.
struct OwnCommandFile {
    /// A line of it.
    struct Entry: Equatable {
        let context: OwnCommand.Context
        let key: Key
        let title: String
        let line: ShellLine
    }

    private(set) var entries: [Entry] = []

    /// The commands of the screens on which each context is offered; a key of theirs is not free there.
    private static let scopes: [OwnCommand.Context: Set<String>] = [
        .walk: ["home", "walks", "walk", "list"], .day: ["why", "list"],
    ]
    private static let everywhere: Set<String> = ["window", "navigation", "tabs"]

    /// Reads a file.
    /// - Parameter registry: the program's own commands, whose keys are not free; those keys as the person has bound them.
    /// - Throws: everything that is wrong in it, with the lines; then none of it holds.
    init(
        _ text: String, file: String, registry: [KeyEntry] = [], bindings: KeyBindings = KeyBindings()
    ) throws(ConfigurationError) {
        let content = ConfigurationFile(text, file: file)
        var problems = content.problems
        var places: [String: ConfigurationProblem.Place] = [:]
        for setting in content.settings {
            switch Self.entry(setting) {
            case .failure(let problem): problems.append(problem)
            case .success(let entry):
                let name = "\(entry.context.rawValue).\(entry.key.fileName)"
                if let earlier = places[name] { problems.append(.repeated(name, setting.place, earlier: earlier)) }
                places[name] = places[name] ?? setting.place
                if let owner = Self.owner(of: entry, registry, bindings) {
                    problems.append(.taken(key: entry.key.fileName, name: name, setting.place, by: owner.name, at: nil))
                }
                entries.append(entry)
            }
        }
        guard problems.isEmpty else { throw ConfigurationError(problems: problems.sorted { $0.line < $1.line }) }
    }

    private static func entry(_ setting: ConfigurationFile.Setting) -> Result<Entry, ConfigurationProblem> {
        let words = setting.name.split(separator: " ", maxSplits: 1)
        let parts = (words.first ?? "").split(separator: ".", maxSplits: 1)
        guard parts.count == 2, let context = OwnCommand.Context(rawValue: String(parts[0])) else {
            return .failure(.unknownName(setting.name, setting.place, suggestion: "walk.x"))
        }
        guard let key = Key(fileName: String(parts[1])) else { return .failure(.badValue(String(parts[1]), setting.place)) }
        guard !setting.value.isEmpty else { return .failure(.noAssignment(setting.place)) }
        let line: ShellLine
        do throws(ShellLine.Problem) {
            line = try ShellLine(setting.value, known: OwnField.known(in: context))
        } catch {
            return .failure(problem(error, at: setting.place, in: context))
        }
        let title = words.count > 1 ? String(words[1]) : String(setting.value.split(separator: " ").first ?? "")
        return .success(Entry(context: context, key: key, title: title, line: line))
    }

    private static func problem(
        _ problem: ShellLine.Problem, at place: ConfigurationProblem.Place, in context: OwnCommand.Context
    ) -> ConfigurationProblem {
        switch problem {
        case .unknownField(let name):
            let names = OwnField.known(in: context).map { "{\($0.rawValue)}" }
            return .unknownName("{\(name)}", place, suggestion: Suggestion.nearest(to: "{\(name)}", among: names))
        case .code(let field, let program):
            let reason = "\(program) would take its words as code; a safe way is `sh -c 'echo \"$1\"' _ {\(field.rawValue)}`"
            return .misplaced("{\(field.rawValue)}", place, reason: reason)
        }
    }

    private static func owner(of entry: Entry, _ registry: [KeyEntry], _ bindings: KeyBindings) -> KeyEntry? {
        registry.first { other in
            let scope = other.name.prefix { $0 != "." }
            let meets = scopes[entry.context]?.contains(String(scope)) == true || everywhere.contains(String(scope))
            return meets && bindings.keys(of: other).contains(entry.key)
        }
    }
}
