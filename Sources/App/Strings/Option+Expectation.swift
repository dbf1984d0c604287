extension Option {
    /// What its value looks like, for whoever wrote another.
    var expectation: String {
        switch value {
        case .date: "2026-03-27, today, yesterday"
        case .choice(let values): values.joined(separator: ", ")
        case .none, .folder, .text: placeholder ?? ""
        }
    }
}
