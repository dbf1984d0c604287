import SQLite
import Testing
import Walking

@testable import Journal

/// The records of a live walk's sensors, which count as long as the walk does.
struct LiveWalkTests {
    private let pad = Source(name: "Walking pad", manufacturer: "KingSmith", model: "G1", kind: .live)
    private let date = CivilDate(dayNumber: 20_539)

    private func walk(_ from: Int = 480, _ until: Int = 490, steps: Int? = 1000, distance: Double? = 700) -> Walk {
        Walk(
            id: WalkID("6F1C2B60-0D5A-4E6C-9C1D-5B8F5D0C0001") ?? WalkID(), start: moment(from), end: moment(until), zone: berlin,
            steps: steps, distance: distance, source: .liveWalk)
    }

    /// Ten minutes of a belt: 50 steps in each of the first five, 150 in the others; the way comes from the person's step length.
    private var records: [Sample] {
        (480..<490).flatMap { minute in
            let count = minute < 485 ? 50.0 : 150
            return [
                steps(pad, minute, minute + 1, count),
                Sample(
                    metric: .distance, start: moment(minute), end: moment(minute + 1), value: count * 0.7,
                    source: Source(name: "GND", model: "live", kind: .other)),
            ]
        }
    }

    private func profile(_ walk: Walk? = nil, and others: [Sample] = []) async throws -> ProfileJournal {
        let profile = try await memoryJournal().profile
        try await profile.take(records + others, walks: [walk ?? self.walk()])
        return profile
    }

    /// The day's steps and metres, where the count, the proof and the hours agree.
    private func count(_ profile: ProfileJournal) async throws -> [Int] {
        let day = try #require(try await profile.allDays().first { $0.date == date })
        for (metric, value) in [(Metric.steps, day.steps), (.distance, day.distance)] {
            let proof = try await ExplainDay(journal: profile)(date, metric)
            #expect(abs((proof.value ?? 0) - value) < 0.01)
        }
        let hours = try await profile.hours(from: moment(0), until: moment(1440))
        #expect(abs(hours.reduce(0) { $0 + $1.steps } - day.steps) < 0.01)
        return [Int(clamping: day.steps), Int(clamping: day.distance)]
    }

    private func edit(_ profile: ProfileJournal, _ change: (inout WalkDraft) -> Void) async throws -> UndoID {
        let id = walk().id
        var draft = WalkDraft(try await LoadWalk(journal: profile)(id))
        change(&draft)
        return try await EditWalk(journal: profile, clock: clock)(id, to: draft).undo
    }

    @Test func `a deleted live walk counts no more, and undoing it brings it back`() async throws {
        let profile = try await profile(and: [steps(phone, 600, 610, 400)])
        #expect(try await count(profile) == [1400, 700])
        let undo = try await profile.delete([walk().id])
        #expect(try await count(profile) == [400, 0])
        let proof = try await ExplainDay(journal: profile)(date)
        #expect(proof.lines.map(\.source) == [phone])
        try await profile.undo(undo)
        #expect(try await count(profile) == [1400, 700])
    }

    @Test func `without any walk nothing of a sensor counts, and the watch that was there does`() async throws {
        let profile = try await profile(and: [steps(watch, 480, 490, 900)])
        #expect(try await count(profile) == [1000, 700])
        _ = try await profile.delete([walk().id])
        #expect(try await count(profile) == [900, 0])
    }

    @Test func `of a live walk with another time only what lies in it counts, and the walk says so`() async throws {
        let profile = try await profile()
        let undo = try await edit(profile) { $0.duration = .seconds(300) }
        #expect(try await count(profile) == [250, 175])
        #expect(try await profile.walk(walk().id)?.steps == 250)
        try await profile.undo(undo)
        #expect(try await count(profile) == [1000, 700])
        _ = try await edit(profile) {
            $0.start = moment(487)
            $0.duration = .seconds(150)
        }
        #expect(try await count(profile) == [375, 263])
    }

    @Test(arguments: [(2000, 2000), (600, 600), (nil, 0)])
    func `the number that the person gave a live walk is what counts of it`(_ written: Int?, _ counted: Int) async throws {
        let profile = try await profile()
        _ = try await edit(profile) { $0.steps = written }
        #expect(try await count(profile) == [counted, 700])
    }

    @Test func `halves of a live walk have what was recorded in each`() async throws {
        let profile = try await profile()
        let halves = try await SplitWalk(journal: profile)(walk().id, at: moment(485)).walks
        #expect(halves.map(\.steps) == [250, 750] && halves.map { $0.distance?.rounded() } == [175, 525])
        #expect(try await count(profile) == [1000, 700])
        _ = try await profile.delete([halves[1].id])
        #expect(try await count(profile) == [250, 175])
    }

    @Test(arguments: [false, true])
    func `a live walk that is merged with another counts as before`(_ isFirst: Bool) async throws {
        let profile = try await profile()
        let (from, until) = isFirst ? (510, 520) : (440, 450)
        let other = Walk(start: moment(from), end: moment(until), zone: berlin, steps: 1200, distance: 800)
        _ = try await profile.save([other])
        #expect(try await count(profile) == [2200, 1500])
        let whole = try await MergeWalks(journal: profile)([other.id, walk().id]).walk
        #expect(try await count(profile) == [2200, 1500])
        _ = try await profile.delete([whole.id])
        #expect(try await profile.allDays().reduce(0) { $0 + $1.steps } == 0)
    }

    @Test func `a journal that counted deleted live walks counts again what it has of them`() async throws {
        let folder = try TemporaryFolder()
        do {
            let old = try Database(path: folder.database)
            for migration in Migration.all.prefix(12) { try old.script(migration.sql) }
            try old.script(
                """
                INSERT INTO account (id, name, name_key, is_local) VALUES (1, 'local', 'local', 1);
                INSERT INTO source VALUES (1, 'Pad', '', '', -1);
                INSERT INTO day (owner, date, steps, distance, flights, exercise, brisk) VALUES (1, \(date.dayNumber), 300, 0, 0, 0, 0);
                INSERT INTO day_source VALUES (1, \(date.dayNumber), 1, 300);
                PRAGMA application_id = \(Migration.applicationID); PRAGMA user_version = 12;
                """)
        }
        let journal = try Journal(path: folder.database, clock: clock, zone: berlin)
        let profile = try await journal.profile(try await journal.localAccount().id)
        #expect(try await profile.allDays().reduce(0) { $0 + $1.steps } == 0)
    }
}
