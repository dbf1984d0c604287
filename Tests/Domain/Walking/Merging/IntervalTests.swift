import Testing

@testable import Walking

struct IntervalTests {
    private func interval(
        _ start: Int64 = 0, _ end: Int64 = 60, value: Double = 1, rank: Int = 5, modified: Int64 = .min, source: Int = 0,
        exported: Int64 = .min
    ) -> Interval {
        Interval(start: start, end: end, value: value, rank: rank, modified: modified, source: source, exported: exported)
    }

    @Test func `rank decides first, then the correction, then the finer record, then the newer export`() {
        let order = [
            interval(rank: 1), interval(rank: 2, modified: 9), interval(rank: 2, modified: 8), interval(-10, rank: 2, modified: 8),
        ]
        for (index, better) in order.enumerated() {
            for worse in order[(index + 1)...] { #expect(better.beats(worse) && !worse.beats(better)) }
        }
        #expect(interval(10, 60).beats(interval(0, 60)) && interval(0, 50).beats(interval(0, 60)))
        #expect(interval(exported: 2).beats(interval(exported: 1)) && interval(value: 2).beats(interval(value: 1)))
        #expect(interval(source: 1).beats(interval(source: 2)))
    }

    @Test(arguments: 0..<100)
    func `of any two that differ exactly one wins, and winning goes on`(_ seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let all = (0..<6).map { _ -> Interval in
            let (start, end) = (Int64.random(in: 0...2, using: &random), Int64.random(in: 3...5, using: &random))
            let (value, rank) = (Double(Int.random(in: 0...1, using: &random)), Int.random(in: 0...1, using: &random))
            let (modified, exported) = (Int64.random(in: 0...1, using: &random), Int64.random(in: 0...1, using: &random))
            return interval(
                start, end, value: value, rank: rank, modified: modified, source: Int.random(in: 0...2, using: &random), exported: exported)
        }
        for one in all {
            #expect(!one.beats(one))
            for other in all where other != one {
                #expect(one.beats(other) != other.beats(one))
                for third in all where one.beats(other) && other.beats(third) { #expect(one.beats(third)) }
            }
        }
    }

    @Test func `of two walks of one pace the larger is the better, whichever was written later`() {
        func walk(_ end: Int64, _ value: Double, modified: Int64) -> Interval {
            Interval(start: 0, end: end, value: value, rank: 5, modified: modified, isWalk: true)
        }
        let (long, short) = (walk(120, 2, modified: 1), walk(60, 1, modified: 2))
        #expect(long.beats(short) && !short.beats(long))
        let fast = walk(60, 1.5, modified: 0)
        #expect(fast.beats(long) && !long.beats(fast), "the faster one before either")
    }
}
