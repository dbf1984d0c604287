/// The operands of a command.
enum Operands: Equatable {
    case none
    case optional(ValueKind)
    case one(ValueKind)
    case many(ValueKind)
    /// One of some words, what it is done to, and so many words more; without it the command does what it does first.
    case action(ValueKind, on: ValueKind, more: Int = 0)

    var kind: ValueKind {
        switch self {
        case .none: .none
        case .optional(let kind), .one(let kind), .many(let kind), .action(let kind, _, _): kind
        }
    }

    /// The operands as the usage line has them: ` PATH…`.
    var usage: String {
        switch self {
        case .none: ""
        case .optional(let kind): " [\(kind.placeholder ?? "")]"
        case .one(let kind): " \(kind.placeholder ?? "")"
        case .many(let kind): " \(kind.placeholder ?? "")…"
        case .action(.choice, _, _): " [ACTION…]"
        case .action(let kind, let other, _): " [\(kind.placeholder ?? "") \(other.placeholder ?? "")]"
        }
    }
}
