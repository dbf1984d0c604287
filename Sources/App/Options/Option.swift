/// An option of the command line.
///
/// This table is the only one: the parser, `--help`, the completions and the man page are all made from it.
enum Option: String, CaseIterable {
    case home, profile, zone, lang, color, demo
    case json, from, to, format
    case help, version

    /// What may follow an option, so that a shell can complete it.
    enum Value: Equatable {
        case none
        case folder(String)
        case text(String)
        case date
        case choice([String])
    }

    var value: Value {
        switch self {
        case .home: .folder("DIR")
        case .profile: .text("NAME")
        case .zone: .text("IANA")
        case .lang: .choice(["en", "ko"])
        case .color: .choice(["auto", "never", "16", "256", "true"])
        case .from, .to: .date
        case .format: .choice(ExportFormat.allCases.map(\.rawValue))
        case .demo, .json, .help, .version: .none
        }
    }

    /// What stands after the option in help: `DIR`, `en|ko`, or nothing.
    var placeholder: String? {
        switch value {
        case .none: nil
        case .folder(let name), .text(let name): name
        case .date: "DATE"
        case .choice(let values): values.joined(separator: "|")
        }
    }

    var letter: Character? {
        switch self {
        case .help: "h"
        case .version: "V"
        default: nil
        }
    }

    /// Whether it may stand with every command and with none; the others belong to the commands that name them.
    var isGlobal: Bool {
        switch self {
        case .json, .from, .to, .format: false
        default: true
        }
    }
}
