import Foundation
import Importers
import Journal
import LiveWalking
import Testing
import Walking

@testable import Sessions

/// Walks that begin, are broken off, go on, are saved and discarded.
struct LiveWalksTests {
    /// A program with a journal and a state folder, on clocks that stand until they are told to move.
    private final class Bench {
        let folder: String
        let clock = VirtualClock()
        let wall: FixedClock
        let journal: ProfileJournal
        let walks: LiveWalks

        /// - Parameter other: another program on the same machine.
        init(
            beside other: Bench? = nil, start: Instant = WalkBench.start, hub: any SensorHub = SilentHub(),
            feed: PlayedFeed? = nil, reader: any HistoryReader = Importer()
        ) async throws {
            folder = other?.folder ?? FileManager.default.temporaryDirectory.appendingPathComponent("gnd-walks-\(UUID().uuidString)").path
            let wall = FixedClock(other?.wall.now ?? start)
            self.wall = wall
            if let journal = other?.journal {
                self.journal = journal
            } else {
                try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
                let store = try Journal(path: folder + "/journal.db", clock: wall, zone: .utc)
                journal = try await store.profile(store.localAccount().id)
            }
            let (journal, clock) = (journal, clock)
            walks = LiveWalks(
                LiveWalks.Outside(
                    folder: LiveFolder(state: folder), wall: wall, zone: .utc, hub: hub, feed: feed, reader: reader,
                    clock: { time in
                        clock.advance(to: time.seconds)
                        return clock
                    }, journal: { () async throws(JournalFailure) in journal }))
        }

        /// Walks without a sensor, ten steps every five seconds.
        func walk(_ walk: any LiveWalk, _ seconds: Int) async {
            for second in 1...seconds {
                wall.advance(by: .seconds(1))
                clock.advance(to: clock.now.seconds + 1)
                if second.isMultiple(of: 5) { await walk.handle(.tapped(steps: 10)) }
                await (walk as? RecordedWalk)?.tick()
            }
        }

        func remove() { try? FileManager.default.removeItem(atPath: folder) }
    }

    @Test func `the first walk is played from a feed, at the time on its own wall, and the next one is walked with sensors`() async throws {
        let header = FeedHeader(id: WalkID(), start: WalkBench.start - .seconds(86_400), zone: .utc)
        let bench = try await Bench(feed: PlayedFeed(header, on: SilentHub()) { VirtualClock() })
        defer { bench.remove() }
        let played = try await bench.walks.begin(WalkChoice(.brisk))
        #expect(played.id == header.id && played.wall.now == header.start)
        let next = try await bench.walks.begin(WalkChoice(.brisk))
        #expect(next.id != header.id && next.wall.now == WalkBench.start)
    }

    @Test func `a walk that could not be recorded says why it cannot be saved, and waits until it can`() async throws {
        let bench = try await Bench()
        defer { bench.remove() }
        // A file lies where the folder of the recordings should be.
        let place = bench.folder + "/live"
        try Data().write(to: URL(fileURLWithPath: place))
        let walk = try await bench.walks.begin(WalkChoice(.stroll))
        await bench.walk(walk, 60)
        await walk.handle(.end)
        let failure = await #expect(throws: JournalFailure.self) { try await bench.walks.save(walk.id) }
        #expect(failure?.obstacle != nil)
        try FileManager.default.removeItem(atPath: place)
        guard case .saved(let saved, _) = try await bench.walks.save(walk.id) else {
            Issue.record("nothing was saved")
            return
        }
        #expect(saved.steps == 120)
    }

    /// A disk that gave the recording once, and now fails.
    private struct FailingReader: HistoryReader {
        let failure: ImportFailure?
        var formats: [FormatName] { [] }

        func read(
            _ path: String, zones: ZoneTimeline, into sink: any SampleSink, progress: @escaping @Sendable (ImportProgress) -> Void
        ) async throws(ImportFailure) -> [ImportReport] {
            if let failure { throw failure }
            return [ImportReport(file: path, format: "gnd-live", skipped: [.unreadable: 1])]
        }
    }

    @Test(arguments: [ImportFailure.unreadable(path: "walk", problem: .system(EIO)), nil])
    func `a recording that cannot be read once more is said to be so, and stays`(_ failure: ImportFailure?) async throws {
        let bench = try await Bench(reader: FailingReader(failure: failure))
        defer { bench.remove() }
        let walk = try await bench.walks.begin(WalkChoice(.stroll))
        await bench.walk(walk, 60)
        await walk.handle(.end)
        let said = await #expect(throws: JournalFailure.self) { try await bench.walks.save(walk.id) }
        guard case .cannotOpen(_, .system(EIO)) = said else {
            Issue.record("it said \(said.debugDescription)")
            return
        }
        #expect(await bench.walks.unfinished().map(\.id) == [walk.id])
    }

    @Test func `a walk that ended is in the journal once, however often it is saved`() async throws {
        let bench = try await Bench()
        defer { bench.remove() }
        let walk = try await bench.walks.begin(WalkChoice(.stroll))
        await bench.walk(walk, 60)
        await walk.handle(.end)
        await walk.handle(.note("in the rain"))
        guard case .saved(let saved, _) = try await bench.walks.save(walk.id) else {
            Issue.record("nothing was saved")
            return
        }
        #expect(saved.id == walk.id && saved.steps == 120 && saved.note == "in the rain")
        _ = try await bench.walks.save(walk.id)
        #expect(try await bench.journal.countWalks(WalkFilter()) == 1)
        #expect(await bench.walks.unfinished().isEmpty)
    }

    @Test(arguments: [[60, 120], [120, 60], [120, 60, 120], [60, 120, 60]])
    func `the most that was read of a recording counts, in whatever order its parts come`(_ parts: [Int]) async throws {
        let bench = try await Bench()
        defer { bench.remove() }
        let id = WalkID()
        let day = ZoneTimeline(home: .utc).day(of: WalkBench.start)
        func total() async throws -> Int? {
            try await bench.journal.days(from: day, through: day).first.map { Int(clamping: $0.steps.rounded()) }
        }
        var most = 0
        for (number, seconds) in parts.enumerated() {
            // Each is a file of its own, the older the more it tells.
            let path = bench.folder + "/part\(number)"
            try Data(Self.recording(id, seconds).utf8).write(to: URL(fileURLWithPath: path))
            let date = Date(timeIntervalSince1970: TimeInterval(WalkBench.start.seconds - Int64(seconds)))
            try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path)
            let isMore = seconds > most
            most = max(most, seconds)
            guard case .saved(let saved) = try await bench.walks.save(file: path) else {
                Issue.record("nothing was saved")
                return
            }
            #expect(saved.walk.steps == 2 * most - 2 && saved.moving == most && saved.isKnown != isMore)
            #expect(try await total() == 2 * most - 2)
        }
        // Undone, the longest leaves what the others tell.
        let longest = try #require(parts.firstIndex(of: most))
        let imports = try await bench.journal.imports().map(\.id).sorted()
        _ = try await bench.journal.undoImport(imports[longest])
        let rest = parts.indices.filter { $0 != longest }.map { parts[$0] }.max() ?? 0
        #expect(try await bench.journal.walk(id)?.steps == 2 * rest - 2)
        #expect(try await total() == 2 * rest - 2)
    }

    /// A belt that counts two steps each second.
    private static func recording(_ id: WalkID, _ seconds: Int) -> String {
        let writer = FeedWriter()
        var bytes = writer.bytes(.header(FeedHeader(id: id, start: WalkBench.start, zone: .utc))) ?? []
        for second in 1...seconds {
            let steps = 2 * second
            let packet: [UInt8] = [
                0x84, 0x24, 0x90, 0x01, UInt8(second), 0, 0, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, UInt8(second), 0, UInt8(steps), 0, 0,
            ]
            let time = SessionTime(seconds: Double(second))
            bytes += writer.bytes(.packet(SensorPacket(time: time, sensor: "pad", characteristic: "2acd", bytes: packet))) ?? []
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test func `a walk lies in the zone of the person, and not in that of the machine`() async throws {
        let bench = try await Bench()
        defer { bench.remove() }
        let seoul = try #require(Zone("Asia/Seoul"))
        _ = try await bench.journal.change { $0.zones = ZoneTimeline(home: seoul) }
        let walk = try await bench.walks.begin(WalkChoice(.stroll))
        await bench.walk(walk, 60)
        await walk.handle(.end)
        guard case .saved(let saved, _) = try await bench.walks.save(walk.id) else {
            Issue.record("nothing was saved")
            return
        }
        #expect(saved.zone.id == "Asia/Seoul")
    }

    @Test func `saving a walk can be undone`() async throws {
        let bench = try await Bench()
        defer { bench.remove() }
        let walk = try await bench.walks.begin(WalkChoice(.stroll))
        await bench.walk(walk, 60)
        await walk.handle(.end)
        guard case .saved(_, .imports(let numbers)) = try await bench.walks.save(walk.id) else {
            Issue.record("nothing to undo")
            return
        }
        for number in numbers { _ = try await bench.journal.undoImport(number) }
        #expect(try await bench.journal.countWalks(WalkFilter()) == 0)
    }

    @Test func `a walk that was broken off goes on, and the time between is a pause`() async throws {
        let before = try await Bench()
        defer { before.remove() }
        let walk = try await before.walks.begin(WalkChoice(.brisk))
        await before.walk(walk, 60)
        // As a kill leaves it: the lock is gone, and no end was written.
        await (walk as? RecordedWalk)?.close()
        before.wall.advance(by: .seconds(300))

        let after = try await Bench(beside: before)
        let unfinished = try #require(await after.walks.unfinished().first)
        #expect(unfinished.id == walk.id && unfinished.state.steps == 120 && !unfinished.isOver)
        #expect(unfinished.canGoOn(at: after.wall.now) && !unfinished.canGoOn(at: after.wall.now + .seconds(900)))
        let again = try await after.walks.goOn(with: walk.id)
        await after.walk(again, 60)
        let update = try #require(await (again as? RecordedWalk)?.update)
        #expect(update.choice == WalkChoice(.brisk))
        // The last second is counted when it is done.
        #expect(update.state.steps == 238)
        #expect((118...122).contains(update.state.moving))
        await again.handle(.end)
        guard case .saved(let saved, _) = try await after.walks.save(walk.id) else {
            Issue.record("nothing was saved")
            return
        }
        #expect(saved.steps == 240 && saved.duration == .seconds(420))
    }

    @Test func `laps of the length that is wanted are made, and a replay finds them again`() async throws {
        let bench = try await Bench()
        defer { bench.remove() }
        _ = try await bench.journal.change { $0[LivePreferences.self].lapLength = .mile }
        let walk = try await bench.walks.begin(WalkChoice(.stroll))
        await bench.walk(walk, 5)
        #expect(await (walk as? RecordedWalk)?.update.state.lapLength == .mile)
        await bench.walks.leave()
        #expect(await bench.walks.unfinished().first?.state.lapLength == .mile)
    }

    @Test func `a program that ends lets go of the sensors, and the walk can be gone on with`() async throws {
        let hub = WatchedHub()
        let bench = try await Bench(hub: hub)
        defer { bench.remove() }
        let walk = try await bench.walks.begin(WalkChoice(.stroll))
        await bench.walk(walk, 30)
        await hub.isRead()
        await bench.walks.leave()
        await hub.isLeft()
        #expect(await bench.walks.unfinished().map(\.id) == [walk.id])
        _ = try await bench.walks.goOn(with: walk.id)
        await bench.walks.leave()
    }

    @Test(arguments: [false, true])
    func `the belt of a walk that was killed or left may still run, and that of one that was killed be held`(_ isLeft: Bool) async throws {
        let bench = try await Bench()
        defer { bench.remove() }
        let walk = try #require(try await bench.walks.begin(WalkChoice(.stroll)) as? RecordedWalk)
        await walk.record(.event(bench.clock.now, .device(SensorDescription(name: "treadmill", title: "Pad"))))
        await walk.record(.event(bench.clock.now, .connected("treadmill")))
        await bench.walk(walk, 10)
        let running: [UInt8] = [0, 0, 0x2C, 1]
        await walk.record(.packet(SensorPacket(time: bench.clock.now, sensor: "treadmill", characteristic: "2acd", bytes: running)))
        if isLeft { await bench.walks.leave() } else { await walk.close() }
        let after = try await Bench(beside: bench)
        let unfinished = try #require(await after.walks.unfinished().first)
        #expect(unfinished.belt(at: after.wall.now) == RunningBelt(title: "Pad", isHeld: !isLeft))
        #expect(unfinished.belt(at: after.wall.now + .seconds(86_500)) == nil)
    }

    /// Sensors that know whether somebody reads them.
    private final class WatchedHub: SensorHub {
        private let read = AsyncStream.makeStream(of: Void.self)
        private let left = AsyncStream.makeStream(of: Void.self)

        func lines(on clock: any SessionClock) -> AsyncStream<FeedLine> {
            let (stream, continuation) = AsyncStream.makeStream(of: FeedLine.self)
            continuation.onTermination = { [left] _ in left.continuation.finish() }
            read.continuation.finish()
            return stream
        }

        func troubles() -> AsyncStream<SensorTrouble?> { AsyncStream { $0.finish() } }

        func isRead() async { for await _ in read.stream {} }
        func isLeft() async { for await _ in left.stream {} }
    }

    @Test func `a walk that another program records is not ours to touch`() async throws {
        let one = try await Bench()
        defer { one.remove() }
        let walk = try await one.walks.begin(WalkChoice(.stroll))
        await one.walk(walk, 10)
        let other = try await Bench(beside: one)
        #expect(await other.walks.unfinished().isEmpty)
        #expect(await one.walks.recordedElsewhere() == nil)
        #expect(await other.walks.recordedElsewhere()?.id == walk.id)
        await #expect(throws: JournalFailure.locked) { try await other.walks.goOn(with: walk.id) }
        await #expect(throws: JournalFailure.locked) { try await other.walks.discard(walk.id) }
    }

    @Test func `a discarded walk never was, and neither was one of nothing`() async throws {
        let bench = try await Bench()
        defer { bench.remove() }
        let walk = try await bench.walks.begin(WalkChoice(.stroll))
        await bench.walk(walk, 60)
        try await bench.walks.discard(walk.id)
        let empty = try await bench.walks.begin(WalkChoice(.stroll))
        await empty.handle(.end)
        guard case .tooShort = try await bench.walks.save(empty.id) else {
            Issue.record("something was saved")
            return
        }
        #expect(try await bench.journal.countWalks(WalkFilter()) == 0)
        #expect(await bench.walks.unfinished().isEmpty)
    }

    @Test func `saved recordings are kept for thirty days, and unsaved ones until somebody says`() async throws {
        let bench = try await Bench(start: SystemClock().now)
        defer { bench.remove() }
        let saved = try await bench.walks.begin(WalkChoice(.stroll))
        await bench.walk(saved, 30)
        await saved.handle(.end)
        _ = try await bench.walks.save(saved.id)
        let left = try await bench.walks.begin(WalkChoice(.stroll))
        await bench.walk(left, 30)
        await (left as? RecordedWalk)?.close()
        bench.wall.advance(by: .seconds(29 * 86_400))
        let month = try await Bench(beside: bench)
        let file = LiveFolder(state: bench.folder).file(of: saved.id)
        #expect(FileManager.default.fileExists(atPath: file))
        month.wall.advance(by: .seconds(2 * 86_400))
        let later = try await Bench(beside: month)
        #expect(!FileManager.default.fileExists(atPath: file))
        #expect(await later.walks.unfinished().map(\.id) == [left.id])
    }
}
