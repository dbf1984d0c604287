/// Notices a beat to which somebody walks less evenly than without it.
///
/// A beat makes some people's steps less even, old ones' and those with Parkinson's before all (PMC5324039). So the cadence with the beat is
/// held against the one without it in the same walk: in windows of ten seconds, in which the beat itself hardly changes, by their middle, so
/// that a corner or a new phase of a plan decides nothing.
package struct BeatEffect: Hashable, Sendable {
    private static let window = 10
    /// Windows without the beat and with it that are compared; two minutes, and one.
    private static let least = (without: 12, with: 6)
    private static let most = 30
    /// Times by which the deviation may be larger, and the smallest one that is held against: sensors say whole steps.
    private static let border = 1.5
    private static let smallest = 1.0

    private var cadences: [Double] = []
    private var isWithBeat = false
    private var without: [Double] = []
    private var with: [Double] = []
    private var second = -1

    package init() {}

    /// Takes a second of the walk, once.
    package mutating func observe(_ state: LiveState, withBeat: Bool) {
        guard state.elapsed > second else { return }
        let isNext = state.elapsed == second + 1
        second = state.elapsed
        if !isNext || withBeat != isWithBeat { cadences = [] }
        isWithBeat = withBeat
        guard !state.isPaused, !state.isCadenceTapped, let cadence = state.cadence else {
            cadences = []
            return
        }
        cadences.append(cadence)
        guard cadences.count == Self.window else { return }
        if withBeat {
            Self.add(cadences, to: &with, Self.least.with)
        } else {
            Self.add(cadences, to: &without, Self.most)
        }
        cadences = []
    }

    private static func add(_ cadences: [Double], to deviations: inout [Double], _ most: Int) {
        let mean = cadences.reduce(0, +) / Double(cadences.count)
        deviations.append((cadences.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(cadences.count)).squareRoot())
        if deviations.count > most { deviations.removeFirst() }
    }

    /// Indicates whether the steps have been clearly less even with the beat, for a minute.
    package var isUnsettling: Bool {
        guard without.count >= Self.least.without, with.count >= Self.least.with else { return false }
        return Self.middle(with) > Self.border * max(Self.smallest, Self.middle(without))
    }

    private static func middle(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
}
