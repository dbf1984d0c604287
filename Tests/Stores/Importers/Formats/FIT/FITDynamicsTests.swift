import Testing
import Walking

@testable import Importers

/// The values of a minute, from what a pod or a strap measured in it.
struct FITDynamicsTests {
    /// The first second of a minute.
    private let start = FITMessage.instant(UInt32(FITFile.seven)) ?? Instant(seconds: 0)

    private func samples(_ records: [(second: Int, numbers: [UInt8: Double])], from: Int = 0, until: Int = 120) -> [Sample] {
        var dynamics = FITDynamics()
        for record in records {
            dynamics.add(FITMessage(kind: .record, numbers: record.numbers, timestamp: UInt32(FITFile.seven + record.second)))
        }
        return dynamics.samples(from: start + .seconds(from), until: start + .seconds(until), source: Source(name: "Pod"))
    }

    private func told(_ samples: [Sample]) -> [String] {
        samples.map { sample in
            let (from, until) = ((sample.start - start).milliseconds / 1000, (sample.end - start).milliseconds / 1000)
            let name = sample.metric == .stepLength ? "stepLength" : "another"
            return "\(name) \((sample.value * 1000).rounded() / 1000) \(from)–\(until)"
        }
    }

    @Test func `each measure has its own unit`() {
        let found = samples([(0, [39: 700, 41: 2500, 84: 5010, 85: 7000])])
        #expect(found.map(\.metric) == [.stanceTime, .stanceBalance, .verticalOscillation, .stepLength])
        #expect(found.map(\.value) == [0.25, 0.501, 0.07, 0.7])
        #expect(found.allSatisfy { $0.grain == .record && $0.source.name == "Pod" })
    }

    @Test func `of several records of a minute their mean counts, without those that measured nothing`() {
        #expect(
            told(samples([(0, [85: 6000]), (59, [85: 7000]), (30, [85: 0]), (60, [85: 8000])])) == [
                "stepLength 0.65 0–60", "stepLength 0.8 60–120",
            ])
    }

    @Test func `the heart counts where the cadence was a hundred steps or more`() {
        func heart(_ numbers: [UInt8: Double]) -> [Double] { samples([(0, numbers)]).filter { $0.metric == .briskHeartRate }.map(\.value) }
        #expect(heart([3: 110, 4: 50]) == [110])
        #expect(heart([3: 110, 4: 49]) == [] && heart([3: 110]) == [])
        #expect(heart([3: 110, 4: 49, 53: 128]) == [110])
        #expect(heart([3: 110, 4: 49, 53: 127]) == [])
    }

    @Test func `a minute is cut where the walk begins or ends, and left out where only its edge meets it`() {
        let records = [-60, 0, 60, 120].map { (second: $0, numbers: [85: 7000.0] as [UInt8: Double]) }
        #expect(told(samples(records, from: 10, until: 70)) == ["stepLength 0.7 10–60", "stepLength 0.7 60–70"])
        #expect(told(samples(records, from: 0, until: 60)) == ["stepLength 0.7 0–60"])
    }
}
