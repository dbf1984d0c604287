import SQLite
import Testing
import Walking

@testable import Journal

/// Days and hours are counted in the transaction that brings the records.
struct RollUpTests {
    /// The order and the kind of the records in a file.
    enum Shape: CaseIterable, Sendable {
        case inOrder, shuffled, byMetric, sumsOfDays, oneDay
    }

    /// Ten years of a record every other day or so, the same for the same seed.
    private func tenYears(_ shape: Shape) -> [Sample] {
        var state: UInt64 = 17
        func next(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(bound))
        }
        let metrics: [Metric] = [.steps, .distance, .flights, .speed]
        var samples = (0..<600).map { number in
            let start = moment((shape == .oneDay ? next(1440) : -number * 8760 + next(2000)) - 10)
            let length = shape == .sumsOfDays && next(2) == 0 ? 86_400 : 60 * (1 + next(120))
            return Sample(
                metric: metrics[next(4)], start: start, end: start + .seconds(length), value: Double(1 + next(400)) / 7,
                source: next(2) == 0 ? phone : watch)
        }
        switch shape {
        case .shuffled:
            for index in samples.indices { samples.swapAt(index, next(samples.count)) }
        case .byMetric: samples.sort { ($0.metric.code, $0.start) < ($1.metric.code, $1.start) }
        case .inOrder, .sumsOfDays, .oneDay: break
        }
        return samples
    }

    private func open(_ folder: TemporaryFolder) async throws -> ProfileJournal {
        let journal = try Journal(path: folder.database, clock: clock, zone: berlin)
        return try await journal.profile(journal.localAccount().id)
    }

    @Test(arguments: Shape.allCases)
    func `after each batch the days and hours are what a count of everything makes of them`(shape: Shape) async throws {
        let folder = try TemporaryFolder()
        let sink = try await open(folder).importSink()
        try await sink.begin(ImportFile(name: "a", format: "test"))
        let samples = tenYears(shape)
        for start in stride(from: 0, to: samples.count, by: 200) {
            let batch = Array(samples[start..<start + 200])
            // Each batch brings walks, some of them over midnight.
            let walks = batch.prefix(20).map { sample in
                Walk(start: sample.start + .seconds(72_000), end: sample.start + .seconds(86_400), zone: berlin, steps: 900, source: watch)
            }
            try await sink.accept(batch, walks: walks)
            let now = try RollUps(folder.database)
            #expect(now.stale == 0 && !now.rows.isEmpty)
            #expect(try await now == RollUps.recounted(folder.database))
        }
    }

    @Test func `a record in a walk over midnight takes from what the walk adds on both days`() async throws {
        let folder = try TemporaryFolder()
        let profile = try await open(folder)
        let walk = Walk(start: moment(1430), end: moment(1450), zone: berlin, steps: 600, source: watch)
        try await profile.take([], walks: [walk])
        #expect(try await profile.allDays().map(\.stepCount) == [300, 300])
        let report = try await profile.take([steps(watch, 1431, 1439, 500)])
        #expect(try await profile.allDays().map(\.stepCount) == [517, 83])
        #expect(report.changedDays == 2)
        #expect(report.shrunkDays == 1)
    }

    @Test func `an import that was cut off leaves its days counted`() async throws {
        let folder = try TemporaryFolder()
        do {
            let sink = try await open(folder).importSink()
            try await sink.begin(ImportFile(name: "a", format: "test"))
            try await sink.accept([steps(watch, 0, 10, 900)], walks: [])
            try await sink.accept([steps(watch, 20, 30, 100), steps(watch, 1440, 1450, 70)], walks: [])
        }
        #expect(try Database(path: folder.database).all("SELECT steps FROM day ORDER BY date") { $0.real(0) } == [1000, 70])
        #expect(try Database(path: folder.database).all("SELECT steps FROM hour ORDER BY start") { $0.real(0) } == [1000, 70])
        #expect(try RollUps(folder.database).stale == 0)
        #expect(try await open(folder).imports().map(\.report) == [nil])
    }

    @Test func `what an import says of its days is measured from before its first batch`() async throws {
        let profile = try await memoryJournal().profile
        try await profile.take([steps(watch, 0, 10, 900, modified: Instant(seconds: 1)), steps(watch, 1440, 1450, 50)])
        // The first day is touched by three batches and the second comes out as it was; the third is new.
        let report = try await profile.take(
            [
                steps(watch, 0, 10, 100, modified: Instant(seconds: 2)), steps(watch, 20, 30, 50), steps(watch, 40, 50, 50),
                steps(phone, 1442, 1444, 10), steps(phone, 2880, 2890, 10),
            ], batch: 1)
        #expect(try await profile.allDays().map(\.stepCount) == [200, 50, 10])
        #expect(report.changedDays == 2)
        #expect(report.shrunkDays == 1)
        #expect(try await profile.imports().first?.report?.shrunkDays == 1)
    }

    @Test func `a day is less than before only against what there was before all files of an import`() async throws {
        let folder = try TemporaryFolder()
        let profile = try await open(folder)
        func pour(_ sink: any SampleSink, _ samples: [Sample], as file: String) async throws -> ImportReport {
            try await sink.begin(ImportFile(name: file, format: "test"))
            try await sink.accept(samples, walks: [])
            return try await sink.finish(hash: nil, skipped: [:], isPartial: false)
        }
        let wrong = steps(phone, 0, 60, 900, modified: moment(0))
        let right = steps(phone, 0, 60, 400, modified: moment(1))
        // Into an empty journal: the second file corrects the first one, and nothing was there before.
        let first = try await profile.importSink()
        #expect(try await pour(first, [wrong], as: "a").shrunkDays == 0)
        let second = try await pour(first, [right], as: "b")
        #expect(second.changedDays == 1 && second.shrunkDays == 0)
        #expect(try await first.changes() == DayChanges(changed: 1, shrunk: 0))
        #expect(try await profile.imports().allSatisfy { $0.report?.shrunkDays == 0 })
        // Into one that knows the day: less is less, and said once however many files say so.
        let later = try await profile.importSink()
        let less = try await pour(later, [steps(phone, 0, 60, 300, modified: moment(2))], as: "c")
        let least = try await pour(later, [steps(phone, 0, 60, 200, modified: moment(3))], as: "d")
        #expect([less.shrunkDays, least.shrunkDays] == [1, 0])
        #expect(try await later.changes() == DayChanges(changed: 1, shrunk: 1))
        _ = try await pour(later, [steps(phone, 0, 60, 500, modified: moment(4))], as: "e")
        #expect(try await later.changes() == DayChanges(changed: 1, shrunk: 0))
    }

    @Test func `an order of apps in an export counts the days again before anything follows it`() async throws {
        let folder = try TemporaryFolder()
        let apps = ["a", "b"].map { Source(name: $0, kind: .other) }
        let profile = try await open(folder)
        try await profile.take([steps(apps[0], 0, 60, 300, modified: moment(1)), steps(apps[1], 0, 60, 100, modified: moment(0))])
        let sink = try await profile.importSink()
        try await sink.begin(ImportFile(name: "hc.db", format: "test"))
        try await sink.accept(JournalMetadata(trusted: [apps[1].key, apps[0].key]))
        #expect(try RollUps(folder.database).stale == 0)
        #expect(try await profile.allDays().map(\.stepCount) == [100])
        let report = try await sink.finish(hash: nil, skipped: [:], isPartial: false)
        #expect(report.changedDays == 1)
        #expect(report.shrunkDays == 1)
    }

    @Test func `taking an import back counts its days in the same stroke`() async throws {
        let folder = try TemporaryFolder()
        let profile = try await open(folder)
        try await profile.take(randomSamples(1))
        try await profile.take(randomSamples(2))
        #expect(try await profile.undoImport(2) != nil)
        #expect(try RollUps(folder.database).stale == 0)
        #expect(try await RollUps(folder.database) == RollUps.recounted(folder.database))
    }

    @Test func `a report of before days shrank is still read`() throws {
        let report: ImportReport? = StoredJSON.decode(
            #"{"file":"a","format":"gpx","outcome":\#(StoredJSON.encode(BatchOutcome())),"skipped":{},"changedDays":3,"isPartial":false}"#)
        #expect(report == ImportReport(file: "a", format: "gpx", changedDays: 3))
        #expect(report?.shrunkDays == nil)
    }

    @Test func `a batch of many days is taken in the order of time, in runs of days, and no record twice`() {
        let samples = tenYears(.shuffled)
        let runs = BatchRuns(samples)
        let pieces = runs.ranges.map(runs.samples)
        #expect(pieces.count == 10)
        #expect(pieces.flatMap(\.self).map(\.start) == samples.map(\.start).sorted())
        #expect(Set(pieces.flatMap(\.self)) == Set(samples))
        for piece in pieces { #expect(Set(piece.map { $0.start.milliseconds / 86_400_000 }).count <= BatchRuns.daysInRun) }
        for (early, late) in zip(pieces, pieces.dropFirst()) {
            #expect((early.last?.start.milliseconds ?? 0) / 86_400_000 < (late.first?.start.milliseconds ?? 0) / 86_400_000)
        }
    }

    @Test func `a batch of few days is taken as it is, also one without records`() {
        let samples = tenYears(.oneDay)
        let runs = BatchRuns(samples)
        #expect(runs.ranges.map(runs.samples) == [samples])
        let nothing = BatchRuns([])
        #expect(nothing.ranges.map(nothing.samples) == [[]])
    }
}
