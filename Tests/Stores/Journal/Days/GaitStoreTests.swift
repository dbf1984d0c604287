import SQLite
import Testing
import Walking

@testable import Journal

/// The gait of a person, as it is kept day by day.
struct GaitStoreTests {
    private let date = CivilDate(dayNumber: 20_539)
    private let all = CivilDate(dayNumber: 20_000)...CivilDate(dayNumber: 21_000)

    private func measured(_ metric: Metric, _ minute: Int, _ value: Double, _ source: Source = phone) -> Sample {
        Sample(metric: metric, start: moment(minute), end: moment(minute + 1), value: value, source: source)
    }

    private func minutes(from minute: Int, _ count: Int, _ source: Source = watch) -> [Sample] {
        (minute..<minute + count).flatMap { [measured(.steps, $0, 110, source), measured(.distance, $0, 77, source)] }
    }

    private func gait(_ profile: ProfileJournal, _ measure: GaitMeasure) async throws -> [GaitRecord] {
        try await profile.gait(.measure(measure), from: all.lowerBound, through: all.upperBound)
    }

    @Test func `a day's gait is kept by its source, measured and made of steps`() async throws {
        let profile = try await memoryJournal().profile
        try await profile.take(minutes(from: 480, 10) + [measured(.speed, 500, 1.1), measured(.speed, 520, 1.3)])
        let speeds = try await gait(profile, .speed)
        #expect(speeds.map(\.date) == [date, date])
        let own = try #require(speeds.first { $0.figure.origin == phone }?.figure)
        #expect(abs((own.value ?? 0) - 1.2) < 1e-9 && own.stretches == 2 && own.basis == .measured)
        let derived = try #require(speeds.first { $0.figure.origin == watch }?.figure)
        #expect(derived.basis == .records && derived.stretches == 1 && derived.seconds == 600)
        #expect(try await gait(profile, .peakCadence).map(\.figure.origin) == [nil])
        #expect(
            try await profile.gaitQuantities(from: date)
                == [
                    .measure(.speed), .measure(.stepLength), .measure(.cadence), .measure(.walkRatio), .measure(.peakCadence),
                    .minutes(cadence: 100), .minutes(cadence: 110), .minutes(cadence: 120),
                ])
    }

    @Test func `what says how one walks adds no step, and goes with its import without a trace`() async throws {
        let profile = try await memoryJournal().profile
        try await profile.take(minutes(from: 480, 10))
        let before = try await profile.allDays()
        try await profile.take(
            [measured(.doubleSupport, 485, 0.27), measured(.asymmetry, 485, 0.03), measured(.sixMinuteWalk, 700, 480)], file: "phone.xml")
        #expect(try await profile.allDays().map(\.steps) == before.map(\.steps))
        #expect(try await gait(profile, .doubleSupport).map(\.figure.value) == [0.27])
        let number = try #require(try await profile.imports().first?.id)
        _ = try await profile.undoImport(number)
        for measure in [GaitMeasure.doubleSupport, .sixMinuteWalk] { #expect(try await gait(profile, measure).isEmpty) }
        #expect(try await profile.allDays() == before)
        #expect(try await gait(profile, .cadence).count == 1)
    }

    @Test func `the steadiness of a week is kept of its last day, and makes no day of steps`() async throws {
        let profile = try await memoryJournal().profile
        let end = moment(600)
        let week = Sample(metric: .steadiness, start: end + .seconds(-7 * 86_400), end: end, value: 0.9, source: phone)
        let report = try await profile.take([week], file: "phone.xml")
        #expect(report.outcome.quarantined.isEmpty)
        #expect(try await profile.allDays().isEmpty)
        let kept = try await gait(profile, .steadiness)
        #expect(kept.map(\.figure.value) == [0.9] && kept.map(\.date) == [date])
        let number = try #require(try await profile.imports().first?.id)
        _ = try await profile.undoImport(number)
        #expect(try await gait(profile, .steadiness).isEmpty)
    }

    @Test func `a value that cannot be is put aside`() async throws {
        let profile = try await memoryJournal().profile
        let report = try await profile.take([measured(.doubleSupport, 600, 27), measured(.briskHeartRate, 600, 300)])
        #expect(report.outcome.quarantined == [.absurd: 2])
        #expect(try await gait(profile, .doubleSupport).isEmpty)
    }

    @Test func `hills are left out by the route of the walk that went up`() async throws {
        let profile = try await memoryJournal().profile
        let route = (0...20).map { minute in
            RoutePoint(
                time: moment(480 + minute), latitude: 50 + 0.0006 * Double(minute), longitude: 8, elevation: 100 + 8 * Double(minute))
        }
        let walk = Walk(
            id: WalkID(source: phone, start: moment(480), end: moment(500)), start: moment(480), end: moment(500), zone: berlin,
            source: phone, route: route)
        try await profile.take(minutes(from: 480, 20), walks: [walk])
        let figure = try #require(try await gait(profile, .speed).first { $0.figure.origin == watch }?.figure)
        #expect(figure.value == nil && figure.leftOut == GaitLeftOut(hilly: 1))
    }

    @Test func `a journal from before counts the gait of its days when it is opened`() async throws {
        let folder = try TemporaryFolder()
        do {
            let journal = try Journal(path: folder.database, clock: clock, zone: berlin)
            try await journal.profile(journal.localAccount().id).take(minutes(from: 480, 10))
        }
        do {
            let old = try Database(path: folder.database)
            try old.script("ALTER TABLE account DROP COLUMN weight")
            try old.script("DROP INDEX quarantine_by_start; ALTER TABLE quarantine DROP COLUMN text")
            try old.script("DROP TABLE club_challenge; DROP TABLE challenge_told; DROP TABLE challenge")
            try old.script("DROP TABLE club_page; DROP TABLE club_cheer; DROP TABLE club_walk; DROP TABLE club_blocked")
            try old.script("DROP TABLE club_day; DROP TABLE club_member; DROP TABLE club_sent; DROP TABLE club_room; DROP TABLE club")
            try old.script("DROP TABLE gait; DROP TABLE route_ends; DROP TRIGGER route_ends_go; PRAGMA user_version = 13")
        }
        let journal = try Journal(path: folder.database, clock: clock, zone: berlin)
        let profile = try await journal.profile(journal.localAccount().id)
        _ = try await profile.perform { (stores) async throws(JournalFailure) in try await stores.counter.recountStaleDays() }
        #expect(try await gait(profile, .cadence).map(\.figure.value) == [110])
    }

    @Test func `a device's walks are not compared with its records`() async throws {
        let profile = try await memoryJournal().profile
        let walk = Walk(
            id: WalkID(source: watch, start: moment(700), end: moment(720)), start: moment(700), end: moment(720), zone: berlin,
            steps: 2100,
            distance: 1500, source: watch)
        try await profile.take(minutes(from: 480, 10), walks: [walk])
        let cadences = try await gait(profile, .cadence)
        #expect(cadences.map(\.figure.basis).sorted() == [.records, .walks] && Set(cadences.map(\.figure.value)) == [105, 110])
    }
}
