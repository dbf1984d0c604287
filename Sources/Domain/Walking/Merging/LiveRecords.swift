/// The records of the sensors of live walks, which count within their walks only.
///
/// A sensor counts for the walk on which it was worn: where that walk was deleted, or has another time by now, what lies outside counts
/// no more. Nothing is removed for that, so undoing it brings the records back. A recording may be read while its walk goes on, and again
/// when it is over: of the records of a sensor with the same start the longest counts. The number of a live walk is the sum of its records;
/// one that the person wrote instead is shared out among them.
struct LiveRecords {
    private struct Stretch {
        var start: Int64
        var end: Int64
        var steps: Double?
        var distance: Double?

        /// The number that counts; records of anything else count as they are.
        func number(of metric: Metric, recorded: Double) -> Double {
            switch metric {
            case .steps: steps ?? 0
            case .distance: distance ?? 0
            default: recorded
            }
        }
    }

    /// The difference between a walk's number and its records that rounding alone can make, in steps or metres.
    private static let rounding = 1.0

    private var stretches: [Stretch] = []
    /// The records by their stretch.
    private var records: [Metric: [Int: [Interval]]] = [:]

    mutating func add(walkFrom start: Instant, until end: Instant, steps: Double?, distance: Double?) {
        stretches.append(Stretch(start: start.milliseconds, end: end.milliseconds, steps: steps, distance: distance))
    }

    /// Adds the part of a record that lies in a live walk, or its parts in several.
    mutating func add(_ metric: Metric, _ record: Interval) {
        var from = record.start
        for index in stretches.indices {
            var part = record
            (part.start, part.end) = (max(from, stretches[index].start), min(record.end, stretches[index].end))
            guard part.start < part.end || (record.start == record.end && part.start == part.end) else { continue }
            if record.end > record.start { part.value *= Double(part.end - part.start) / Double(record.end - record.start) }
            records[metric, default: [:]][index, default: []].append(part)
            from = max(part.end, part.start + 1)
        }
    }

    /// The records without those of a minute that was not over when they were read: read again, it is told whole.
    private static func whole(_ records: [Interval]) -> [Interval] {
        var places: [[Int64]: Int] = [:]
        var whole: [Interval] = []
        for record in records {
            let key = [Int64(record.source), record.start]
            guard let place = places[key] else {
                places[key] = whole.count
                whole.append(record)
                continue
            }
            let other = whole[place]
            if (other.end, other.modified, other.exported, other.value) < (record.end, record.modified, record.exported, record.value) {
                whole[place] = record
            }
        }
        return whole
    }

    /// The records that count, by metric.
    var counted: [(metric: Metric, interval: Interval)] {
        records.flatMap { metric, stretches in
            stretches.sorted { $0.key < $1.key }.flatMap { index, all in
                let records = Self.whole(all)
                let recorded = records.reduce(0) { $0 + $1.value }
                let number = self.stretches[index].number(of: metric, recorded: recorded)
                let factor = abs(number - recorded) < Self.rounding || recorded <= 0 ? 1 : number / recorded
                return records.filter { _ in factor > 0 }.map { record in
                    var record = record
                    record.value *= factor
                    return (metric, record)
                }
            }
        }
    }
}
