import Foundation
import Testing
import Walking

@testable import Importers

/// Single records of an Apple Health export.
struct AppleRecordTests {
    private static let usual = [
        "type": "HKQuantityTypeIdentifierStepCount", "sourceName": "Ann’s Watch", "unit": "count", "value": "312",
        "creationDate": "2026-03-28 20:54:57 +0200", "startDate": "2026-03-28 20:40:00 +0200", "endDate": "2026-03-28 20:50:00 +0200",
    ]

    /// Lends attributes as the parser does.
    private func read(_ changes: [String: String], without name: String? = nil, _ sources: inout AppleSources) -> AppleRecord {
        let attributes = Self.usual.merging(changes) { $1 }.filter { $0.key != name }
        var texts = attributes.sorted { $0.key < $1.key }.flatMap { [strdup($0.key), strdup($0.value)] }
        defer { for text in texts { free(text) } }
        texts.append(nil)
        return texts.withUnsafeMutableBufferPointer { buffer in
            buffer.withMemoryRebound(to: UnsafePointer<CChar>?.self) { AppleRecord.read(XMLAttributes($0.baseAddress), sources: &sources) }
        }
    }

    private func sample(_ changes: [String: String] = [:], without name: String? = nil) -> Sample? {
        var sources = AppleSources()
        guard case .sample(let sample) = read(changes, without: name, &sources) else { return nil }
        return sample
    }

    private func reason(_ changes: [String: String] = [:], without name: String? = nil) -> SkipReason? {
        var sources = AppleSources()
        guard case .skipped(let reason, _) = read(changes, without: name, &sources) else { return nil }
        return reason
    }

    @Test func `a record is read with its dates and its source`() throws {
        let found = try #require(sample())
        #expect(found.metric == .steps && found.value == 312 && found.source.name == "Ann’s Watch")
        #expect(found.end - found.start == .seconds(600) && found.modified == found.end + .seconds(297))
        #expect(try #require(sample(without: "creationDate")).modified == nil)
    }

    @Test(
        arguments: [
            ("DistanceWalkingRunning", "km", "1.5", .distance, 1500), ("DistanceWalkingRunning", "mi", "1", .distance, 1609.344),
            ("WalkingSpeed", "km/hr", "3.6", .speed, 1), ("WalkingStepLength", "cm", "70", .stepLength, 0.7),
            ("FlightsClimbed", "count", "2", .flights, 2),
            ("AppleExerciseTime", "min", "3", .exercise, 180),
        ] as [(String, String, String, Metric, Double)])
    func `each kind comes in its own units`(_ type: String, _ unit: String, _ text: String, _ metric: Metric, _ value: Double) throws {
        let found = try #require(sample(["type": "HKQuantityTypeIdentifier" + type, "unit": unit, "value": text]))
        #expect(found.metric == metric && abs(found.value - value) < 1e-9)
    }

    @Test(arguments: ["HKQuantityTypeIdentifierHeartRateVariabilitySDNN", "HKQuantityTypeIdentifierStepCounter", "StepCount", ""])
    func `what is not about walking is passed over`(_ type: String) {
        var sources = AppleSources()
        guard case .other = read(["type": type], &sources) else {
            Issue.record("\(type) was read")
            return
        }
        #expect(sample(["type": type]) == nil && reason(["type": type]) == nil)
    }

    @Test func `a heart rate is read with its moment, and one that no heart has is passed over`() {
        func rate(_ value: String, unit: String = "count/min", from start: String = "2026-03-28 20:40:00 +0200") -> Double? {
            var sources = AppleSources()
            let record = read(
                ["type": "HKQuantityTypeIdentifierHeartRate", "value": value, "unit": unit, "startDate": start], &sources)
            guard case .heartRate(let rate, let time, let source) = record else { return nil }
            #expect(time == sample()?.start && source.name == "Ann’s Watch")
            return rate
        }
        #expect(rate("112") == 112 && rate("20") == 20 && rate("250") == 250)
        #expect(rate("19") == nil && rate("251") == nil && rate("many") == nil)
        #expect(rate("112", unit: "count") == nil && rate("112", from: "soon") == nil)
    }

    @Test func `a record that lacks something says what`() {
        #expect(reason(without: "startDate") == .badDate && reason(["endDate": "2026-03-28"]) == .badDate)
        #expect(reason(without: "value") == .badValue && reason(["value": "many"]) == .badValue)
        #expect(reason(without: "unit") == .badUnit && reason(["unit": "km"]) == .badUnit)
    }

    @Test func `a device is one source whatever address it had, and its hardware is its model`() throws {
        var sources = AppleSources()
        func source(_ device: String, name: String = "Watch") throws -> Source {
            guard case .sample(let sample) = read(["device": device, "sourceName": name], &sources) else { throw CancellationError() }
            return sample.source
        }
        let rest = ", name:Apple Watch, manufacturer:Apple, model:Watch, hardware:Watch6,7, software:11.3>"
        let first = try source("<<HKDevice: 0x3012772a0>" + rest)
        #expect(first.manufacturer == "Apple Inc." && first.model == "Watch6,7")
        #expect(try source("<<HKDevice: 0x9999999a0>" + rest) == first)
        #expect(try source("<<HKDevice: 0x1>, name:Pod, manufacturer:Zann, model:P1>").model == "P1")
        #expect(try source("nonsense").model == "" && source("nonsense", name: "Other").name == "Other")
    }
}
