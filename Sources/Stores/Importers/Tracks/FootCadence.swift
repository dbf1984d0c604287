import Walking

/// The meaning of a track's cadence: whether feet made it, and the number of steps.
///
/// Files write it as turns of one leg a minute, which are two steps each, or as steps a minute, and never say which; a bicycle and an oar
/// write theirs in the same place. A body tells them apart: step length grows with cadence, and their ratio, the walk ratio, stays near
/// 0.0063 m·min whatever the speed (Sekiya and Nagasaki, Gait & Posture 1998). The readings lie a factor of four apart.
struct FootCadence {
    /// Metres a step for each step a minute.
    private static let walkRatios = 0.003...0.009
    private static let longestStep = 1.0
    /// Steps a minute that a walk can have on the whole.
    private static let walking = 60.0...160
    /// More steps a minute than anybody walks, racing included.
    static let fastest = 240.0
    /// More turns a minute than a leg makes.
    private static let fastestTurn = 100.0

    /// Seconds in which there was a cadence.
    private(set) var seconds = 0.0
    private var turns = 0.0

    mutating func add(perMinute: Double, seconds: Double) {
        guard perMinute > 0 else { return }
        self.seconds += seconds
        turns += perMinute * seconds / 60
    }

    /// Turns, or steps, a minute while there were any.
    private var mean: Double { seconds > 0 ? turns * 60 / seconds : 0 }

    /// Steps, one to a count or two.
    ///
    /// - Parameters:
    ///   - speed: metres a second while moving; nil where nobody measured it.
    ///   - isOfOneLeg: whether the format says that it counts one leg.
    /// - Returns: nil where there is none, and where no body takes so many.
    func steps(at speed: Double?, isOfOneLeg: Bool) -> Double? {
        let steps = count(at: speed, isOfOneLeg: isOfOneLeg)
        return steps >= 1 && steps * 60 / seconds <= Self.fastest ? steps : nil
    }

    /// The same count, also where no body takes so many.
    func count(at speed: Double?, isOfOneLeg: Bool) -> Double { turns * each(speed, isOfOneLeg) }

    /// Returns whether a walker's feet made it.
    func isOfWalker(at speed: Double, isOfOneLeg: Bool) -> Bool {
        let cadence = mean * each(speed, isOfOneLeg)
        guard Self.walking.contains(cadence), speed > 0 else { return false }
        let step = speed * 60 / cadence
        return step <= Self.longestStep && Self.walkRatios.contains(step / cadence)
    }

    /// Returns whether it goes too far with each turn for feet: pedals or oars made it.
    func isOfMachine(at speed: Double, isOfOneLeg: Bool) -> Bool {
        let cadence = mean * each(speed, isOfOneLeg)
        guard cadence > 0 else { return false }
        let step = speed * 60 / cadence
        return step > Self.longestStep || step / cadence > Self.walkRatios.upperBound
    }

    private func each(_ speed: Double?, _ isOfOneLeg: Bool) -> Double {
        guard mean <= Self.fastestTurn else { return 1 }
        guard !isOfOneLeg, let speed, speed > 0 else { return 2 }
        let cadence = mean * 2
        return speed * 60 / cadence / cadence < Self.walkRatios.lowerBound ? 1 : 2
    }
}
