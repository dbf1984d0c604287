extension LiveUpdate.SaidCue {
    /// Seconds for which a word stays that was true when it was said, and is not watched.
    private static let longest = 60
    /// Seconds for which a time that is left is nearly true, and something that is as it was before is news.
    private static let moment = 10

    /// Returns whether it is still so: a correction as long as the value lies outside the band and somebody walks, praise as
    /// long as it does not, a sensor or a belt that is lost as long as it is, a phase for its first minute, and one that is back for a moment.
    package func holds(in state: LiveState, at place: WalkPlan.Place?) -> Bool {
        let isYoung = state.elapsed - second <= Self.longest
        return switch cue {
        case .more(let quantity): offset(of: quantity, in: state, at: place) == .below
        case .less(let quantity): offset(of: quantity, in: state, at: place) == .above
        case .planDone, .testDone: place == nil
        case .phase(let kind, _): isYoung && place?.phase.kind == kind
        case .sensorLost(let title): !state.sensors.contains { $0.description.title == title && $0.isFresh }
        // It is news, and no state.
        case .sensorBack(let title):
            state.elapsed - second <= Self.moment && state.sensors.contains { $0.description.title == title && $0.isFresh }
        case .longerSteps: isYoung && !state.isPaused
        case .good(let quantity):
            switch offset(of: quantity, in: state, at: place) {
            case .below, .above: false
            case .inside, nil: isYoung
            }
        case .minutesLeft: state.elapsed - second <= Self.moment
        case .beltLost: state.lostBelt != nil
        case .steady, .stepsGrew, .halfWay, .beatOff: isYoung
        }
    }

    private enum Offset { case below, above, inside }

    /// Returns where a value lies that is aimed at; nil where nobody walks, or nothing says it.
    private func offset(of quantity: WalkPlan.Aim.Quantity, in state: LiveState, at place: WalkPlan.Place?) -> Offset? {
        guard !state.isPaused, let aim = place?.phase.aim, aim.quantity == quantity, let value = aim.value(of: state) else { return nil }
        if value < aim.band.lowerBound { return .below }
        return value > aim.band.upperBound ? .above : .inside
    }
}
