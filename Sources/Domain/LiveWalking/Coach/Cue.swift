/// One thing that the coach says.
///
/// Its words are the screen's and the voice's work.
package enum Cue: Hashable, Sendable {
    /// A phase of the plan begins; seconds, where it has an end.
    case phase(WalkPlan.Kind, seconds: Int?)
    /// The plan is done; the walk need not be.
    case planDone
    /// The time of a test is over.
    case testDone
    /// Below or above the band for a while.
    case more(WalkPlan.Aim.Quantity)
    case less(WalkPlan.Aim.Quantity)
    /// Back in the band after one of the two.
    case good(WalkPlan.Aim.Quantity)
    /// The pace stayed in the band for so many minutes on end.
    case steady(minutes: Int)
    /// The steps are short for this pace, by the person's own measure.
    case longerSteps
    /// Steps are longer than usual, by so many centimetres.
    case stepsGrew(centimetres: Int)
    /// Half of the plan's time.
    case halfWay
    /// The whole minutes that are left of a test, and nothing else.
    case minutesLeft(Int)
    /// A sensor says nothing any more, or speaks again.
    case sensorLost(String)
    case sensorBack(String)
    /// The link to a belt broke that moved, whether keys control it or not.
    case beltLost
    /// The beat made the steps less even, and is off.
    case beatOff
}

extension Cue {
    /// A name that recordings use.
    package var name: String {
        switch self {
        case .phase(let kind, _): "phase-\(kind.rawValue)"
        case .planDone: "plan-done"
        case .testDone: "test-done"
        case .more(let quantity): "more-\(quantity.rawValue)"
        case .less(let quantity): "less-\(quantity.rawValue)"
        case .good(let quantity): "good-\(quantity.rawValue)"
        case .steady(let minutes): "steady-\(minutes)"
        case .longerSteps: "longer-steps"
        case .stepsGrew: "steps-grew"
        case .halfWay: "half-way"
        case .minutesLeft(let minutes): "minutes-left-\(minutes)"
        case .sensorLost: "sensor-lost"
        case .sensorBack: "sensor-back"
        case .beltLost: "belt-lost"
        case .beatOff: "beat-off"
        }
    }
}
