import Walking

/// The minutes of a walk on the wall clock, in order; a minute is made when something falls into it.
struct MinuteLog: Sendable {
    private let start: Instant
    private(set) var minutes: [LiveMinute] = []

    init(start: Instant) { self.start = start }

    /// Lays an amount into the minutes in which it was done, evenly over its time.
    mutating func add(_ part: Tally.Part, to quantity: WritableKeyPath<LiveMinute, [LiveMinute.Stretch]>) {
        let (from, until) = (milliseconds(part.from), milliseconds(part.until))
        guard until > from else { return }
        var edge = from
        while edge < until {
            let next = min(until, (edge / 60_000 + 1) * 60_000)
            let share = part.amount * Double(next - edge) / Double(until - from)
            minutes[index(of: edge + 1)].add(share, of: part.sensor, from: Instant(milliseconds: edge), to: quantity)
            edge = next
        }
    }

    /// Adds the heart rate of the second that ends at a moment.
    mutating func add(heart beats: Int, of sensor: String, at time: SessionTime) {
        minutes[index(of: milliseconds(time))].heart.add(beats, of: sensor)
    }

    /// The place of the minute that a moment is the end of; it is made where there is none.
    private mutating func index(of milliseconds: Int64) -> Int {
        let number = max(0, milliseconds - 1) / 60_000
        if let index = minutes.lastIndex(where: { $0.number <= number }) {
            if minutes[index].number == number { return index }
            minutes.insert(LiveMinute(number), at: index + 1)
            return index + 1
        }
        minutes.insert(LiveMinute(number), at: 0)
        return 0
    }

    private func milliseconds(_ time: SessionTime) -> Int64 { start.milliseconds + time.milliseconds }
}
