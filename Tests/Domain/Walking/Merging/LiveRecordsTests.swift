import Testing

@testable import Walking

/// Times are seconds since 1970.
struct LiveRecordsTests {
    private func record(_ from: Int64, _ until: Int64, _ value: Double) -> Interval {
        Interval(start: from * 1000, end: until * 1000, value: value, rank: 0)
    }

    private func records(_ walks: [(Int64, Int64, Double?)], distance: Double? = nil, _ records: [Interval], _ metric: Metric = .steps)
        -> [Interval]
    {
        var live = LiveRecords()
        for walk in walks {
            live.add(walkFrom: Instant(seconds: walk.0), until: Instant(seconds: walk.1), steps: walk.2, distance: distance)
        }
        for record in records { live.add(metric, record) }
        return live.counted.filter { $0.metric == metric }.map(\.interval)
    }

    @Test func `a record within its walk counts as it is`() {
        #expect(records([(0, 600, 100)], [record(0, 60, 100)]) == [record(0, 60, 100)])
    }

    @Test func `a record of no walk does not count, nor one that only touches it`() {
        #expect(records([], [record(0, 60, 100)]).isEmpty)
        #expect(records([(60, 600, 100)], [record(0, 60, 100)]).isEmpty)
        #expect(records([(0, 60, 100)], [record(60, 120, 100)]).isEmpty)
    }

    @Test func `of a record over the edge of a walk its share counts`() {
        #expect(records([(30, 600, 50)], [record(0, 60, 100)]) == [record(30, 60, 50)])
        #expect(records([(0, 45, 75)], [record(0, 60, 100)]) == [record(0, 45, 75)])
    }

    @Test func `a record over two walks has a part in each, and none between them`() {
        let found = records([(0, 30, 25), (90, 120, 25)], [record(0, 120, 100)])
        #expect(found == [record(0, 30, 25), record(90, 120, 25)])
    }

    @Test func `where two walks overlap nothing counts twice`() {
        let found = records([(0, 60, 60), (30, 100, 40)], [record(0, 100, 100)])
        #expect(found.reduce(0) { $0 + $1.value } == 100)
        #expect(found.map(\.start) == [0, 60_000])
    }

    @Test func `a moment counts where it is, at both ends of the walk too, and once`() {
        let tick = record(30, 30, 5)
        #expect(records([(0, 30, 5)], [tick]) == [tick])
        #expect(records([(30, 60, 5)], [tick]) == [tick])
        #expect(records([(0, 30, 5), (30, 60, 0)], [tick]).count == 1)
        #expect(records([(31, 60, 5)], [tick]).isEmpty)
    }

    @Test func `a number that the person wrote is shared out among the records`() {
        let found = records([(0, 600, 300)], [record(0, 60, 100), record(60, 120, 50)])
        #expect(found.map(\.value) == [200, 100])
    }

    @Test(arguments: [(150.0, 150.0), (150.9, 150), (149.1, 150), (151, 151), (149, 149)])
    func `what rounding makes of a number is no number of the person's`(_ number: Double, _ sum: Double) {
        let found = records([(0, 600, number)], [record(0, 60, 100), record(60, 120, 50)])
        #expect(abs(found.reduce(0) { $0 + $1.value } - sum) < 1e-9)
    }

    @Test func `a walk without the number has none of the records, one of a few steps keeps them`() {
        #expect(records([(0, 600, nil)], [record(0, 60, 100)]).isEmpty)
        #expect(records([(0, 600, 0)], [record(0, 60, 100)]).isEmpty)
        #expect(records([(0, 600, nil)], [record(0, 60, 0.5)]) == [record(0, 60, 0.5)])
    }

    @Test func `records of nothing stay nothing, whatever the walk says`() {
        #expect(records([(0, 600, 500)], [record(0, 60, 0)]).map(\.value) == [0])
    }

    @Test func `metres are counted by the walk's metres, anything else as it came`() {
        #expect(records([(0, 600, nil)], distance: 200, [record(0, 60, 100)], .distance).map(\.value) == [200])
        #expect(records([(0, 600, 500)], [record(0, 60, 1.4)], .speed).map(\.value) == [1.4])
    }

    @Test func `of a minute that was read while it went on, and once more when it was over, the longer record counts`() {
        for order in [[record(0, 40, 60), record(0, 60, 90)], [record(0, 60, 90), record(0, 40, 60)]] {
            #expect(records([(0, 600, 90)], order) == [record(0, 60, 90)])
        }
    }
}
