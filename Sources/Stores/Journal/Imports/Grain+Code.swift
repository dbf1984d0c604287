import Walking

extension Grain {
    /// The grain's number in the file, which never changes: the coarser, the greater.
    var code: Int64 {
        switch self {
        case .record: 0
        case .sum: 1
        case .journalTotal: 2
        }
    }

    init(code: Int64) {
        self = code == 0 ? .record : code == 1 ? .sum : .journalTotal
    }
}
