/// What a command wants besides options.
enum Operands: Equatable {
    case none
    case one(String)
    case many(String)

    /// As the usage line has it: `PATH…`.
    var usage: String {
        switch self {
        case .none: ""
        case .one(let name): " \(name)"
        case .many(let name): " \(name)…"
        }
    }
}
