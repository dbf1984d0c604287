import Screens
import Testing
import Walking

@testable import Walk

struct WalkRowTests {
    private let seoul = ZoneTimeline(home: WalkWorld.seoul)

    @Test func `walks stand under their days in the order they come`() {
        let rows = WalkRow.rows(WalkWorld.walks, in: seoul)
        let days = (0...2).map { WalkWorld.today.adding(days: -$0) }
        let walks = WalkWorld.walks
        #expect(
            rows == [
                .day(days[0]), .walk(walks[0]), .day(days[1]), .walk(walks[1]), .walk(walks[2]), .day(days[2]), .walk(walks[3]),
            ])
        #expect(rows.map { $0.walk?.id } == [nil, walks[0].id, nil, walks[1].id, walks[2].id, nil, walks[3].id])
    }

    @Test func `a heading that is said elsewhere is left out where it would come first, and only there`() {
        let rows = WalkRow.rows(WalkWorld.walks, in: seoul, silent: WalkWorld.today)
        #expect(rows.first == .walk(WalkWorld.walks[0]) && rows.count == 6)
        let yesterday = WalkRow.rows(WalkWorld.walks, in: seoul, silent: WalkWorld.today.adding(days: -1))
        #expect(yesterday.count == 7)
        #expect(WalkRow.rows([], in: seoul, silent: WalkWorld.today).isEmpty)
    }

    private func walk(_ moving: Duration? = nil) throws -> Walk {
        let berlin = try #require(Zone("Europe/Berlin"))
        let start = berlin.instant(WalkWorld.today, hour: 23, minute: 30)
        return Walk(start: start, end: start + .seconds(8280), zone: berlin, movingTime: moving)
    }

    @Test func `a walk stands under the day that it counts for, whatever clock it was walked by`() throws {
        let walk = try walk()
        let next = WalkWorld.today.adding(days: 1)
        #expect(WalkRow.rows([walk], in: ZoneTimeline(home: WalkWorld.seoul)) == [.day(next), .walk(walk)])
        #expect(WalkRow.rows([walk], in: ZoneTimeline(home: WalkWorld.seoul), silent: next) == [.walk(walk)])
        #expect(WalkRow.rows([walk], in: ZoneTimeline(home: walk.zone)) == [.day(WalkWorld.today), .walk(walk)])
    }

    @Test(arguments: [(nil, "2 h 18 min"), (Duration.seconds(2280), "38 min")])
    func `a walk took as long as was walked, where that is known`(_ moving: Duration?, _ text: String) throws {
        let words = WalkFormatter(WalkWorld().dependencies)
        let walk = try walk(moving)
        #expect(words.row(.walk(walk), today: nil).cells[1].text == text)
        #expect(words.summary(walk) == text)
    }
}
