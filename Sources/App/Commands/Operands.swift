/// The operands of a command.
enum Operands: Equatable {
    case none
    case optional(ValueKind)
    case one(ValueKind)
    case many(ValueKind)
    /// One of some words, and what it is done to; without it the command does what it does first.
    case action(ValueKind, on: ValueKind)

    var kind: ValueKind {
        switch self {
        case .none: .none
        case .optional(let kind), .one(let kind), .many(let kind), .action(let kind, _): kind
        }
    }

    /// The operands as the usage line has them: ` PATH…`.
    var usage: String {
        switch self {
        case .none: ""
        case .optional(let kind): " [\(kind.placeholder ?? "")]"
        case .one(let kind): " \(kind.placeholder ?? "")"
        case .many(let kind): " \(kind.placeholder ?? "")…"
        case .action(.choice, _): " [ACTION…]"
        case .action(let kind, let other): " [\(kind.placeholder ?? "") \(other.placeholder ?? "")]"
        }
    }
}
