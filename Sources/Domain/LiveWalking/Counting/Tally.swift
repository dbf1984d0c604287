/// One quantity of a session, counted by whichever sensor is believed, and never by two for one moment.
///
/// The tally remembers until when it is complete. A sensor that takes over counts from there on and not from where it began itself, so
/// that nothing is added twice, and nothing is lost in the seconds after which the one before is not believed any more.
struct Tally: Sendable {
    /// An amount that one sensor counted between two moments.
    struct Part: Hashable, Sendable {
        var from: SessionTime
        var until: SessionTime
        var amount: Double
        var sensor: String
    }

    private(set) var total = 0.0
    private var choice: SourceChoice
    private(set) var completeUntil = SessionTime.zero

    init(staleAfter: Double = 3) {
        choice = SourceChoice(staleAfter: staleAfter)
    }

    var sensor: String? { choice.chosen }

    /// Counts on to a moment.
    /// - Parameter isCounting: whether it is walked; what sensors count in a pause by key belongs to nobody.
    mutating func advance(to now: SessionTime, _ meters: [(sensor: String, rank: Int, meter: Meter)], isCounting: Bool) -> Part? {
        choice.choose(
            from: meters.map { SourceChoice.Candidate(sensor: $0.sensor, rank: $0.rank, lastReading: $0.meter.last) }, at: now)
        guard let sensor = choice.chosen, let meter = meters.first(where: { $0.sensor == sensor })?.meter,
            let last = meter.last, last > completeUntil
        else { return nil }
        let part = Part(from: completeUntil, until: last, amount: meter.total - meter.total(at: completeUntil), sensor: sensor)
        completeUntil = last
        guard isCounting, part.amount > 0 else { return nil }
        total += part.amount
        return part
    }

    /// Leaves out what sensors counted up to a moment, since it was estimated.
    mutating func skip(to time: SessionTime) { completeUntil = max(completeUntil, time) }
}
