import Testing
import WalkingTesting

@testable import Walking

struct LapTests {
    private let start = Instant(milliseconds: 1_800_000_000_123)

    private func lap(_ milliseconds: Int64, _ steps: Int? = nil, _ distance: Double? = nil) -> Lap {
        Lap(end: start + .milliseconds(milliseconds), steps: steps, distance: distance)
    }

    @Test func `laps are one text, and back to the millisecond`() {
        let laps = [lap(600_001, 812, 560.5), lap(1_200_250), lap(1_200_250, 0, nil), lap(9_999_999_999, nil, 1e-7)]
        #expect([Lap](text: laps.text(after: start), after: start) == laps)
        #expect(laps.prefix(1).map { $0 }.text(after: start) == "600.001/812/560.5")
    }

    @Test(arguments: [
        "", "1", "1/2", "1/2/3/4", "9/2/3/4/5", "9/2/3/-4", "9/2/3/x", "-1//", "nan//", "1/-2/", "1/2/inf", "1/x/", "1//,", "1e8//",
    ])
    func `any other text is none`(_ text: String) {
        #expect([Lap](text: text, after: start) == nil)
    }

    @Test func `a lap with a pause has its time on the move, and so has what is behind the last one`() throws {
        var paused = lap(100_000, 100, 80)
        paused.movingTime = .seconds(60)
        #expect([paused].text(after: start) == "100.0/100/80.0/60.0")
        #expect([Lap](text: [paused].text(after: start), after: start) == [paused])
        let walk = Walk(
            start: start, end: start + .seconds(200), zone: .utc, steps: 180, distance: 150, movingTime: .seconds(130), laps: [paused])
        #expect(walk.lapWalks.map(\.walkingTime) == [.seconds(60), .seconds(70)])
    }

    @Test func `a walk keeps the laps that lie within it and in order`() {
        let walk = Walk(
            start: start, end: start + .seconds(100), zone: .utc, laps: [lap(-1), lap(50_000), lap(40_000), lap(100_000), lap(100_001)])
        #expect(walk.possible.laps == [lap(50_000), lap(100_000)])
        #expect(Walk(start: start, end: start, zone: .utc, effort: 21).possible.effort == nil)
    }

    @Test func `a cut walk shares its laps out, and of the one that was cut only the end is known`() throws {
        let walk = Walk(start: start, end: start + .seconds(100), zone: .utc, laps: [lap(20_000, 30), lap(60_000, 50, 40), lap(90_000, 9)])
        let halves = try #require(walk.split(at: start + .seconds(50)))
        #expect(halves[0].laps == [lap(20_000, 30)] && halves[1].laps == [lap(60_000), lap(90_000, 9)])
        #expect(Walk.merged(halves)?.laps == [lap(20_000, 30), lap(60_000), lap(90_000, 9)])
    }

    @Test func `of two files of one date the longer list and the higher effort count, in either order`() {
        let one = Walk(start: start, end: start + .seconds(100), zone: .utc, laps: [lap(20_000, 30)], effort: 11)
        var two = one
        (two.laps, two.effort) = ([lap(20_000, 30), lap(40_000)], 13)
        #expect(Walk.reconciled([one, two])?.laps == two.laps && Walk.reconciled([two, one])?.laps == two.laps)
        #expect(Walk.reconciled([one, two])?.effort == 13 && Walk.reconciled([two, one])?.effort == 13)
    }

    @Test func `the part behind the last lap has what the laps leave`() {
        let walk = Walk(
            start: start, end: start + .seconds(100), zone: .utc, steps: 100, distance: 80,
            laps: [lap(20_000, 30, 20), lap(60_000, 50, nil)])
        let parts = walk.lapWalks
        #expect(parts.map(\.steps) == [30, 50, 20] && parts.map(\.distance) == [20, nil, nil])
        #expect(parts.map(\.duration) == [.seconds(20), .seconds(40), .seconds(40)])
        #expect(Walk(start: start, end: start + .seconds(100), zone: .utc).lapWalks.isEmpty)
    }
}
