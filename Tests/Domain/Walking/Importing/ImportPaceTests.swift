import Testing

@testable import Walking

struct ImportPaceTests {
    private let start = Instant(seconds: 1_800_000_000)

    private func progress(_ read: Int64, of total: Int64? = 1000) -> ImportProgress {
        ImportProgress(file: "a.zip", bytesRead: read, bytesTotal: total)
    }

    @Test(
        arguments: [
            (100, 1000, 10_000, 10, 90), (500, 1000, 1000, 500, 1), (1000, 1000, 4000, 250, 0), (100, nil, 1000, 100, nil),
            (300, 200, 1000, 300, nil),
        ] as [(Int64, Int64?, Int, Double, Int?)])
    func `a pace is what was read in the time, and what is left takes as long`(
        _ read: Int64, _ total: Int64?, _ milliseconds: Int, _ rate: Double, _ left: Int?
    ) {
        let pace = ImportPace(progress(read, of: total), since: start, now: start + .milliseconds(milliseconds))
        #expect(pace.bytesPerSecond == rate && pace.secondsLeft == left)
    }

    @Test(arguments: [(100, 999), (0, 5000), (100, 0), (100, -5000)] as [(Int64, Int)])
    func `in the first second, and before anything is read, nothing is said`(_ read: Int64, _ milliseconds: Int) {
        let pace = ImportPace(progress(read), since: start, now: start + .milliseconds(milliseconds))
        #expect(pace.bytesPerSecond == nil && pace.secondsLeft == nil)
    }

    @Test func `a file that begins again begins a new time`() {
        var watch = ImportStopwatch(start)
        #expect(watch.pace(of: progress(500), now: start + .seconds(10)).bytesPerSecond == 50)
        #expect(watch.pace(of: progress(10), now: start + .seconds(11)).bytesPerSecond == nil)
        #expect(watch.pace(of: progress(100), now: start + .seconds(13)).bytesPerSecond == 50)
    }

    @Test(arguments: [(0, 1000, 0), (250, 1000, 0.25), (2000, 1000, 1), (5, 0, nil), (5, nil, nil)] as [(Int64, Int64?, Double?)])
    func `the fraction is known where the whole is`(_ read: Int64, _ total: Int64?, _ fraction: Double?) {
        #expect(progress(read, of: total).fraction == fraction)
    }
}
