import Testing
import Walking
import WalkingTesting

@testable import Walk

/// A look into files that keeps nothing.
struct PreviewSinkTests {
    private let sink = PreviewSink(MemoryJournal(zone: .utc), now: WalkWorld.now)
    private let start = WalkWorld.now - .seconds(7200)

    private func sample(_ steps: Double, after seconds: Int = 0, source: Source = WalkWorld.watch) -> Sample {
        let begin = start + .seconds(seconds)
        return Sample(metric: .steps, start: begin, end: begin + .seconds(600), value: steps, source: source)
    }

    @Test func `records are counted by who measured them, and their time from the first to the last`() async throws {
        await sink.begin(ImportFile(name: "a.gpx", format: "gpx"))
        let batch = try await sink.accept([sample(500), sample(600, after: 600), sample(5, source: WalkWorld.phone)], walks: [])
        #expect(batch.added == 3 && batch.walksAdded == 0)
        let findings = await sink.findings
        #expect(findings.samples == 3 && findings.sources == [WalkWorld.watch: 2, WalkWorld.phone: 1])
        #expect(findings.first == start && findings.last == start + .milliseconds(1_199_999))
        #expect(!findings.isEmpty)
    }

    @Test func `what stands in the journal already is counted as that`() async throws {
        let journal = MemoryJournal(zone: .utc, walks: [WalkWorld.walks[0]], samples: [sample(500)])
        let sink = PreviewSink(journal, now: WalkWorld.now)
        await sink.begin(ImportFile(name: "a.gpx", format: "gpx"))
        _ = try await sink.accept([sample(500), sample(600, after: 600)], walks: [WalkWorld.walks[0], WalkWorld.walks[1]])
        let findings = await sink.findings
        #expect(findings.samples == 2 && findings.knownSamples == 1 && findings.walks == 2 && findings.knownWalks == 1)
    }

    @Test func `what the journal would leave out is counted as that, and not as found`() async throws {
        await sink.begin(ImportFile(name: "a.gpx", format: "gpx"))
        var backwards = WalkWorld.walks[0]
        (backwards.start, backwards.end) = (backwards.end, backwards.start)
        let batch = try await sink.accept([sample(-1), sample(1e6), sample(10, after: 90_000)], walks: [backwards])
        #expect(batch.added == 0 && batch.walksAdded == 0)
        #expect(batch.quarantined == [.badValue: 1, .absurd: 1, .future: 1, .backwards: 1])
        let findings = await sink.findings
        #expect(findings.isEmpty && findings.first == nil && findings.skipped == batch.quarantined)
    }

    @Test func `what a reader skipped is added to it, over all files`() async throws {
        for name in ["a.csv", "b.csv"] {
            await sink.begin(ImportFile(name: name, format: "fitbit"))
            _ = try await sink.accept([sample(-1)], walks: [])
            _ = await sink.finish(hash: nil, skipped: [.badValue: 2, .badDate: 1], leftOut: [], places: [], isPartial: name == "a.csv")
        }
        let findings = await sink.findings
        #expect(findings.skipped == [.badValue: 6, .badDate: 2])
        #expect(findings.formats == ["fitbit"] && findings.isPartial, "one that was cut is enough")
    }

    @Test func `what a reader left out with its value is counted, and what it counts itself is not counted twice`() async throws {
        await sink.begin(ImportFile(name: "a.gpx", format: "gpx"))
        func record(_ reason: SkipReason, _ text: String?) -> QuarantinedRecord {
            QuarantinedRecord(metric: .distance, start: start, end: start, value: 9, source: WalkWorld.watch, reason: reason, text: text)
        }
        let batch = ReadBatch([sample(500)], walks: [], leftOut: [record(.absurdPart, nil), record(.badPart, "x")])
        #expect(try await sink.accept(batch).quarantined == [.absurdPart: 1])
        let report = await sink.finish(hash: nil, skipped: [.badPart: 1], leftOut: [], places: [], isPartial: false)
        #expect(report.outcome.added == 1 && report.outcome.quarantined == [.absurdPart: 1])
        #expect(await sink.findings.skipped == [.absurdPart: 1, .badPart: 1])
    }

    @Test func `a report is that of its own file`() async throws {
        await sink.begin(ImportFile(name: "a.gpx", format: "gpx"))
        _ = try await sink.accept([sample(500)], walks: [])
        await sink.begin(ImportFile(name: "b.fit", format: "fit"))
        _ = try await sink.accept([], walks: [WalkWorld.walks[0]])
        let report = await sink.finish(hash: "x", skipped: [:], leftOut: [], places: [], isPartial: false)
        #expect(report.file == "b.fit" && report.format == "fit")
        #expect(report.outcome.added == 0 && report.outcome.walksAdded == 1)
        #expect(await sink.findings.formats == ["gpx", "fit"])
    }
}
