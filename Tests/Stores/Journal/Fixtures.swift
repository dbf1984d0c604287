import Walking

@testable import Journal

let berlin = Zone("Europe/Berlin") ?? .utc
let watch = Source(name: "Kim’s Apple Watch", manufacturer: "Apple Inc.", model: "Watch")
let phone = Source(name: "Kim’s iPhone", manufacturer: "Apple Inc.", model: "iPhone")

/// 2026-04-02 12:00 UTC.
let clock = FixedClock(Instant(seconds: 1_775_131_200))

/// Minutes after 2026-03-27 00:00 in Berlin.
func moment(_ minutes: Int) -> Instant {
    Instant(seconds: 1_774_566_000 + Int64(minutes) * 60)
}

func steps(_ source: Source, _ from: Int, _ until: Int, _ value: Double, modified: Instant? = nil, exported: Int64? = nil) -> Sample {
    Sample(
        metric: .steps, start: moment(from), end: moment(until), value: value, source: source, modified: modified,
        exported: exported.map(Instant.init(seconds:)))
}

func memoryJournal() async throws -> (journal: Journal, profile: ProfileJournal) {
    let journal = try Journal(path: nil, clock: clock, zone: berlin)
    return (journal, try await journal.profile(journal.localAccount().id))
}

extension ProfileJournal {
    @discardableResult
    func take(_ samples: [Sample], walks: [Walk] = [], file: String = "export.xml", batch: Int = 100, written: Instant? = nil) async throws
        -> ImportReport
    {
        let sink = try await importSink()
        try await sink.begin(ImportFile(name: file, format: "test", written: written))
        try await sink.accept([], walks: walks)
        for start in stride(from: 0, to: samples.count, by: batch) {
            try await sink.accept(Array(samples[start..<min(samples.count, start + batch)]), walks: [])
        }
        return try await sink.finish(hash: nil, skipped: [:], isPartial: false)
    }

    /// Replaces the settings, where a test has them at hand.
    func save(_ settings: JournalSettings) async throws(JournalFailure) { _ = try await change { $0 = settings } }

    func allDays() async throws -> [Day] { try await days(from: nil, through: nil) }

    func total() async throws -> [CivilDate: Int] {
        Dictionary(uniqueKeysWithValues: try await allDays().map { ($0.date, $0.stepCount) })
    }
}

/// A few days of two devices that overlap, the same for the same seed.
func randomSamples(_ seed: UInt64, count: Int = 200) -> [Sample] {
    var state = seed
    func next(_ bound: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(bound))
    }
    return (0..<count).map { _ in
        let start = next(7000)
        let source = next(3) == 0 ? phone : watch
        return steps(
            source, start, start + 1 + next(90), Double(next(300)),
            modified: next(2) == 0 ? nil : Instant(seconds: 1_775_000_000 + Int64(next(1000))),
            exported: next(3) == 0 ? nil : 1_775_000_000 + Int64(next(3)))
    }
}
