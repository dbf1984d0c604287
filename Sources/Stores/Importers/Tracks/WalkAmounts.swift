import Walking

/// The numbers that a file has of a walk as a whole, and those that cannot be kept of it.
struct WalkAmounts {
    private struct Lost {
        var metric: Metric
        var reason: SkipReason
        var value = 0.0
        var text: String?
    }

    private var kept: [Metric: Double] = [:]
    private var lost: [Lost] = []

    var metres: Double? { kept[.distance] }
    var steps: Int? { kept[.steps].map { Int(clamping: $0.rounded()) } }

    /// Reads a number, which counts instead of an earlier one; zero is what many write for none.
    mutating func read(_ metric: Metric, _ number: FileNumber) {
        switch number {
        case .none: break
        case .unreadable(let text): lost.append(Lost(metric: metric, reason: .badPart, text: text))
        case .number(let value) where value < 0 || !value.isFinite: lost.append(Lost(metric: metric, reason: .badPart, value: value))
        case .number(let value) where value > 0:
            kept[metric] = value
            lost.removeAll { $0.metric == metric }
        case .number: break
        }
    }

    /// Gives up a number that no body reaches in the time.
    mutating func refuse(_ metric: Metric, _ value: Double) {
        kept[metric] = nil
        lost.append(Lost(metric: metric, reason: .absurdPart, value: value))
    }

    /// Skips what a walk is kept without.
    func skipLost(in batch: ImportBatch, from start: Instant, until end: Instant, of source: Source) {
        for part in lost {
            let record = LostRecord(part.metric, from: start, until: end, value: part.value, of: source)
            if let text = part.text {
                batch.skip(part.reason, record, text: text)
            } else {
                batch.putAside(record, part.reason)
            }
        }
    }
}
