import Walking

/// Turns a watch's daily counters into samples.
///
/// Each kind of movement has a counter that runs from local midnight; what it grew by since the message before is what
/// was walked in between.
final class FITMonitoring {
    private struct Counter {
        var at: Instant
        var steps: Double
        var metres: Double
    }

    private let harvest: Harvest
    private var source = Source(name: "FIT", kind: .watch)
    private var counters: [Int: Counter] = [:]
    private var last: Instant?
    private var lastSeconds: UInt32?
    private var hasCounted = false

    init(harvest: Harvest) {
        self.harvest = harvest
    }

    func add(_ message: FITMessage) {
        switch message.kind {
        case .fileID:
            guard let made = FITMaker.source(message) else { return }
            source = Source(name: made.name, manufacturer: made.manufacturer, model: made.model, kind: .watch)
        case .monitoringInfo:
            last = message.instant ?? last
            if let stamp = message.timestamp { lastSeconds = stamp }
        case .monitoring: count(message)
        default: break
        }
    }

    private func count(_ message: FITMessage) {
        guard let at = instant(message) else { return }
        defer { last = at }
        let packed = message.integer(24).map { $0 & 0x1F }
        guard let type = message.integer(5) ?? packed, let steps = message.number(3) else { return }
        // Walking and running count steps; other movements count cycles of other things.
        guard type == 6 || type == 1 else { return }
        hasCounted = true
        let metres = message.number(2, scale: 100) ?? 0
        let before = counters[type]
        let start = began(before?.at ?? last, at, minutes: message.integer(29))
        let isSameDay = before.map { steps >= $0.steps } ?? false
        add(.steps, steps - (isSameDay ? before?.steps ?? 0 : 0), start, at)
        add(.distance, metres - (isSameDay ? before?.metres ?? 0 : 0), start, at)
        counters[type] = Counter(at: at, steps: steps, metres: metres)
    }

    private func began(_ before: Instant?, _ at: Instant, minutes: Int?) -> Instant {
        let long = minutes.map { at - .seconds($0 * 60) }
        // A counter that covers more than a day says more than it knows.
        return max(before ?? long ?? at, at - .seconds(86_400))
    }

    /// Messages carry the full time now and then, and only its low sixteen bits in between.
    private func instant(_ message: FITMessage) -> Instant? {
        if let full = message.numbers[FITMessage.timestampField].flatMap({ UInt32(exactly: $0) }) {
            lastSeconds = full
        } else if let low = message.integer(26), let before = lastSeconds {
            lastSeconds = before &+ UInt32((low &- Int(before & 0xFFFF)) & 0xFFFF)
        }
        return lastSeconds.flatMap(FITMessage.instant)
    }

    private func add(_ metric: Metric, _ value: Double, _ start: Instant, _ end: Instant) {
        guard value > 0 else { return }
        harvest.add(Sample(metric: metric, start: start, end: end, value: value, source: source))
    }

    /// Whether there was any counting.
    func settle() -> Bool {
        hasCounted
    }
}
