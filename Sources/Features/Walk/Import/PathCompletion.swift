import Basis
import Walking

/// A path that is being typed, and how it can go on.
struct PathCompletion: Equatable {
    /// One way to go on: what it is called below the field, and what the field holds then.
    struct Candidate: Equatable, Sendable {
        var name: String
        var text: String
    }

    /// The folder to look into, from the root.
    let folder: String
    /// The beginning of the name.
    let prefix: String
    /// The text before the name.
    private let head: String

    /// Returns nil for a text that has no folder to look into yet.
    init?(_ typed: String, home: String) {
        guard !typed.isEmpty else { return nil }
        // A person who types only the home folder's name wants to see what is in it.
        let typed = ["~", "$HOME", "${HOME}"].contains(typed) ? typed + "/" : typed
        guard let slash = typed.lastIndex(of: "/") else { return nil }
        let head = String(typed[...slash])
        guard let path = TypedPath(head.openQuote.isEmpty ? head : String(head.dropFirst()), home: home)?.path else { return nil }
        folder = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
        let name = String(typed[typed.index(after: slash)...])
        prefix = head.openQuote.isEmpty ? name.replacing("\\ ", with: " ") : name
        // A path in quotes goes on without them, since a field needs none.
        self.head = head.openQuote.isEmpty ? head : String(head.dropFirst())
    }

    /// The text of the field without quotes and escaped spaces.
    var written: String { head + prefix }

    /// The ways to go on, by what is in the folder.
    func candidates(_ entries: [FolderEntry]) -> [Candidate] {
        let exact = entries.filter { $0.name.hasPrefix(prefix) }
        return (exact.isEmpty ? entries : exact).filter { $0.name.isTypeable }.map { entry in
            let name = entry.isFolder ? entry.name + "/" : entry.name
            return Candidate(name: name, text: head + name.replacing("\\", with: "\\\\"))
        }
    }

    /// Returns the common beginning of all of them.
    static func common(_ candidates: [Candidate]) -> String {
        guard let first = candidates.first?.text else { return "" }
        return candidates.dropFirst().reduce(first) { common, candidate in
            String(zip(common, candidate.text).prefix { $0 == $1 }.map(\.0))
        }
    }
}

extension String {
    fileprivate var openQuote: String { first == "'" || first == "\"" ? String(prefix(1)) : "" }

    /// Indicates whether it can stand in a field as it is.
    fileprivate var isTypeable: Bool {
        first != " " && last != " "
            && unicodeScalars.allSatisfy { scalar in
                scalar.properties.generalCategory != .control && scalar.properties.generalCategory != .format
            }
    }
}
