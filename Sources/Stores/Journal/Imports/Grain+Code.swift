import Walking

extension Grain {
    /// The grain's number in the file, which never changes; where two files tell of one record, the greater counts.
    var code: Int64 {
        switch self {
        case .record: 0
        case .sum: 1
        case .journalTotal: 2
        case .day: 3
        }
    }

    init(code: Int64) {
        self =
            switch code {
            case 0: .record
            case 1: .sum
            case 3: .day
            default: .journalTotal
            }
    }
}
