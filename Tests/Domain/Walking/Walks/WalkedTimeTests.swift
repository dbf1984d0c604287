import Testing
import Walking

struct WalkedTimeTests {
    private let zones = ZoneTimeline(home: .utc)

    private func walk(_ from: Int, _ until: Int, moving: Int? = nil, parts: [(Int, Int)] = []) -> Walk {
        func at(_ minute: Int) -> Instant { Instant(seconds: Int64(minute * 60)) }
        return Walk(
            start: at(from), end: at(until), zone: .utc, movingTime: moving.map { .seconds($0 * 60) },
            parts: parts.map { WalkPart(start: at($0.0), end: at($0.1), steps: nil, distance: nil) })
    }

    /// Walks from a minute to another, and the minutes of all of them.
    @Test(
        arguments: [
            ([(0, 60), (0, 60), (0, 60)], 60), ([(0, 60), (30, 90)], 90), ([(0, 60), (10, 20)], 60), ([(0, 10), (10, 20)], 20),
            ([(40, 50), (0, 10)], 20), ([], 0),
        ] as [([(Int, Int)], Int)])
    func `each moment counts once, however many walks cover it`(_ walks: [(Int, Int)], _ minutes: Int) {
        #expect(WalkedTime(walks.map { walk($0.0, $0.1) }).total == .seconds(minutes * 60))
    }

    @Test func `pauses and the time between two parts are not walked, unless another walk covers them`() {
        #expect(WalkedTime([walk(0, 60, moving: 30)]).total == .seconds(1800))
        #expect(WalkedTime([walk(0, 60, moving: 30), walk(0, 60)]).total == .seconds(3600))
        let parted = walk(0, 60, moving: 40, parts: [(0, 20), (40, 60)])
        #expect(WalkedTime([parted]).total == .seconds(2400))
        #expect(WalkedTime([parted, walk(20, 40)]).total == .seconds(3600))
    }

    @Test func `a walk belongs to the day on which it began`() {
        let days = WalkedTime([walk(1430, 1450), walk(1440, 1460)]).byDay(in: zones)
        #expect(days == [CivilDate(dayNumber: 0): .seconds(1200), CivilDate(dayNumber: 1): .seconds(600)])
    }
}
