/// The factor by which the way and the speed that a sensor tells are multiplied: a way that is known over what it said of it.
package struct SensorScale: Hashable, Sendable {
    /// Takes a sensor at its word.
    package static let exact = SensorScale(rounded: 1)
    /// Anything further off is no inaccuracy but a mistake, or miles.
    private static let possible = 0.75...1.35
    /// More than a percent is worth; a thousandth is what a kilometre of one metre accuracy can say.
    private static let steps = 1000.0

    package let factor: Double

    private init(rounded factor: Double) { self.factor = factor }

    /// Returns nil for a factor that no sensor needs.
    package init?(_ factor: Double) {
        let rounded = (factor * Self.steps).rounded() / Self.steps
        guard factor.isFinite, Self.possible.contains(rounded) else { return nil }
        self.init(rounded: rounded)
    }

    /// Returns the factor by a way that is known; two equal ways take the sensor at its word again.
    ///
    /// The two ways that made the factor of now make no other one when they are said again.
    /// - Parameters:
    ///   - walked: the true way.
    ///   - said: the way that it told, with the factor of now in it.
    package func corrected(walked: Double, said: Double) -> SensorScale? {
        guard said > 0, walked.isFinite else { return nil }
        if walked == said { return .exact }
        return SensorScale(walked / said) == self ? self : SensorScale(factor * walked / said)
    }
}

extension SensorValue {
    /// The reading with ways and speeds corrected.
    package func scaled(by scale: SensorScale) -> SensorValue {
        switch self {
        case .beltSpeed(let speed): .beltSpeed(speed * scale.factor)
        case .beltDistance(let metres): .beltDistance(metres * scale.factor)
        case .podSpeed(let speed): .podSpeed(speed * scale.factor)
        case .podDistance(let metres): .podDistance(metres * scale.factor)
        case .beltSteps, .beltElapsed, .belt, .podCadence, .heartRate, .battery, .location: self
        }
    }
}
