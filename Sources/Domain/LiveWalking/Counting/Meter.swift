/// An amount that one sensor has counted since the session began, and when it had counted how much.
///
/// Counters begin anywhere, start over, and lie; rates have to be summed up. A meter makes the same of both: an amount that only grows,
/// and that can be asked for at a moment of the last minutes, so that two sensors of one body can take turns without adding.
struct Meter: Sendable {
    private struct Mark: Sendable {
        var time: SessionTime
        var total: Double
    }

    /// The most that a body does in a second, and what a first look may be off by.
    let fastest: Double
    let slack: Double
    private var counter: Double?
    private var marks: [Mark] = []
    /// The amount before the first mark that is kept.
    private var earlier = 0.0
    /// Readings that no body can have made.
    private(set) var outlierCount = 0

    /// Marks that are kept: two minutes at three readings a second.
    private static let mostMarks = 360

    init(fastest: Double, slack: Double) {
        self.fastest = fastest
        self.slack = slack
    }

    /// The time of the last reading; nil before the first.
    var last: SessionTime? { marks.last?.time }
    var total: Double { marks.last?.total ?? 0 }

    /// The amount at a moment; between two readings it grows evenly.
    func total(at time: SessionTime) -> Double {
        // From the end, since it is asked for the last seconds.
        guard let index = marks.lastIndex(where: { $0.time <= time }) else { return earlier }
        guard index + 1 < marks.count else { return total }
        let (before, after) = (marks[index], marks[index + 1])
        return before.total + (after.total - before.total) * (time - before.time) / (after.time - before.time)
    }

    /// Takes what a counter says.
    ///
    /// The first value is where it began. Less than before is a counter that started over: what it shows now was counted since, where a
    /// body can have done that. More than a body can do is no walking: the counter goes on from there, and nothing is counted.
    ///
    /// - Parameter factor: the amount that one of the counter stands for; what is added is multiplied, so that the factor may change.
    mutating func read(counter value: Double, at time: SessionTime, times factor: Double = 1) {
        guard value.isFinite, value >= 0 else { return }
        let previous = marks.last
        guard let counter, let previous, time >= previous.time else {
            self.counter = value
            mark(total, time)
            return
        }
        self.counter = value
        let delta = value < counter ? value : value - counter
        let possible = fastest * (time - previous.time) + slack
        guard delta <= possible else {
            outlierCount += 1
            return mark(previous.total, time)
        }
        mark(previous.total + delta * factor, time)
    }

    /// Adds an amount that was done since the last reading.
    mutating func add(_ amount: Double, at time: SessionTime) {
        guard amount.isFinite, amount >= 0 else { return }
        mark(total + amount, max(time, last ?? .zero))
    }

    private mutating func mark(_ total: Double, _ time: SessionTime) {
        marks.append(Mark(time: time, total: total))
        // Half go at once, so that it is seldom.
        guard marks.count > Self.mostMarks else { return }
        earlier = marks[Self.mostMarks / 2 - 1].total
        marks.removeFirst(Self.mostMarks / 2)
    }
}
