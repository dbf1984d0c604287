/// The reason why a number of a live walk is not known, of which follows what to do about it.
package enum MissingNumber: Hashable, Sendable {
    /// No sensor counts steps, and none were tapped.
    case steps
    /// A sensor is about to say steps, or enough of them for a cadence.
    case awaited
    /// The sensors count, and the pace has changed too lately to tell it.
    case unsteady
    /// Steps go on as they were tapped, and nobody has tapped for a while.
    case taps
    /// No sensor says a speed.
    case speed
    /// No sensor says both a speed and a cadence, of which a step length follows.
    case stepLength
    /// No sensor measures the way, and the person's own step length is not known.
    case ownStep
    /// No sensor measures the way of a test, which the person is asked for at its end.
    case askedAtEnd
    case heart
    /// A strap that is heard has no contact with the skin, which is told as a trouble.
    case contact
    /// The plan asks for more than the usual step length, which is not known.
    case usualStep
}

extension LiveState {
    /// Returns the reason why a number is not known; nil where it is, and for a pace while sensors say that one stands.
    package func missing(_ number: LivePreferences.Number) -> MissingNumber? {
        let isAtRest = isPaused && !sensors.isEmpty
        let isHeard = sensors.contains(where: \.isFresh)
        let (isCounted, isMeasured) = (steps != nil && !areStepsEstimated && isHeard, distance != nil && !isDistanceEstimated && isHeard)
        let isAwaited = sensors.contains(where: \.isAwaited)
        return switch number {
        case .time: nil
        case .steps: steps != nil ? nil : isAwaited ? .awaited : .steps
        case .cadence where cadence != nil || isAtRest: nil
        case .cadence where lastTappedCadence != nil: .taps
        case .cadence: isAwaited ? .awaited : isCounted ? .unsteady : .steps
        case .speed: speed != nil || isAtRest ? nil : isMeasured ? .unsteady : .speed
        case .stepLength: stepLength != nil || isAtRest ? nil : isCounted && isMeasured ? .unsteady : .stepLength
        case .distance: distance != nil ? nil : isOwnStepKnown ? (isAwaited ? .awaited : .steps) : .ownStep
        case .heart: heartRate != nil ? nil : silentStrap == nil ? .heart : .contact
        }
    }
}

extension LiveUpdate {
    /// Returns the reason why the number that is wanted is not known, or else the one that the plan aims at, or why there is no aim.
    package func missing(_ wanted: LivePreferences.Number?) -> MissingNumber? {
        if let missing = wanted.flatMap(state.missing) {
            return wanted == .distance && choice.plan == .mode(.sixMinutes) ? .askedAtEnd : missing
        }
        guard !isOver, let place else { return nil }
        guard let aim = place.phase.aim else { return choice.plan == .mode(.longer) ? .usualStep : nil }
        return LivePreferences.Number(rawValue: aim.quantity.rawValue).flatMap(state.missing)
    }
}
