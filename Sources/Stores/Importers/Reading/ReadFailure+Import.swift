import Walking

extension ReadFailure {
    /// The same failure in the domain's words.
    func asImportFailure(path: String, kept: ImportReport?) -> ImportFailure {
        switch self {
        case .missing: .missing(path: path)
        case .refused(let problem): .unreadable(path: path, problem: problem)
        case .truncated: .truncated(path: path, kept: kept)
        case .damaged(let problem): .broken(path: path, problem: problem, kept: kept)
        }
    }
}
