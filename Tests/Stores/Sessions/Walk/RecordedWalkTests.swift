import Glibc
import LiveWalking
import Synchronization
import Testing
import Walking

@testable import Sessions

/// Whole walks in virtual time.
struct RecordedWalkTests {
    @Test(arguments: WalkMode.allCases)
    func `every mode is walked, and its recording gives the same walk`(_ mode: WalkMode) async throws {
        let bench = await WalkBench(WalkChoice(mode))
        await bench.walk(400)
        await bench.walk.handle(.end)
        let update = await bench.walk.update
        #expect(update.isOver && update.choice == WalkChoice(mode))
        #expect(abs((update.state.steps ?? 0) - 733) < 5)
        #expect(abs((update.state.distance ?? 0) - 500) < 4)
        let replayed = try #require(bench.replayed)
        #expect(replayed.session.walk(bench.id, zone: .utc) == (await bench.walk.session.walk(bench.id, zone: .utc)))
        #expect(replayed.session.samples == (await bench.walk.session.samples))
        #expect(replayed.choice == WalkChoice(mode))
    }

    @Test func `pauses, laps, taps and another mode are recorded, and replaying them gives the same`() async throws {
        let bench = await WalkBench()
        await bench.walk(60)
        await bench.walk.handle(.pause)
        await bench.walk(20)
        await bench.walk.handle(.resume)
        await bench.walk(60)
        await bench.walk.handle(.lap)
        await bench.walk.handle(.tapped(steps: 10))
        let choice = WalkChoice(.brisk, aim: WalkPlan.Aim(.cadence, 105...115))
        await bench.walk.handle(.mode(choice))
        await bench.walk(60)
        await bench.walk.handle(.effort(13))
        await bench.walk.handle(.end)
        await bench.walk.handle(.note("along the river"))
        let session = await bench.walk.session
        #expect(session.laps.count == 1 && session.pauses.count == 1 && session.effort == 13 && session.note == "along the river")
        #expect(session.state.moving == 180)
        let replayed = try #require(bench.replayed)
        #expect(replayed.session.walk(bench.id, zone: .utc) == session.walk(bench.id, zone: .utc))
        #expect(replayed.session.laps == session.laps && replayed.choice == choice)
        #expect(replayed.plan.phases.first?.aim == choice.aim)
    }

    @Test func `keys for a belt go to it with the fastest that was walked, and a lost belt is said at once`() async throws {
        let hub = BeltHub()
        let bench = await WalkBench(walker: WalkerProfile(fastest: 1.3))
        await bench.walk.run(hub)
        await bench.walk.handle(.belt(.faster))
        #expect(hub.commands.withLock(\.self) == [.init(command: .faster, fastest: 1.3)])
        var updates = await bench.walk.updates().makeAsyncIterator()
        let lost = BeltStatus(title: "Pad", link: .lost, notice: .linkLost)
        hub.status.yield(lost)
        while let update = await updates.next(), update.belt == nil {}
        #expect(await bench.walk.update.troubles == [.belt(.linkLost)])
        #expect(bench.lines.contains { $0.contains("\"belt-lost\"") })
        await bench.walk.handle(.end)
    }

    /// Sensors with a belt that a test speaks for.
    private final class BeltHub: SensorHub {
        struct Command: Hashable {
            var command: BeltCommand
            var fastest: Double?
        }

        let commands = Mutex<[Command]>([])
        let status: AsyncStream<BeltStatus?>.Continuation
        private let stream: AsyncStream<BeltStatus?>

        init() { (stream, status) = AsyncStream.makeStream(of: BeltStatus?.self) }

        func lines(on clock: any SessionClock) -> AsyncStream<FeedLine> { AsyncStream { $0.finish() } }
        func troubles() -> AsyncStream<SensorTrouble?> { AsyncStream { $0.finish() } }
        func belts() -> AsyncStream<BeltStatus?> { stream }
        func control(_ command: BeltCommand, fastest: Double?) {
            commands.withLock { $0.append(Command(command: command, fastest: fastest)) }
        }
    }

    @Test func `a plan begins when it is chosen, and its phases are laps`() async {
        let bench = await WalkBench()
        await bench.walk(100)
        await bench.walk.handle(.mode(WalkChoice(.intervals)))
        await bench.walk(10)
        #expect(await bench.walk.update.place?.phase.kind == .warmUp)
        #expect(await bench.walk.update.state.laps.count == 1)
        await bench.walk(300)
        let update = await bench.walk.update
        #expect(update.place?.phase.kind == .fast)
        #expect(!update.state.laps.isEmpty)
        #expect(bench.lines.contains { $0.contains(#""e":"cue","id":"phase-fast","how":["screen"]"#) })
    }

    @Test func `a test begins when it is chosen, and its clock runs on while one stands`() async {
        let bench = await WalkBench()
        await bench.walk(100)
        await bench.walk.handle(.mode(WalkChoice(.sixMinutes)))
        await bench.walk(50)
        await bench.walk.handle(.pause)
        await bench.walk(40)
        await bench.walk.handle(.resume)
        await bench.walk(90)
        let update = await bench.walk.update
        #expect((178...181).contains(update.place?.since ?? 0))
        #expect(update.cue?.cue == .minutesLeft(3))
    }

    @Test func `a recording that is cut at any line never gives more`() async throws {
        let bench = await WalkBench()
        await bench.walk(90)
        await bench.walk.handle(.end)
        let lines = bench.lines
        let whole = await bench.walk.session.state.steps ?? 0
        var progress = LiveProgress(bench.header, WalkChoice(.stroll), for: WalkerProfile())
        var feed = FeedLines()
        var last = 0.0
        for line in lines {
            feed.feed(Array((line + "\n").utf8)[...]) { _ = progress.play($0) }
            var cut = progress
            cut.finish()
            let steps = cut.session.state.steps ?? 0
            #expect(steps >= last && steps <= whole)
            last = steps
        }
        #expect(last == whole)
    }

    @Test func `a machine that slept has paused, from the last second before`() async throws {
        let bench = await WalkBench()
        await bench.walk(120)
        await bench.sleep(600)
        await bench.walk(60)
        await bench.walk.handle(.end)
        let session = await bench.walk.session
        #expect(session.pauses == [LivePause(start: SessionTime(seconds: 120), end: SessionTime(seconds: 720), isByKey: false)])
        #expect(session.state.moving == 180)
        #expect(bench.replayed?.session.pauses == session.pauses)
    }

    @Test(arguments: [WalkMode.intervals, .sixMinutes])
    func `what a machine slept through is no part of a plan, and nothing is said of it`(_ mode: WalkMode) async throws {
        let bench = await WalkBench(WalkChoice(mode))
        await bench.walk(120)
        await bench.sleep(600)
        let kinds = bench.lines.compactMap { line in [#""why":"sleep""#, #""e":"clock""#].first { line.contains($0) } }
        #expect(kinds.suffix(2) == [#""why":"sleep""#, #""e":"clock""#])
        await bench.walk(5)
        let update = await bench.walk.update
        if mode == .intervals {
            #expect(update.place?.phase.kind == .warmUp && (123...126).contains(update.place?.since ?? 0))
            #expect(update.state.laps.isEmpty)
        }
        let said = bench.lines.filter { $0.contains(#""e":"cue""#) && !$0.contains("phase-warm-up") && !$0.contains("sensor") }
        // The time of a test runs out all the same: one minute was told before, and that it is over.
        #expect(said.count == (mode == .intervals ? 0 : 2))
        #expect(bench.replayed?.session.pauses == (await bench.walk.session.pauses))
    }

    @Test func `a word of the coach is gone when it is no longer so`() async throws {
        let bench = await WalkBench(WalkChoice(.brisk, aim: WalkPlan.Aim(.cadence, 100...110)))
        await bench.walk(140, cadence: 90)
        #expect(await bench.walk.update.cue?.cue == .more(.cadence))
        await bench.walk.handle(.pause)
        await bench.walk(3, cadence: 90)
        #expect(await bench.walk.update.cue == nil)
        await bench.walk.handle(.resume)
        await bench.walk(70, cadence: 90)
        #expect(await bench.walk.update.cue?.cue == .more(.cadence))
        await bench.walk(3, cadence: 105)
        #expect(await bench.walk.update.cue?.cue != .more(.cadence))
        await bench.walk(15, cadence: 105)
        #expect(await bench.walk.update.cue?.cue == .good(.cadence))
        await bench.walk(70, cadence: 105)
        #expect(await bench.walk.update.cue == nil)
    }

    @Test func `a belt that went on while the machine slept has counted a walk`() async {
        let bench = await WalkBench()
        await bench.walk(120)
        await bench.sleep(600, walking: true)
        await bench.walk(60)
        await bench.walk.handle(.end)
        let session = await bench.walk.session
        #expect(session.pauses.isEmpty)
        #expect(abs((session.state.steps ?? 0) - 780 * 110 / 60) < 5)
    }

    @Test func `without a sensor the time is recorded, and what follows from the taps`() async {
        let bench = await WalkBench(step: 0.7)
        await bench.walk(25, hears: false)
        await bench.walk.handle(.tapped(steps: 10))
        await bench.walk(5, hears: false)
        await bench.walk.handle(.tapped(steps: 10))
        await bench.walk(30, hears: false)
        #expect(bench.lines.count { $0.contains(#""e":"clock""#) } >= 10)
        // As a kill leaves it.
        #expect((bench.replayed?.session.now.seconds ?? 0) >= 55)
        #expect(abs((bench.replayed?.session.state.steps ?? 0) - 115) <= 5)
        #expect(bench.replayed?.session.state.isDistanceEstimated == true)
    }

    @Test func `tapped steps are a cadence, and the coach goes by it`() async throws {
        let bench = await WalkBench(WalkChoice(.brisk, aim: WalkPlan.Aim(.cadence, 100...110)), step: 0.7)
        for _ in 1...30 {
            await bench.walk.handle(.tapped(steps: 10))
            await bench.walk(5, hears: false)
        }
        let state = await bench.walk.update.state
        #expect(state.cadence == 120 && state.isCadenceTapped)
        #expect(state.speed == nil && state.isDistanceEstimated)
        #expect(bench.lines.contains { $0.contains(#""e":"cue","id":"less-cadence""#) })
        #expect(bench.replayed?.said?.cue == .less(.cadence))
        await bench.walk(12, hears: false)
        #expect(await bench.walk.update.state.cadence == nil)
    }

    @Test func `a walk over midnight is in the minutes of both days`() async throws {
        let midnight = Instant(milliseconds: 1_795_305_600_000)
        let bench = await WalkBench(start: midnight - .seconds(60))
        await bench.walk(180)
        await bench.walk.handle(.end)
        let samples = await bench.walk.session.samples.filter { $0.metric == .steps }
        #expect(samples.count == 3)
        #expect(samples.filter { $0.start < midnight }.count == 1)
        #expect(samples.allSatisfy { $0.start >= midnight || $0.end <= midnight })
    }

    @Test func `a clock on the wall that is put right moves the walk, and a second does not`() async {
        let bench = await WalkBench()
        await bench.walk(30)
        bench.wall.advance(by: .seconds(1))
        await bench.walk(30)
        #expect(await bench.walk.session.clockCorrection == .zero)
        bench.wall.advance(by: .seconds(3600))
        await bench.walk(30)
        await bench.walk.handle(.end)
        let walk = await bench.walk.session.walk(bench.id, zone: .utc)
        #expect(walk.start == WalkBench.start + .seconds(3601))
        #expect(walk.duration == .seconds(90))
        #expect(bench.replayed?.session.walk(bench.id, zone: .utc) == walk)
    }

    @Test func `a full disk stops nobody, is said, and is written when there is room again`() async {
        let isFull = Mutex(false)
        let bench = await WalkBench { descriptor, bytes in
            guard isFull.withLock({ $0 }) else { return write(descriptor, bytes.baseAddress, bytes.count) }
            // Half of it fits, as the last block of a disk does.
            if bytes.count > 20 { return write(descriptor, bytes.baseAddress, 10) }
            errno = ENOSPC
            return -1
        }
        await bench.walk(20)
        isFull.withLock { $0 = true }
        await bench.walk(30)
        #expect(await bench.walk.update.troubles == [.recording(.diskFull)])
        #expect(await bench.walk.update.state.elapsed >= 49)
        isFull.withLock { $0 = false }
        await bench.walk(30)
        #expect(await bench.walk.update.troubles.isEmpty)
        await bench.walk.handle(.end)
        #expect(bench.replayed?.session.state == (await bench.walk.session.state))
    }

    @Test func `a status bar finds the numbers of now, and nothing when it is over`() async {
        let bench = await WalkBench()
        await bench.walk(60)
        let now = LiveNowFile.read(bench.live.now)
        #expect(now?.moving == 59 && now?.heartRate == 104 && now?.holds(at: bench.wall.now) == true)
        #expect(now?.areStepsEstimated == false && now?.isDistanceEstimated == false)
        #expect(now?.holds(at: bench.wall.now + .seconds(6)) == false)
        await bench.walk.handle(.end)
        #expect(LiveNowFile.read(bench.live.now) == nil)
    }

    @Test func `a status bar knows what is estimated`() async {
        let bench = await WalkBench(step: 0.7)
        for _ in 0..<12 {
            await bench.walk(1, hears: false)
            await bench.walk.handle(.tapped(steps: 2))
        }
        await bench.walk(2, hears: false)
        let now = LiveNowFile.read(bench.live.now)
        #expect(now?.areStepsEstimated == true && now?.isDistanceEstimated == true)
        #expect((now?.steps ?? 0) >= 24 && (now?.distance ?? 0) > 16)
    }

    @Test func `updates are the newest, and end with the walk`() async {
        let bench = await WalkBench()
        let updates = await bench.walk.updates()
        await bench.walk(20)
        await bench.walk.handle(.end)
        var seen: [Bool] = []
        for await update in updates { seen.append(update.isOver) }
        #expect(seen == [true])
    }
}
