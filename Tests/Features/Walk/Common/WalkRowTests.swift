import Testing
import Walking

@testable import Walk

struct WalkRowTests {
    @Test func `walks stand under their days in the order they come`() {
        let rows = WalkRow.rows(WalkWorld.walks)
        let days = (0...2).map { WalkWorld.today.adding(days: -$0) }
        let walks = WalkWorld.walks
        #expect(
            rows == [
                .day(days[0]), .walk(walks[0]), .day(days[1]), .walk(walks[1]), .walk(walks[2]), .day(days[2]), .walk(walks[3]),
            ])
        #expect(rows.map { $0.walk?.id } == [nil, walks[0].id, nil, walks[1].id, walks[2].id, nil, walks[3].id])
    }

    @Test func `a heading that is said elsewhere is left out where it would come first, and only there`() {
        let rows = WalkRow.rows(WalkWorld.walks, silent: WalkWorld.today)
        #expect(rows.first == .walk(WalkWorld.walks[0]) && rows.count == 6)
        let yesterday = WalkRow.rows(WalkWorld.walks, silent: WalkWorld.today.adding(days: -1))
        #expect(yesterday.count == 7)
        #expect(WalkRow.rows([], silent: WalkWorld.today).isEmpty)
    }
}
