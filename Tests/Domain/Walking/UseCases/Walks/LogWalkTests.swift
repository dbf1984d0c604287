import Testing
import WalkingTesting

@testable import Walking

struct LogWalkTests {
    private let clock = FixedClock(Instant(seconds: 1_800_000_000))

    private func draft(_ change: (inout WalkDraft) -> Void = { _ in }) -> WalkDraft {
        var draft = WalkDraft(start: clock.now - .seconds(3600), duration: .seconds(1800), steps: 3000, title: "  river  ", tags: ["a"])
        change(&draft)
        return draft
    }

    @Test func `a draft becomes a walk of the journal's zone, and says how many of its steps are new`() async throws {
        let zone = try #require(Zone("Asia/Seoul"))
        let journal = MemoryJournal(zone: zone)
        let logged = try await LogWalk(journal: journal, clock: clock)(draft())
        #expect(logged.walk.zone == zone && logged.walk.title == "river" && logged.walk.source == .typed && logged.addedSteps == 3000)
        #expect(try await journal.walk(logged.walk.id) == logged.walk)
        _ = try await journal.undo(logged.undo)
        #expect(try await journal.walk(logged.walk.id) == nil)
    }

    @Test func `a walk that touches another one adds the minutes that are new`() async throws {
        let log = LogWalk(journal: MemoryJournal(zone: .utc), clock: clock)
        #expect(try await log(draft { $0.steps = nil }).addedMinutes == 30)
        let touching = draft { draft in
            (draft.start, draft.duration, draft.steps) = (draft.start + .seconds(1620), .seconds(1200), nil)
        }
        #expect(try await log(touching).addedMinutes == 17)
        #expect(try await log(touching).addedMinutes == 0)
    }

    @Test func `a walk within a coarser record of a better source says what the day has of its time`() async throws {
        let watch = Source(name: "Watch", kind: .watch)
        let hour = Sample(metric: .steps, start: clock.now - .seconds(7200), end: clock.now - .seconds(3600), value: 3000, source: watch)
        func logged(_ from: Int64, _ minutes: Int64, _ steps: Int) async throws -> LoggedWalk {
            let start = clock.now - .seconds(7200 - from * 60)
            let draft = draft { ($0.start, $0.duration, $0.steps) = (start, .seconds(minutes * 60), steps) }
            return try await LogWalk(journal: MemoryJournal(zone: .utc, samples: [hour]), clock: clock)(draft)
        }
        let within = try await logged(20, 40, 4000)
        #expect(within.fewerSteps == ToldSteps(steps: 2000, source: watch), "not all of the 4,000 are in the watch's hour")
        let longer = try await logged(20, 41, 4000)
        #expect(longer.fewerSteps == ToldSteps(steps: 2195, source: watch), "a minute more adds at most twice its own pace")
        #expect(try await logged(20, 40, 1500).fewerSteps == nil, "these the watch has")
        #expect(try await logged(65, 30, 4000).toldSteps == nil, "nobody else was there")
        let still = Sample(metric: .steps, start: hour.start, end: hour.end, value: 0, source: watch)
        let journal = MemoryJournal(zone: .utc, samples: [still])
        let none = try await LogWalk(journal: journal, clock: clock)(draft { $0.start = clock.now - .seconds(7200) })
        #expect(none.fewerSteps == ToldSteps(steps: 0, source: watch))
    }

    @Test func `the same walk has the same name, and a second one of that time another`() async throws {
        let names = [MemoryJournal(zone: .utc), MemoryJournal(zone: .utc)]
        let first = try await LogWalk(journal: names[0], clock: clock)(draft()).walk.id
        #expect(try await LogWalk(journal: names[1], clock: clock)(draft { $0.steps = 2000 }).walk.id == first)
        #expect(try await LogWalk(journal: names[0], clock: clock)(draft()).walk.id != first)
    }

    @Test func `one that ends a moment from now is taken, a later one not`() async throws {
        let log = LogWalk(journal: MemoryJournal(zone: .utc), clock: clock)
        _ = try await log(draft { $0.start = clock.now - .seconds(1740) })
        await #expect(throws: WalkFailure.draft(.inTheFuture)) { try await log(draft { $0.start = clock.now - .seconds(1739) }) }
    }

    @Test func `what the journal says is passed on`() async {
        let journal = MemoryJournal(zone: .utc)
        await journal.fail(with: .readOnly(path: "/x"))
        await #expect(throws: WalkFailure.journal(.readOnly(path: "/x"))) { try await LogWalk(journal: journal, clock: clock)(draft()) }
    }
}
