import Foundation
import Testing

@testable import Walking

struct InstantTests {
    @Test(arguments: [(0, 0), (999, 0), (1000, 1), (-1, -1), (-1000, -1), (-1001, -2), (1_999, 1)] as [(Int64, Int64)])
    func `a second is whole, also before 1970`(_ milliseconds: Int64, _ seconds: Int64) {
        #expect(Instant(milliseconds: milliseconds).seconds == seconds)
    }

    @Test(arguments: 0..<100)
    func `to go on and back is to stay`(_ seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let instant = Instant(milliseconds: .random(in: -1_000_000_000_000...4_000_000_000_000, using: &random))
        let time = Duration.milliseconds(Int64.random(in: 0...1_000_000_000_000, using: &random))
        let later = instant + time
        let passed: Duration = later - instant
        let back: Instant = later - time
        #expect(back == instant && passed == time)
        #expect((instant < later) == (time > .zero))
    }

    @Test func `beyond the calendar is its end`() {
        #expect(Instant.latest + .seconds(1) == .latest && Instant.earliest - .seconds(1) == .earliest)
        #expect(Instant(seconds: .max) == .latest && Instant(seconds: .min) == .earliest)
        #expect(Instant(milliseconds: .max) == .latest)
    }

    @Test(
        arguments: [(Duration.seconds(1), 1000), (.milliseconds(-1), -1), (.nanoseconds(999_999), 0), (.seconds(Int64.max), Int64.max)]
            as [(Duration, Int64)])
    func `a duration has whole milliseconds`(_ duration: Duration, _ milliseconds: Int64) {
        #expect(duration.milliseconds == milliseconds)
    }

    @Test func `it is written so that it can be read again, and what a file says is bounded`() throws {
        let instant = Instant(milliseconds: 1_800_000_000_123)
        #expect(try JSONDecoder().decode(Instant.self, from: JSONEncoder().encode(instant)) == instant)
        let wild = try JSONDecoder().decode(Instant.self, from: Data(#"{"milliseconds":9223372036854775807}"#.utf8))
        #expect(wild == .latest)
    }

    @Test func `the first and the last moment are those of the years -9999 and 9999`() {
        #expect(Zone.utc.wall(at: .earliest).second == 0 && Zone.utc.day(of: .earliest) == CivilDate(year: -9999, month: 1, day: 1))
        #expect(Zone.utc.wall(at: .latest).second == 86_399 && Zone.utc.wall(at: .latest).date == CivilDate(year: 9999, month: 12, day: 31))
        #expect(Instant.latest.milliseconds % 1000 == 999)
        #expect(Instant(milliseconds: Instant.latest.milliseconds - 1) < .latest && .earliest < Instant(milliseconds: -1))
    }

    @Test func `the longest duration that there is leads to an end of the calendar, and never over it`() {
        for duration in [Duration.seconds(Int64.max), .seconds(Int64.min)] {
            let isForward = duration > .zero
            #expect(Instant(seconds: 0) + duration == (isForward ? .latest : .earliest))
            #expect(Instant(seconds: 0) - duration == (isForward ? .earliest : .latest))
        }
    }
}
