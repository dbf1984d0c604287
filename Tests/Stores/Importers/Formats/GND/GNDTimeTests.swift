import Testing
import Walking

@testable import Importers

struct GNDTimeTests {
    @Test(arguments: [("35m", 2_100_000), ("1h", 3_600_000), ("1h5m", 3_900_000), ("35m20", 2_120_000), ("0m20.5", 20_500), ("0m", 0)])
    func `a duration is hours, minutes and seconds behind them`(_ word: String, _ milliseconds: Int64) {
        #expect(GNDTime.duration(word) == milliseconds)
    }

    @Test(arguments: ["", "35", "m", "1x", "35m60", "35m-1", "1.5h", "9999999h", "1h5m1.2.3", "٣m"])
    func `what is no duration is none`(_ word: String) {
        #expect(GNDTime.duration(word) == nil)
    }

    @Test func `no walk is on the move for no time, or for a year`() {
        #expect(GNDTime.moving(0) == nil && GNDTime.moving(-1) == nil && GNDTime.moving(3e7) == nil && GNDTime.moving(.nan) == nil)
        #expect(GNDTime.moving(1.5) == .milliseconds(1500))
    }
}
