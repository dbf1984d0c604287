import Walking

/// A measure as the Personal Health Record Format guide names it: its code, its profile and its unit.
///
/// Beside steps and distance these are all of the guide's codes of mobility that are numbers.
enum FHIRMeasure: CaseIterable {
    case steps, distance, speed, stepLength, doubleSupport, asymmetry, steadiness, sixMinuteWalk, stairAscent, stairDescent

    /// Returns nil for what the guide has no code for.
    init?(_ quantity: GaitQuantity) {
        guard case .measure(let measure) = quantity, let own = Self.allCases.first(where: { $0.gait == measure }) else { return nil }
        self = own
    }

    /// The measure of gait; nil for steps and distance.
    private var gait: GaitMeasure? {
        switch self {
        case .steps, .distance: nil
        case .speed: .speed
        case .stepLength: .stepLength
        case .doubleSupport: .doubleSupport
        case .asymmetry: .asymmetry
        case .steadiness: .steadiness
        case .sixMinuteWalk: .sixMinuteWalk
        case .stairAscent: .stairAscent
        case .stairDescent: .stairDescent
        }
    }

    /// The end of its observations' names.
    var id: String {
        switch self {
        case .steps: "steps"
        case .distance: "distance"
        case .speed: "speed"
        case .stepLength: "step-length"
        case .doubleSupport: "double-support"
        case .asymmetry: "asymmetry"
        case .steadiness: "steadiness"
        case .sixMinuteWalk: "six-minute-walk"
        case .stairAscent: "stair-ascent"
        case .stairDescent: "stair-descent"
        }
    }

    var code: String {
        switch self {
        case .steps: "stepCount"
        case .distance: "distanceWalkingRunning"
        case .speed: "walkingSpeed"
        case .stepLength: "walkingStepLength"
        case .doubleSupport: "walkingDoubleSupportPercentage"
        case .asymmetry: "walkingAsymmetryPercentage"
        case .steadiness: "appleWalkingSteadiness"
        case .sixMinuteWalk: "sixMinuteWalkTestDistance"
        case .stairAscent: "stairAscentSpeed"
        case .stairDescent: "stairDescentSpeed"
        }
    }

    /// The guide's own words for the code.
    var display: String {
        switch self {
        case .steps: "Step count"
        case .distance: "Distance walking running"
        case .speed: "Walking speed"
        case .stepLength: "Walking step length"
        case .doubleSupport: "Walking double support percentage"
        case .asymmetry: "Walking asymmetry percentage"
        case .steadiness: "Apple walking steadiness"
        case .sixMinuteWalk: "Six minute walk test distance"
        case .stairAscent: "Stair ascent speed"
        case .stairDescent: "Stair descent speed"
        }
    }

    var loinc: (code: String, display: String)? {
        switch self {
        case .steps: ("41950-7", "Number of steps in 24 hour Measured")
        case .distance: ("55430-3", "Walking distance unspecified time Pedometer")
        case .sixMinuteWalk: ("64098-7", "Six minute walk test")
        case .speed, .stepLength, .doubleSupport, .asymmetry, .steadiness, .stairAscent, .stairDescent: nil
        }
    }

    var profile: String {
        switch self {
        case .steps, .distance: "pghd-activity"
        default: "pghd-mobility"
        }
    }

    /// The unit as people read it, and its code of UCUM.
    var unit: (name: String, code: String) {
        switch self {
        case .steps: ("steps/day", "/d")
        case .distance, .stepLength, .sixMinuteWalk: ("m", "m")
        case .speed, .stairAscent, .stairDescent: ("m/s", "m/s")
        case .doubleSupport, .asymmetry, .steadiness: ("%", "%")
        }
    }

    /// A value in this unit, in the digits that a device knows.
    func rounded(_ value: Double) -> Double {
        switch self {
        case .steps: value
        case .distance, .sixMinuteWalk: value.rounded()
        case .speed, .stepLength, .stairAscent, .stairDescent: (value * 1000).rounded() / 1000
        case .doubleSupport, .asymmetry, .steadiness: (value * 1000).rounded() / 10
        }
    }
}
