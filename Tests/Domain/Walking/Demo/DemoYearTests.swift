import Testing

@testable import Walking

/// The made-up year has a story: a knee that hurts in spring and heals, a holiday without the phone, and a slow gain since.
struct DemoYearTests {
    private static let zone = Zone.utc
    private static let now = zone.instant(CivilDate(dayNumber: 20_783), hour: 14)
    private static let year = DemoYear(
        now: now, zone: zone, titles: ["morning", "lunch", "evening", "Sunday", "now"],
        story: DemoYear.Story(holiday: "sea", holidayTag: "holiday", knee: "It hurts.", kneeTag: "knee"))

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

    private func walks(_ ago: ClosedRange<Int>) -> [Walk] {
        let today = Self.zone.day(of: Self.now)
        return Self.year.walks.filter { ago.contains(today - Self.zone.day(of: $0.start)) && $0.source.kind == .watch }
    }

    @Test func `the knee and the holiday are in tags, notes and titles, and only there and then`() {
        #expect(walks(185...195).allSatisfy { $0.tags == ["knee"] } && walks(180...200).contains { $0.note == "It hurts." })
        #expect(walks(97...109).allSatisfy { $0.tags == ["holiday"] && $0.title == "sea" })
        #expect((walks(0...90) + walks(220...300)).allSatisfy { $0.tags.isEmpty && $0.note.isEmpty && $0.title != "sea" })
    }

    @Test func `the long walks were seen by the watch and the phone, and are one`() throws {
        let seen = Self.year.walks.filter { $0.source.kind == .phone }
        #expect(seen.count > 10)
        for walk in seen {
            let shown = try #require(Self.year.walks.first { $0.title == "Sunday" && walk.isWitness(of: $0) })
            #expect(!shown.isWitness(of: walk) && shown.source.kind == .watch)
        }
    }

    @Test func `on brisk evenings a strap is worn every other day, and the heart grows calmer with the gain`() throws {
        let (before, now) = (try median(.briskHeartRate, 70...95), try median(.briskHeartRate, 0...14))
        #expect((3...9).contains(before - now), "\(before) \(now)")
        let today = Self.zone.day(of: Self.now)
        let days = Set(Self.year.samples.filter { $0.metric == .briskHeartRate }.map { today - Self.zone.day(of: $0.start) })
        #expect(days.count > 40 && days.allSatisfy { $0.isMultiple(of: 2) })
    }

    @Test func `since then the steps grow longer, slowly`() throws {
        let (before, now) = (try median(.stepLength, 70...95), try median(.stepLength, 0...14))
        #expect((0.01...0.06).contains(now / before - 1), "\(before) \(now)")
    }
}
