import Terminal

/// A line of the protocol, understood.
nonisolated enum ControlCommand: Hashable, Sendable {
    /// The parts of the screen, as those who listen know them.
    case tree
    /// The rows of the last frame.
    case screen
    /// Keys, one after the other.
    case keys([Key])
    /// Text, a key for each character.
    case type(String)
    /// The activation of a part by its name.
    case press(String)
    /// The focus on a part by its name.
    case focus(String)
    /// A statement about what is on show.
    case assert(ControlCondition)
    /// The wait for one to hold, for so many seconds.
    case wait(ControlCondition, seconds: Int)
    /// The declared ways through the app, or those that nobody has gone.
    case graph(uncovered: Bool)
    /// The lines that there are.
    case help

    /// The time that a wait has where none is named, and the longest.
    static let (patience, mostPatience) = (5, 600)

    /// Understands a line.
    init(_ line: String) throws(ControlMistake) {
        let line = String(line[...].trimmed)
        let word = line.prefix { $0 != " " }
        let rest = String(line.dropFirst(word.count).trimmed)
        switch word {
        case "tree" where rest.isEmpty: self = .tree
        case "screen" where rest.isEmpty: self = .screen
        case "help" where rest.isEmpty: self = .help
        case "graph" where rest.isEmpty: self = .graph(uncovered: false)
        case "graph" where rest == "--uncovered": self = .graph(uncovered: true)
        case "keys" where !rest.isEmpty: self = .keys(try Self.keys(rest))
        case "type" where !rest.isEmpty: self = .type(ControlCondition.unquoted(rest))
        case "press" where !rest.isEmpty: self = .press(ControlCondition.unquoted(rest))
        case "focus" where !rest.isEmpty: self = .focus(ControlCondition.unquoted(rest))
        case "assert" where !rest.isEmpty: self = .assert(try ControlCondition(rest))
        case "wait" where !rest.isEmpty:
            let first = rest.prefix { $0 != " " }
            guard let seconds = Int(first) else {
                self = .wait(try ControlCondition(rest), seconds: Self.patience)
                return
            }
            guard (0...Self.mostPatience).contains(seconds) else {
                throw ControlMistake(sentence: "a wait takes 0 to \(Self.mostPatience) seconds")
            }
            self = .wait(try ControlCondition(String(rest.dropFirst(first.count).trimmed)), seconds: seconds)
        default: throw ControlMistake(sentence: "no such command; help lists them")
        }
    }

    private static func keys(_ names: String) throws(ControlMistake) -> [Key] {
        var keys: [Key] = []
        for name in names.split(separator: " ") {
            guard let key = Key(fileName: String(name)) else {
                throw ControlMistake(sentence: "\(VisibleText.of(name)) is no key; they are named as in key files: a, enter, ctrl-s")
            }
            keys.append(key)
        }
        return keys
    }

    /// The page of `help`.
    static let page = [
        "tree                      the parts of the screen: role, name, value, state",
        "screen                    the rows of the last frame",
        "keys KEY…                 presses keys: keys down down enter",
        "type TEXT                 types text, a key a character",
        "press NAME                activates the part of this name: press Save",
        "focus NAME                gives it the keys",
        "assert CONDITION          says whether something is so",
        "wait [SECONDS] CONDITION  waits until it is; 5 seconds by default",
        "graph [--uncovered]       the declared ways, or those that nobody has gone",
        "",
        "CONDITION: idle, or SUBJECT == TEXT, SUBJECT != TEXT, SUBJECT contains TEXT",
        "SUBJECT: place (a link), top (the kind of screen), title, focus, toast, screen, tree",
    ]
}
