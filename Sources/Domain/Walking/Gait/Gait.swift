/// The arithmetic of walking: a step is one foot, a stride is two steps.
package enum Gait {
    /// Steps a minute from which walking is moderate exercise for adults (CADENCE-Adults, 2019).
    package static let briskCadence = 100.0
    /// Brisk minutes a week that the WHO asks of adults of any age (2020).
    package static let weeklyBriskMinutes = 150
    /// Metres a second; slower is standing about, faster is riding: neither says how somebody walks.
    static let walkingSpeeds = 0.4...3.0
    /// Metres from foot to foot that a person can have.
    static let stepLengths = 0.2...1.6

    /// Steps a minute; nil when no time passed.
    package static func cadence(steps: Double, over duration: Duration) -> Double? {
        let minutes = Double(duration.milliseconds) / 60_000
        return minutes > 0 ? steps / minutes : nil
    }

    /// Metres from foot to foot; nil without steps.
    package static func stepLength(metres: Double, steps: Double) -> Double? {
        steps > 0 && metres > 0 ? metres / steps : nil
    }

    /// Metres a second; nil when no time passed.
    package static func speed(metres: Double, over duration: Duration) -> Double? {
        let seconds = Double(duration.milliseconds) / 1000
        return seconds > 0 && metres > 0 ? metres / seconds : nil
    }

    /// A guess from the height, right to about 15 %, until own walks give something better.
    package static func estimatedStepLength(for profile: Profile?) -> Double {
        let height = Double(profile?.heightCentimetres ?? 165) / 100
        return switch profile?.gender {
        case .man: 0.415 * height
        case .woman: 0.413 * height
        case .other, .unsaid, nil: 0.414 * height
        }
    }

    /// The person's own step length: the median over walks that have a route and a count of steps.
    ///
    /// Nil below three such walks, since one bad count would decide.
    package static func calibratedStepLength(_ walks: [Walk]) -> Double? {
        let lengths = walks.compactMap { walk -> Double? in
            guard walk.route.count > 1, let steps = walk.steps, steps >= 200 else { return nil }
            return stepLength(metres: RoutePoint.length(of: walk.route), steps: Double(steps))
        }.filter(stepLengths.contains).sorted()
        guard lengths.count >= 3 else { return nil }
        let middle = lengths.count / 2
        return lengths.count.isMultiple(of: 2) ? (lengths[middle - 1] + lengths[middle]) / 2 : lengths[middle]
    }

    /// Returns the duration of a walk of which only the steps are given, at a brisk pace, in whole minutes: nobody counted the seconds.
    package static func duration(ofSteps steps: Int) -> Duration {
        .seconds(60 * max(1, Int64(clamping: Double(steps) / briskCadence)))
    }

    /// Returns the duration of a walk of which only the distance is given, at the same pace and a common step length, in whole minutes.
    package static func duration(ofMetres metres: Double) -> Duration {
        .seconds(60 * max(1, Int64(clamping: metres / estimatedStepLength(for: nil) / briskCadence)))
    }

    /// Minutes of brisk walking that a number of steps takes.
    package static func briskMinutes(forSteps steps: Int) -> Int {
        Int(clamping: Double(max(0, steps)) / briskCadence, .up)
    }
}
