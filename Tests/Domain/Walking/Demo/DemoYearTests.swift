import Testing

@testable import Walking

/// The made-up year has a story: a knee that hurts in spring and heals, a holiday without the phone, and a slow gain since.
struct DemoYearTests {
    private static let zone = Zone.utc
    private static let now = zone.instant(CivilDate(dayNumber: 20_783), hour: 14)
    private static let year = DemoYear(now: now, zone: zone, titles: ["morning", "lunch", "evening", "Sunday", "now"])

    /// The median of what the phone measured so many days ago.
    private func median(_ metric: Metric, _ ago: ClosedRange<Int>) throws -> Double {
        let today = Self.zone.day(of: Self.now)
        let values = Self.year.samples.filter { $0.metric == metric && ago.contains(today - Self.zone.day(of: $0.start)) }.map(\.value)
        return try #require(values.median, "\(metric) \(ago)")
    }

    @Test(arguments: [
        (Metric.doubleSupport, 0.02, true), (.asymmetry, 0.06, true), (.steadiness, 0.15, false), (.stairDescentSpeed, 0.08, false),
    ]) func `the knee is in every measure that it is in of people, and heals`(_ metric: Metric, _ least: Double, _ rises: Bool) throws {
        let (before, during, after) = (try median(metric, 220...300), try median(metric, 180...199), try median(metric, 112...139))
        for healthy in [before, after] { #expect((during - healthy) * (rises ? 1 : -1) > least, "\(before) \(during) \(after)") }
        #expect(abs(before - after) < least / 2, "\(before) \(after)")
    }

    @Test func `on the holiday the phone stays at home`() {
        let today = Self.zone.day(of: Self.now)
        let days = Set(
            Self.year.samples.filter { $0.source.name == "iPhone" }.map { today - Self.zone.day(of: $0.start) })
        #expect(days.isDisjoint(with: 97...109) && !days.isDisjoint(with: 80...95) && !days.isDisjoint(with: 111...125))
    }

    @Test func `since then the steps grow longer, slowly`() throws {
        let (before, now) = (try median(.stepLength, 70...95), try median(.stepLength, 0...14))
        #expect((0.01...0.06).contains(now / before - 1), "\(before) \(now)")
    }
}
