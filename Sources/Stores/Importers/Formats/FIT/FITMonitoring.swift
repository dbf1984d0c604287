import Walking

/// Turns a watch's daily counters into samples.
///
/// Each kind of movement has a counter that runs from local midnight; what it grew by since the message before is what
/// was walked in between. A watch writes several files a day, and one that begins in the middle of it cannot tell what came
/// before: there the day's sum is told beside, which fills up what the other files do not have and adds nothing to them.
final class FITMonitoring {
    private struct Counter {
        var day: CivilDate
        var at: Instant
        var steps: Double
        var metres: Double
    }

    private let batch: ImportBatch
    private var source = Source(name: "FIT", kind: .watch)
    private var counters: [Int: Counter] = [:]
    private var stretches = FITStretches()
    /// The last counts of days whose beginning lies in another file, by day and kind of movement.
    private var sums: [CivilDate: [Int: (steps: Double, metres: Double)]] = [:]
    private var last: Instant?
    private var lastSeconds: UInt32?
    private var began: Instant?
    /// The lead of the watch's own clock over UTC, in seconds.
    private var offset: Int64?
    private var hasCounted = false

    init(batch: ImportBatch) {
        self.batch = batch
    }

    func add(_ message: FITMessage) {
        switch message.kind {
        case .fileID:
            guard let made = FITMaker.source(message) else { return }
            source = Source(name: made.name, manufacturer: made.manufacturer, model: made.model, kind: .watch)
        case .monitoringInfo: begin(message)
        case .monitoring: count(message)
        default: break
        }
    }

    private func begin(_ message: FITMessage) {
        guard let at = message.instant else { return }
        lastSeconds = message.timestamp
        last = at
        if let local = message.instant(0) {
            let ahead = (local - at).milliseconds / 1000
            // A clock that was never set is a month off.
            offset = abs(ahead) <= 14 * 3600 ? ahead : nil
        }
        began = began ?? at
    }

    private func count(_ message: FITMessage) {
        let at = instant(message)
        defer { last = at ?? last }
        let packed = message.integer(24).map { $0 & 0x1F }
        guard let type = message.integer(5) ?? packed, let steps = message.number(3) else { return }
        // Walking and running count steps; other movements count cycles of other things.
        guard type == 6 || type == 1 else { return }
        guard let at else { return batch.skip(.badDate) }
        hasCounted = true
        let metres = message.number(2, scale: 100) ?? 0
        let day = day(of: at)
        let before = counters[type].flatMap { $0.day == day ? $0 : nil }
        counters[type] = Counter(day: day, at: at, steps: steps, metres: metres)
        let isKnown = before != nil || isFromMidnight(day)
        if !isKnown { sums[day, default: [:]][type] = (0, 0) }
        if let sum = sums[day]?[type] { sums[day]?[type] = (max(sum.steps, steps), max(sum.metres, metres)) }
        guard isKnown else { return }
        // A counter that fell has begun again.
        let base = before.flatMap { $0.steps <= steps ? $0 : nil }
        stretches.add(
            steps: steps - (base?.steps ?? 0), metres: metres - (base?.metres ?? 0),
            from: start(before?.at ?? last, at, on: day), until: at)
    }

    /// Returns whether the file holds the day from its midnight on, so that the first count says what was walked since then.
    private func isFromMidnight(_ day: CivilDate) -> Bool {
        began.map { self.day(of: $0) < day } ?? false
    }

    /// The day that a count belongs to; what is counted at midnight was walked before it.
    private func day(of at: Instant) -> CivilDate {
        let before = at - .milliseconds(1)
        guard let offset else { return batch.zones.day(of: before) }
        return Zone.utc.day(of: before + .seconds(offset))
    }

    private func start(_ before: Instant?, _ at: Instant, on day: CivilDate) -> Instant {
        let midnight = offset.map { Instant(seconds: Int64(day.dayNumber) * 86_400 - $0) } ?? batch.zones.startOfDay(day)
        return min(at, max(before ?? at, midnight))
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

    /// Hands on what was counted; says whether there was any counting.
    func finishFile() -> Bool {
        stretches.pour(into: batch, source: source)
        for (day, counts) in sums.sorted(by: { $0.key < $1.key }) {
            batch.add(.steps, counts.values.reduce(0) { $0 + $1.steps }, on: day, source: source)
            batch.add(.distance, counts.values.reduce(0) { $0 + $1.metres }, on: day, source: source)
        }
        return hasCounted
    }
}
