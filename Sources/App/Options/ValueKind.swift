/// What may stand after an option or a command, so that a shell can complete it and help can name it.
enum ValueKind: Equatable {
    case none
    case folder(String)
    case file(String)
    case text(String)
    case date
    case choice([String])

    /// `DIR`, `en|ko`, or nothing.
    var placeholder: String? {
        switch self {
        case .none: nil
        case .folder(let name), .file(let name), .text(let name): name
        case .date: "DATE"
        case .choice(let values): values.joined(separator: "|")
        }
    }

    /// What it looks like, for whoever wrote something else.
    var expectation: String {
        switch self {
        case .date: "2026-03-27, today, yesterday"
        case .choice(let values): values.joined(separator: ", ")
        case .none, .folder, .file, .text: placeholder ?? ""
        }
    }
}
