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
        let index = firstIndex(from: number)
        if index == minutes.count || minutes[index].number != number { minutes.insert(LiveMinute(number), at: index) }
        return index
    }

    /// The place of the first minute from a number on.
    ///
    /// Amounts over a long gap are laid into thousands of minutes, one after the other.
    private func firstIndex(from number: Int64) -> Int {
        var places = minutes.startIndex..<minutes.endIndex
        while !places.isEmpty {
            let middle = places.lowerBound + places.count / 2
            places = minutes[middle].number < number ? middle + 1..<places.upperBound : places.lowerBound..<middle
        }
        return places.lowerBound
    }

    private func milliseconds(_ time: SessionTime) -> Int64 { start.milliseconds + time.milliseconds }
}
