import Walking

extension ImportFailure {
    /// What was read before a file broke; nil for what ends an import altogether.
    var keptOfBroken: ImportReport? {
        switch self {
        case .truncated(_, let kept), .broken(_, _, let kept): kept
        case .missing, .unreadable, .notAnExport, .cancelled, .journal: nil
        }
    }

    /// The same failure with what was read of all formats.
    func keeping(_ reports: [ImportReport]) -> ImportFailure {
        let kept = reports.dropFirst().reduce(into: reports.first) { sum, report in sum?.add(report) }
        return switch self {
        case .truncated(let path, _): .truncated(path: path, kept: kept)
        case .broken(let path, let problem, _): .broken(path: path, problem: problem, kept: kept)
        default: self
        }
    }
}

extension ImportReport {
    fileprivate mutating func add(_ other: ImportReport) {
        outcome += other.outcome
        skipped.merge(other.skipped, uniquingKeysWith: { $0.addingClamped($1) })
        if !format.split(separator: ",").contains(Substring(other.format)) { format += ",\(other.format)" }
        if let more = other.places {
            var all = places ?? []
            all.add(more)
            places = all
        }
        if let more = other.leftOut {
            var all = leftOut ?? []
            all.add(more)
            leftOut = all
        }
        // A day that both changed is one day; how many those are is not known any more.
        changedDays = max(changedDays, other.changedDays)
        shrunkDays = [shrunkDays, other.shrunkDays].compactMap(\.self).max()
        isPartial = isPartial || other.isPartial
        firstDay = [firstDay, other.firstDay].compactMap(\.self).min()
        lastDay = [lastDay, other.lastDay].compactMap(\.self).max()
    }
}
