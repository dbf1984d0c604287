import Testing
import Walking

@testable import Importers

/// The counters of a watch that is worn all day.
struct FITMonitoringTests {
    private let seven = UInt32(FITFile.seven)
    private var midnight: UInt32 { seven - 7 * 3600 }
    private let batch = ImportBatch(zones: ZoneTimeline(home: .utc))

    private func info(_ at: UInt32, ahead: Int = 0) -> FITMessage {
        FITMessage(kind: .monitoringInfo, numbers: [253: Double(at), 0: Double(Int(at) + ahead)], timestamp: at)
    }

    private func count(_ at: UInt32, _ type: Int, _ steps: Double, metres: Double? = nil) -> FITMessage {
        var message = FITMessage(kind: .monitoring, numbers: [253: Double(at), 5: Double(type), 3: steps], timestamp: at)
        message.numbers[2] = metres.map { $0 * 100 }
        return message
    }

    /// Returns whether anything was counted.
    private func read(_ messages: [FITMessage]) -> Bool {
        let monitoring = FITMonitoring(batch: batch)
        for message in messages { monitoring.add(message) }
        return monitoring.finishFile()
    }

    private func values(_ metric: Metric) -> [Double] { batch.samples.filter { $0.metric == metric }.map(\.value) }

    @Test func `a counter that stood still adds nothing, and one that fell has begun again`() {
        let steps: [Double] = [500, 500, 501, 800, 200]
        let counts = steps.enumerated().map { count(midnight + UInt32($0 + 1) * 600, 6, $1) }
        #expect(read([info(midnight)] + counts))
        #expect(values(.steps) == [500, 1, 299, 200])
    }

    @Test func `metres go on from where they were, with the steps`() {
        #expect(read([info(midnight), count(midnight + 600, 1, 500, metres: 400), count(midnight + 1200, 1, 600, metres: 470)]))
        #expect(values(.distance) == [400, 70] && values(.steps) == [500, 100])
    }

    @Test(arguments: [(1, true), (6, true), (0, false), (2, false), (5, false), (7, false)])
    func `walking and running are counted, and no other movement`(_ type: Int, _ isCounted: Bool) {
        #expect(read([info(midnight), count(midnight + 600, type, 500)]) == isCounted)
        #expect(values(.steps) == (isCounted ? [500] : []))
    }

    /// 12:00Z on 27 March, from which fourteen hours lead into the next day, and back into the one before.
    @Test(arguments: [(50_400, 28), (50_401, 27), (-50_400, 26), (-50_401, 27), (0, 27)])
    func `a day is that of the watch's own clock, up to fourteen hours from UTC`(_ ahead: Int, _ day: Int) {
        let noon = midnight + (ahead < 0 ? 7 : 12) * 3600
        #expect(read([info(noon, ahead: ahead), count(noon + 60, 6, 500)]))
        #expect(batch.samples.filter { $0.metric == .steps }.map { Zone.utc.day(of: $0.start).day } == [day])
    }

    @Test func `sixteen bits of time go on from the last full one, also over their end`() {
        let full = midnight | 0xFFF0
        var short = FITMessage(kind: .monitoring, numbers: [26: 0x0010, 5: 6, 3: 700])
        short.timestamp = full
        #expect(read([info(full - 86_400), count(full, 6, 500), short]))
        let moments = batch.samples.filter { $0.metric == .steps }.map(\.end.seconds)
        #expect(moments == [Int64(full), Int64(full) + 0x20].map { $0 + 631_065_600 })
    }

    @Test func `where a day's beginning lies in another file its last counts are told beside, of both movements together`() {
        let noon = midnight + 12 * 3600
        let counts = [
            count(noon + 600, 6, 5000, metres: 4000), count(noon + 660, 1, 100, metres: 90), count(noon + 1200, 6, 5600, metres: 4500),
            count(noon + 1800, 6, 10, metres: 8),
        ]
        #expect(read([info(noon)] + counts))
        let sums = batch.samples.filter { $0.grain == .day }
        #expect(sums.filter { $0.metric == .steps }.map(\.value) == [5700])
        #expect(sums.filter { $0.metric == .distance }.map(\.value) == [4590])
        #expect(batch.samples.filter { $0.grain != .day && $0.metric == .steps }.map(\.value) == [600, 10])
    }

    @Test func `a count never begins before the midnight of its own day`() {
        #expect(read([info(midnight - 3600), count(midnight + 600, 6, 100)]))
        #expect(batch.samples.map { $0.start.seconds } == [Int64(midnight) + 631_065_600])
        #expect(batch.samples.map { $0.end.seconds } == [Int64(midnight) + 600 + 631_065_600])
    }

    @Test func `without any count nothing is told`() {
        #expect(!read([info(midnight), FITMessage(kind: .monitoring, numbers: [253: Double(midnight), 5: 6], timestamp: midnight)]))
        #expect(batch.samples.isEmpty)
    }
}
