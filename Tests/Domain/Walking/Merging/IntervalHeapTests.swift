import Testing

@testable import Walking

/// The best of all intervals that cover a moment, found without looking at all of them.
struct IntervalHeapTests {
    @Test func `nothing is the best of nothing`() {
        var heap = IntervalHeap()
        #expect(heap.best(at: 0, in: []) == nil)
    }

    @Test func `the best comes up, and when it has ended the next best`() {
        let intervals = [
            Interval(start: 0, end: 100, value: 1, rank: 3), Interval(start: 0, end: 50, value: 1, rank: 1),
            Interval(start: 0, end: 80, value: 1, rank: 2),
        ]
        var heap = IntervalHeap()
        for index in intervals.indices { heap.insert(index, in: intervals) }
        #expect([0, 49, 50, 79, 80, 99].map { heap.best(at: $0, in: intervals) } == [1, 1, 2, 2, 0, 0])
        #expect(heap.best(at: 100, in: intervals) == nil, "an interval does not cover the moment at which it ends")
    }

    @Test func `what comes later may be better than what is on top`() {
        let intervals = [Interval(start: 0, end: 100, value: 1, rank: 2), Interval(start: 10, end: 20, value: 1, rank: 1)]
        var heap = IntervalHeap()
        heap.insert(0, in: intervals)
        #expect(heap.best(at: 9, in: intervals) == 0)
        heap.insert(1, in: intervals)
        #expect(heap.best(at: 10, in: intervals) == 1)
        #expect(heap.best(at: 20, in: intervals) == 0)
    }

    @Test(arguments: 0..<200) func `it finds what a look at every interval finds`(_ seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        let intervals = (0..<Int.random(in: 1...30, using: &random)).map { number in
            let start = Int64.random(in: 0...40, using: &random)
            return Interval(
                start: start, end: start + Int64.random(in: 1...20, using: &random), value: 1, rank: Int.random(in: 0...3, using: &random),
                source: number)
        }.sorted { $0.start < $1.start }
        var heap = IntervalHeap()
        var next = 0
        for now in Int64(0)...62 {
            while next < intervals.count, intervals[next].start <= now {
                heap.insert(next, in: intervals)
                next += 1
            }
            let covering = intervals.indices.filter { intervals[$0].start <= now && now < intervals[$0].end }
            #expect(
                heap.best(at: now, in: intervals)
                    == covering.first { one in covering.allSatisfy { $0 == one || intervals[one].beats(intervals[$0]) } })
        }
    }
}
