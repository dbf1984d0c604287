import Testing
import Walking

@testable import gnd

struct AfternoonClockTests {
    @Test(arguments: [0, 6, 12, 23])
    func `the demo begins at half past two, whatever the hour, and goes on from there`(_ hour: Int) {
        let zone = Zone("Asia/Seoul") ?? .utc
        let day = zone.startOfDay(zone.day(of: Instant(seconds: 1_795_258_800)))
        let clock = AfternoonClock(FixedClock(day + .seconds(hour * 3600)), zone: zone)
        #expect(clock.now == day + .seconds(14 * 3600 + 30 * 60))
    }
}
