import Walking

/// Apple's names for what can be measured, and the units they come in.
enum AppleTypes {
    static func metric(_ type: XMLText) -> Metric? {
        guard let name = type.dropping("HKQuantityTypeIdentifier") else { return nil }
        switch UInt8(bitPattern: name.bytes[0]) {
        case UInt8(ascii: "S"):
            if name == "StepCount" { return .steps }
            if name == "StairAscentSpeed" { return .stairAscentSpeed }
            if name == "StairDescentSpeed" { return .stairDescentSpeed }
            return name == "SixMinuteWalkTestDistance" ? .sixMinuteWalk : nil
        case UInt8(ascii: "D"): return name == "DistanceWalkingRunning" ? .distance : nil
        case UInt8(ascii: "F"): return name == "FlightsClimbed" ? .flights : nil
        case UInt8(ascii: "A"):
            if name == "AppleExerciseTime" { return .exercise }
            return name == "AppleWalkingSteadiness" ? .steadiness : nil
        case UInt8(ascii: "W"):
            if name == "WalkingSpeed" { return .speed }
            if name == "WalkingDoubleSupportPercentage" { return .doubleSupport }
            if name == "WalkingAsymmetryPercentage" { return .asymmetry }
            return name == "WalkingStepLength" ? .stepLength : nil
        default: return nil
        }
    }

    /// Beats a minute that a heart can have.
    static let heartRates = 20.0...250

    static func isHeartRate(_ type: XMLText) -> Bool { type == "HKQuantityTypeIdentifierHeartRate" }

    /// Returns a value in the metric's own unit; nil where the unit is none of the metric's.
    static func value(_ number: Double, of metric: Metric, _ unit: XMLText) -> Double? {
        switch metric {
        // HealthKit calls a part of one "%": an export says 0.27, and what was made of one by another program may say 27.
        case .doubleSupport, .asymmetry, .steadiness: unit == "%" ? (number > 1 ? number / 100 : number) : nil
        default: factor(metric, unit).map { number * $0 }
        }
    }

    private static func factor(_ metric: Metric, _ unit: XMLText) -> Double? {
        switch metric {
        case .steps, .flights: Unit.count(unit)
        case .distance, .stepLength, .sixMinuteWalk: Unit.metres(unit)
        case .exercise: Unit.seconds(unit)
        case .speed, .stairAscentSpeed, .stairDescentSpeed: Unit.metresPerSecond(unit)
        default: nil
        }
    }
}
