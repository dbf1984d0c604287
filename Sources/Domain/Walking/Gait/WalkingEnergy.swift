import Glibc

/// The energy that a body uses while it walks on level ground, with what it would use at rest.
package enum WalkingEnergy {
    /// Metres a second: the source had walks up to the second, and slower than the first is standing about.
    package static let speeds = 0.4...1.96
    private static let joulesPerKilocalorie = 4184.0

    /// Watts for each kilogram of a body without a load, at a speed in metres a second.
    ///
    /// The walking equation of the Load Carriage Decision Aid: Looney et al. 2019, Med Sci Sports Exerc 51(9):1954–1960, which found it right
    /// to −0.02 ± 0.20 W/kg on level ground for 95 adults of military age.
    static func wattsPerKilogram(at speed: Double) -> Double { 1.44 + 1.94 * pow(speed, 0.43) + 0.24 * pow(speed, 4) }

    /// Kilocalories of a walk, to ten; nil where that is none, without a weight, and at a speed that is not told or not in the range.
    package static func kilocalories(of walk: Walk, by profile: Profile?) -> Int? {
        guard let weight = profile?.weightKilograms, let distance = walk.distance,
            let speed = Gait.speed(metres: distance, over: walk.walkingTime), speeds.contains(speed)
        else { return nil }
        let joules = wattsPerKilogram(at: speed) * weight * (walk.walkingTime / .seconds(1))
        let tens = Int(clamping: joules / joulesPerKilocalorie / 10)
        return tens > 0 ? 10 * tens : nil
    }
}
