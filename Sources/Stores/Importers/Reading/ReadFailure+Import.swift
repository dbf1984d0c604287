import Walking

extension ReadFailure {
    /// The same failure in the domain's words.
    func asImportFailure(path: String, kept: ImportReport?) -> ImportFailure {
        switch self {
        case .missing: .missing(path: path)
        case .refused(let detail): .unreadable(path: path, detail: detail)
        case .truncated: .truncated(path: path, kept: kept)
        case .damaged(let detail): .broken(path: path, detail: detail, kept: kept)
        case .encrypted: .unreadable(path: path, detail: "it is locked with a password")
        case .notAWalk: .broken(path: path, detail: "it is no walk", kept: kept)
        }
    }
}
