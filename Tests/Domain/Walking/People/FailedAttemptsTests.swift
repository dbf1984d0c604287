import Testing

@testable import Walking

struct FailedAttemptsTests {
    private let last = Instant(seconds: 1_800_000_000)

    @Test(arguments: [(0, nil), (2, nil), (3, 2), (4, 4), (5, 8), (9, 128), (10, 256), (11, 300), (60, 300), (.max, 300)] as [(Int, Int?)])
    func `from the third failure on one waits, each time twice as long, five minutes at most`(_ count: Int, _ seconds: Int?) {
        #expect(FailedAttempts(count: count, last: last).wait(at: last) == seconds)
    }

    @Test(arguments: [(0, 8), (1, 8), (999, 8), (1000, 7), (7999, 1), (8000, nil), (99_999, nil)] as [(Int, Int?)])
    func `the wait runs down in whole seconds`(_ milliseconds: Int, _ left: Int?) {
        #expect(FailedAttempts(count: 5, last: last).wait(at: last + .milliseconds(milliseconds)) == left)
    }

    @Test func `a clock that was put back locks nobody out for longer`() {
        #expect(FailedAttempts(count: 5, last: last).wait(at: last - .seconds(999_999)) == 8)
    }
}
