import Terminal

/// The keys that a person gave to commands, by the commands' names.
///
/// The file has a line for each command: `walk.new = n, ctrl-n`. What begins with `#` is a remark. A command keeps its own keys where
/// the file says nothing about it.
///
///     # my keys
///     book.new   = ctrl-n, insert
///     list.open  = enter, o        # both open
///     table.sort =                 # no key; the palette still has it
///
/// Keys are written as `Key.fileName` writes them. `ctrl-c`, `ctrl-l` and `ctrl-z` are the window's, and no command can have them. A file
/// is taken as a whole or not at all: a person who made a mistake in one line keeps the keys that the fingers know, and is told all
/// mistakes at once.
///
/// ```swift
/// let entry = KeyEntry("book.new", "n", title: "new")
/// window.keyBindings = try KeyBindings("book.new = ctrl-n, insert", file: "keys", registry: [entry])
/// ```
public struct KeyBindings: Sendable, Equatable {
    struct Binding: Sendable, Equatable {
        var keys: [Key]
        var place: ConfigurationProblem.Place
    }

    private(set) var table: [String: Binding] = [:]

    /// No bindings: every command has its own keys.
    public init() {}

    var isEmpty: Bool { table.isEmpty }

    /// Reads a key file.
    ///
    /// - `registry`: the commands that keys can be given to; without any, names are not looked at.
    /// - `suggestion`: what may have been meant by a name, of those that there are.
    /// - Throws: `ConfigurationError` with everything that is wrong in it, in the order of its lines; then none of it holds, so that no
    ///   key does what nobody expects.
    public init(
        _ text: String, file: String, registry: [KeyEntry] = [],
        suggestion: (_ name: String, _ names: [String]) -> String? = { _, _ in nil }
    ) throws(ConfigurationError) {
        let content = ConfigurationFile(text, file: file)
        var problems = content.problems
        for setting in content.settings {
            var keys: [Key] = []
            // A remark may stand after the keys, as the key `#` itself is written `hash`.
            let value = setting.value.prefix { $0 != "#" }
            for part in value.split(separator: ",").map(\.trimmed) where !part.isEmpty {
                guard let key = Key(fileName: String(part)) else {
                    problems.append(.badValue(String(part), setting.place))
                    continue
                }
                if ReservedKey(key) != nil { problems.append(.reserved(key: key.fileName, name: setting.name, setting.place)) }
                keys.append(key)
            }
            problems += conflicts(of: setting.name, keys, at: setting.place)
            table[setting.name] = Binding(keys: keys, place: setting.place)
        }
        if !registry.isEmpty {
            // A key that two lines of the file both take has been reported for the second one.
            let isSound = problems.isEmpty
            problems += self.problems(in: registry, suggestion: suggestion).filter { problem in
                if case .taken(_, _, _, _, at: .some) = problem { isSound } else { true }
            }
        }
        guard problems.isEmpty else { throw ConfigurationError(problems: problems.sorted { $0.line < $1.line }) }
    }

    /// The keys that an earlier line gave to a command beside it.
    private func conflicts(of name: String, _ keys: [Key], at place: ConfigurationProblem.Place) -> [ConfigurationProblem] {
        keys.compactMap { key in
            let other = table.first { KeyEntry.scope($0.key) == KeyEntry.scope(name) && $0.value.keys.contains(key) }
            return other.map { .taken(key: key.fileName, name: name, place, by: $0.key, at: $0.value.place) }
        }
    }
}

extension KeyBindings {
    /// The commands with the keys of the file.
    ///
    /// Where the file takes a key that a command beside it has of its own, the file is not followed: `conflicts(in:)` says so.
    func applied(to commands: [KeyCommand]) -> [KeyCommand] {
        commands.map { command in
            guard let name = command.name, let binding = table[name], conflict(of: command, in: commands) == nil else { return command }
            var changed = command
            changed.inputs = binding.keys
            return changed
        }
    }

    /// The keys of a command, as a person bound them or else its own; empty where a person took them all away.
    public func keys(of entry: KeyEntry) -> [Key] { table[entry.name]?.keys ?? entry.keys }

    /// Returns what of the file contradicts commands as they are, both places named.
    ///
    /// Such a line is not followed: the command keeps its own keys, so that no key does two things.
    public func conflicts(in commands: [KeyCommand]) -> [ConfigurationProblem] {
        commands.compactMap { conflict(of: $0, in: commands) }
    }

    private func conflict(of command: KeyCommand, in commands: [KeyCommand]) -> ConfigurationProblem? {
        guard let name = command.name, let binding = table[name] else { return nil }
        for other in commands where other.name != name {
            let isFree = other.name.map { table[$0] != nil } ?? false
            if !isFree, let key = binding.keys.first(where: { other.inputs.contains($0) }) {
                return .taken(key: key.fileName, name: name, binding.place, by: other.name ?? other.title, at: nil)
            }
        }
        return nil
    }

    /// Returns what of the file does not fit the program's commands: names that there are not, and keys that belong to a command which is
    /// offered at the same time.
    ///
    /// - `suggestion`: what may have been meant by a name, of those that there are.
    public func problems(
        in registry: [KeyEntry], suggestion: (_ name: String, _ names: [String]) -> String? = { _, _ in nil }
    ) -> [ConfigurationProblem] {
        let lines = table.sorted { $0.value.place.line < $1.value.place.line }
        return lines.flatMap { name, binding -> [ConfigurationProblem] in
            guard let entry = registry.first(where: { $0.name == name }) else {
                return [.unknownName(name, binding.place, suggestion: suggestion(name, registry.map(\.name)))]
            }
            return binding.keys.compactMap { taken($0, from: entry, at: binding.place, in: registry) }
        }
    }

    private func taken(
        _ key: Key, from entry: KeyEntry, at place: ConfigurationProblem.Place, in registry: [KeyEntry]
    ) -> ConfigurationProblem? {
        // A key that the command has had from the beginning is shared on purpose.
        guard !entry.keys.contains(key) else { return nil }
        let owner = registry.first { other in
            let meets = KeyEntry.scope(other.name) == KeyEntry.scope(entry.name) || other.isEverywhere || entry.isEverywhere
            return other.name != entry.name && meets && (table[other.name]?.keys ?? other.keys).contains(key)
        }
        return owner.map { .taken(key: key.fileName, name: entry.name, place, by: $0.name, at: table[$0.name]?.place) }
    }
}

/// A key that the window takes before anyone else, so that no command can have it.
nonisolated enum ReservedKey: Character, CaseIterable {
    case quit = "c"
    case repaint = "l"
    case suspend = "z"

    /// Finds the meaning of a key; nil for one that is anybody's.
    init?(_ key: Key) {
        guard key.modifiers == .control, case .character(let letter) = key.code else { return nil }
        self.init(rawValue: letter)
    }

    /// The key itself.
    var key: Key { .control(rawValue) }
}
