import Testing
import Walking

struct MinutesShadeTests {
    @Test(arguments: [(nil, 0), (0, 1), (14, 1), (15, 2), (29, 2), (30, 3), (59, 3), (60, 4), (600, 4)] as [(Int?, Int)])
    func `a walk of any length is seen, and an hour is the darkest`(_ minutes: Int?, _ level: Int) {
        #expect(MinutesShade.level(minutes) == level)
    }
}
