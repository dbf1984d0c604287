import Screens
import Testing
import Walking

@testable import Walk

struct WalkRowTests {
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
