import Terminal

/// The keys that a person gave to commands, by the commands' names.
///
/// The file has a line for each command: `walk.new = n, ctrl-n`. What begins with `#` is a remark. A command keeps its own keys where
/// the file says nothing about it.
public struct KeyBindings: Sendable, Equatable {
    /// Where a binding was written.
    struct Place: Sendable, Equatable, CustomStringConvertible {
        var file: String
        var line: Int

        var description: String { "\(file):\(line)" }
    }

    struct Binding: Sendable, Equatable {
        var keys: [Key]
        var place: Place
    }

    private(set) var table: [String: Binding] = [:]

    /// No bindings: every command has its own keys.
    public init() {}

    var isEmpty: Bool { table.isEmpty }

    /// Reads a key file.
    /// - Throws: `KeyBindingsError` with everything that is wrong in it; then none of it holds, so that no key does what nobody expects.
    public init(_ text: String, file: String) throws(KeyBindingsError) {
        var problems: [String] = []
        for (index, raw) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let place = Place(file: file, line: index + 1)
            let line = raw.prefix { $0 != "#" }.trimmed
            guard !line.isEmpty else { continue }
            guard let equals = line.firstIndex(of: "=") else {
                problems.append("\(place): expected `command = key, key`")
                continue
            }
            let name = String(line[..<equals].trimmed)
            var keys: [Key] = []
            for part in line[line.index(after: equals)...].split(separator: ",").map(\.trimmed) where !part.isEmpty {
                if let key = Key(fileName: String(part)) { keys.append(key) } else { problems.append("\(place): `\(part)` is no key") }
            }
            problems += conflicts(of: name, keys, at: place)
            table[name] = table[name] ?? Binding(keys: keys, place: place)
        }
        guard problems.isEmpty else { throw KeyBindingsError(problems: problems) }
    }

    /// What a new line contradicts: an earlier line for the same command, or a key that an earlier line gave to a command beside it.
    private func conflicts(of name: String, _ keys: [Key], at place: Place) -> [String] {
        if let earlier = table[name] { return ["\(place): \(name) already has its keys at \(earlier.place)"] }
        return keys.compactMap { key in
            let other = table.first { Self.scope($0.key) == Self.scope(name) && $0.value.keys.contains(key) }
            return other.map { "\(place): `\(key.fileName)` for \(name) is already the key of \($0.key) at \($0.value.place)" }
        }
    }

    /// Commands with the same beginning are offered together: `walk.new` and `walk.delete`.
    private static func scope(_ name: String) -> Substring {
        name.lastIndex(of: ".").map { name[..<$0] } ?? ""
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

    /// What of the file contradicts commands as they are, both places named.
    public func conflicts(in commands: [KeyCommand]) -> [String] {
        commands.compactMap { conflict(of: $0, in: commands) }
    }

    private func conflict(of command: KeyCommand, in commands: [KeyCommand]) -> String? {
        guard let name = command.name, let binding = table[name] else { return nil }
        for other in commands where other.name != name {
            let isFree = other.name.map { table[$0] != nil } ?? false
            if !isFree, let key = binding.keys.first(where: { other.inputs.contains($0) }) {
                return "\(binding.place): `\(key.fileName)` for \(name) is already the key of \(other.name ?? other.title)"
            }
        }
        return nil
    }
}

extension Substring {
    fileprivate var trimmed: Substring {
        var rest = self
        while let first = rest.first, first.isWhitespace { rest.removeFirst() }
        while let last = rest.last, last.isWhitespace { rest.removeLast() }
        return rest
    }
}
