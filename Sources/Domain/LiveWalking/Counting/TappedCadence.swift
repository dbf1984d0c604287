/// The cadence of steps that a walker taps, each of them, or a tap for several.
///
/// It follows from the taps of the last ten seconds, as soon as these are ten steps or fill that time.
struct TappedCadence: Sendable {
    private struct Tap: Sendable {
        var time: SessionTime
        var steps: Int
    }

    /// Steps that tell a cadence.
    static let wanted = 10
    /// Seconds that count, and that a cadence holds after the last tap.
    private static let window = 10.0
    /// Seconds that a tapped step is waited for; who has not tapped for so long begins anew.
    private static let patience = 3.0
    private static let longestPatience = 15.0
    /// A rate that nobody walks: a key was held down.
    static let quickest = 220.0
    private static let possible = 20.0...quickest

    private var taps: [Tap] = []
    /// The cadence that was tapped last, however long ago; nil before the first.
    private(set) var measured: Double?

    /// Takes a tap.
    mutating func tap(_ steps: Int, at time: SessionTime) {
        if let last = taps.last, time - last.time > min(Self.longestPatience, Self.patience * Double(steps)) { taps = [] }
        taps.append(Tap(time: time, steps: steps))
        while taps.count > 2, time - taps[0].time > Self.window { taps.removeFirst() }
        measured = cadence(at: time) ?? measured
    }

    /// Forgets the taps, as somebody does who stands; what they measured stays.
    mutating func rest() { taps = [] }

    /// Steps a minute; nil where nobody has tapped lately, or too little.
    func cadence(at now: SessionTime) -> Double? { rate(at: now).flatMap { Self.possible.contains($0) ? $0 : nil } }

    /// Indicates whether the key is pressed more often than anybody steps.
    func isTooQuick(at now: SessionTime) -> Bool { rate(at: now).map { $0 > Self.quickest } ?? false }

    /// Steps a minute, whether anybody can walk so or not.
    private func rate(at now: SessionTime) -> Double? {
        guard isFresh(at: now), let first = taps.first, let last = taps.last else { return nil }
        let seconds = last.time - first.time
        // The first tap is where the time begins.
        let steps = taps.dropFirst().reduce(0) { $0 + $1.steps }
        guard steps + 1 >= Self.wanted || (steps >= 4 && seconds >= Self.window - 2), seconds > 0 else { return nil }
        return Double(steps) / seconds * 60
    }

    /// Steps of a tapping that tells no cadence yet.
    func begun(at now: SessionTime) -> Int {
        guard isFresh(at: now), cadence(at: now) == nil, !taps.isEmpty else { return 0 }
        // Of the first tap only its moment counts, however many steps it stands for.
        return min(Self.wanted, 1 + taps.dropFirst().reduce(0) { $0 + $1.steps })
    }

    private func isFresh(at now: SessionTime) -> Bool { taps.last.map { now - $0.time <= Self.window } ?? false }
}
