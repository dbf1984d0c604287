import Testing
import Walking

@testable import LiveWalking

struct GaitTestHistoryTests {
    private func sixMinutes(_ metres: Double, at second: Int, on ground: GaitTestResult.Ground = .floor) throws -> GaitTestResult {
        try #require(
            GaitTestResult(.sixMinutes, taken: Instant(seconds: Int64(1_800_000_000 + second)), metres: metres, seconds: 360, on: ground))
    }

    private func fourMetres(_ seconds: Double, at second: Int) throws -> GaitTestResult {
        try #require(GaitTestResult(.fourMetres, taken: Instant(seconds: Int64(1_800_000_000 + second)), metres: 4, seconds: seconds))
    }

    @Test func `of tries within ten minutes the fastest counts, and all are kept`() throws {
        var history = GaitTestHistory()
        for (seconds, at) in [(3.6, 0), (3.2, 60), (3.4, 120), (4.0, 86_400)] { history.add(try fourMetres(seconds, at: at)) }
        let sessions = history.sessions(of: .fourMetres, on: .floor)
        #expect(sessions.map(\.tries.count) == [3, 1])
        #expect(sessions.map(\.best.speed) == [1.25, 1.0])
        #expect(history.sessions(of: .sixMinutes, on: .floor).isEmpty)
    }

    @Test func `a belt and a floor are never compared`() throws {
        var history = GaitTestHistory()
        history.add(try sixMinutes(480, at: 0))
        history.add(try sixMinutes(520, at: 60, on: .belt))
        #expect(history.sessions(of: .sixMinutes, on: .floor).map(\.best.metres) == [480])
        #expect(history.sessions(of: .sixMinutes, on: .belt).map(\.best.metres) == [520])
    }

    @Test func `tries stand by their time, whenever they are added, and twice the same is one`() throws {
        var history = GaitTestHistory()
        let tries = try [sixMinutes(480, at: 9000), sixMinutes(450, at: 0), sixMinutes(480, at: 9000)]
        for result in tries { history.add(result) }
        #expect(history.results == [tries[1], tries[0]])
        history.remove(tries[1])
        #expect(history.results == [tries[0]])
    }

    @Test func `a result takes the place of another, and belongs to the walk that it was walked in`() throws {
        var history = GaitTestHistory()
        let (old, new) = (try sixMinutes(470, at: 400), try sixMinutes(480, at: 400))
        for result in [old, try fourMetres(3.2, at: 420)] { history.add(result) }
        history.replace(old, by: new)
        #expect(history.results.map(\.metres) == [480, 4])
        func walk(_ seconds: ClosedRange<Int64>) -> Walk {
            Walk(
                start: Instant(seconds: 1_800_000_000 + seconds.lowerBound), end: Instant(seconds: 1_800_000_000 + seconds.upperBound),
                zone: .utc, steps: nil)
        }
        #expect(history.test(within: walk(0...500)) == new)
        #expect(history.test(within: walk(0...399)) == new, "its end is rounded")
        #expect(history.test(within: walk(0...300)) == nil && history.test(within: walk(410...900)) == nil)
    }

    @Test(arguments: [(GaitTest.sixMinutes, 480.0, 359.0), (.sixMinutes, 5, 360), (.sixMinutes, 1001, 360), (.sixMinutes, .nan, 360)])
    func `nobody has walked that in six minutes`(_ test: GaitTest, _ metres: Double, _ seconds: Double) {
        #expect(GaitTestResult(test, taken: Instant(seconds: 0), metres: metres, seconds: seconds) == nil)
    }

    @Test(arguments: [(4.0, 0.9), (4, 1.5), (4, 61), (5, 4), (4, .infinity)])
    func `nobody has walked four metres like that`(_ metres: Double, _ seconds: Double) {
        #expect(GaitTestResult(.fourMetres, taken: Instant(seconds: 0), metres: metres, seconds: seconds) == nil)
    }

    @Test func `it is kept as lines of words, and lines that make no sense are passed over`() throws {
        var history = GaitTestHistory()
        history.add(try sixMinutes(480.5, at: 0, on: .belt))
        var tired = try fourMetres(3.21, at: 60)
        tired.effort = 13
        history.add(tired)
        #expect(GaitTestHistory(lines: history.lines) == history)
        let broken = [[], ["six-minutes"], ["hop", "0", "4", "3", "floor"], ["four-metres", "x", "4", "3", "floor"]]
        #expect(GaitTestHistory(lines: broken + history.lines + [["four-metres", "0", "4", "0", "floor"]]) == history)
    }
}
