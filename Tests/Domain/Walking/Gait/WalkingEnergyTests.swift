import Testing

@testable import Walking

/// The energy of a walk follows from its speed, its time and the weight, and from nothing less.
struct WalkingEnergyTests {
    private let heavy = Profile(gender: .unsaid, ageBand: .unsaid, weightKilograms: 72)

    private func walk(metres: Double?, minutes: Int, moving: Duration? = nil) -> Walk {
        let start = Instant(seconds: 1_795_000_000)
        var walk = Walk(start: start, end: start + .seconds(60 * minutes), zone: .utc, steps: 3000, distance: metres)
        walk.movingTime = moving
        return walk
    }

    @Test func `standing takes 1.44 W for a kilogram, and a metre a second the sum of the three numbers`() {
        #expect(WalkingEnergy.wattsPerKilogram(at: 0) == 1.44)
        #expect(abs(WalkingEnergy.wattsPerKilogram(at: 1) - 3.62) < 1e-9)
    }

    /// The codes 17190 and 17200 of the 2024 Adult Compendium of Physical Activities: 3.8 METs from 2.8 to 3.4 mph, 4.8 from 3.5 to 3.9.
    @Test(arguments: [(3.0, 3.8), (3.1, 3.8), (3.7, 4.8)])
    func `the usual speeds are within a twentieth of what the Compendium lists`(_ milesAnHour: Double, _ mets: Double) {
        let kilocaloriesAnHour = WalkingEnergy.wattsPerKilogram(at: milesAnHour * Units.metresPerMile / 3600) * 3600 / 4184
        #expect(abs(kilocaloriesAnHour / mets - 1) < 0.05)
    }

    @Test func `forty minutes at 4.5 km an hour are 170 kcal for 72 kg`() {
        // 4.1613 W/kg × 72 kg × 2400 s are 719 kJ, 171.9 kcal.
        #expect(WalkingEnergy.kilocalories(of: walk(metres: 3000, minutes: 40), by: heavy) == 170)
    }

    @Test func `a pause is no walking, so that only the time on the move counts`() {
        let paused = walk(metres: 3000, minutes: 60, moving: .seconds(2400))
        #expect(WalkingEnergy.kilocalories(of: paused, by: heavy) == 170)
    }

    @Test func `without a weight, or a way, there is none, and none of a few steps`() {
        #expect(WalkingEnergy.kilocalories(of: walk(metres: 60, minutes: 1), by: heavy) == nil)
        #expect(WalkingEnergy.kilocalories(of: walk(metres: 3000, minutes: 40), by: nil) == nil)
        #expect(WalkingEnergy.kilocalories(of: walk(metres: 3000, minutes: 40), by: Profile(gender: .man, ageBand: .unsaid)) == nil)
        #expect(WalkingEnergy.kilocalories(of: walk(metres: nil, minutes: 40), by: heavy) == nil)
    }

    @Test(arguments: [(900.0, false), (1000, true), (4600, true), (4800, false)])
    func `slower and faster than the walks of the source there is none`(_ metres: Double, _ isKnown: Bool) {
        // 0.375, 0.417, 1.917 and 2.0 m/s.
        #expect((WalkingEnergy.kilocalories(of: walk(metres: metres, minutes: 40), by: heavy) != nil) == isKnown)
    }
}
