/// The intervals that cover a moment, the best on top: a heap that forgets what has ended only when it comes up.
struct IntervalHeap {
    private var heap: [Int] = []

    mutating func insert(_ index: Int, in intervals: [Interval]) {
        heap.append(index)
        var child = heap.count - 1
        while child > 0 {
            let parent = (child - 1) / 2
            guard intervals[heap[child]].beats(intervals[heap[parent]]) else { break }
            heap.swapAt(child, parent)
            child = parent
        }
    }

    mutating func best(at now: Int64, in intervals: [Interval]) -> Int? {
        while let top = heap.first {
            if intervals[top].end > now { return top }
            removeTop(in: intervals)
        }
        return nil
    }

    private mutating func removeTop(in intervals: [Interval]) {
        let last = heap.removeLast()
        guard !heap.isEmpty else { return }
        heap[0] = last
        var parent = 0
        while true {
            var best = parent
            for child in [2 * parent + 1, 2 * parent + 2] where child < heap.count {
                if intervals[heap[child]].beats(intervals[heap[best]]) { best = child }
            }
            guard best != parent else { return }
            heap.swapAt(best, parent)
            parent = best
        }
    }
}
