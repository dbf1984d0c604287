import Foundation
import LiveWalking
import Phrases
import ScreenTesting
import Sessions
import Settings
import Synchronization
import Terminal
import Testing
import Walking

@testable import gnd

/// The whole program with live walks that are recorded as a person's are, on clocks that a test moves and with sensors that it speaks for.
final class LiveWalkStage {
    /// Holds the walk that goes on, so that a test can speak for its sensors.
    actor HeldWalks: LiveWalkProvider {
        private let walks: LiveWalks
        private(set) var walk: RecordedWalk?

        init(_ walks: LiveWalks) { self.walks = walks }

        func begin(_ choice: WalkChoice) async throws(JournalFailure) -> any LiveWalk { hold(try await walks.begin(choice)) }
        func goOn(with id: WalkID) async throws(JournalFailure) -> any LiveWalk { hold(try await walks.goOn(with: id)) }
        func unfinished() async -> [UnfinishedWalk] { await walks.unfinished() }
        func recordedElsewhere() async -> UnfinishedWalk? { await walks.recordedElsewhere() }
        func save(_ id: WalkID) async throws(JournalFailure) -> SavedLiveWalk { try await walks.save(id) }
        func keep(_ id: WalkID) async throws(JournalFailure) { try await walks.keep(id) }
        func discard(_ id: WalkID) async throws(JournalFailure) { try await walks.discard(id) }
        func kill() async { await walk?.close() }

        private func hold(_ new: any LiveWalk) -> any LiveWalk {
            walk = new as? RecordedWalk
            return new
        }
    }

    /// Stands until it is told to move.
    final class StandingClock: SessionClock {
        private let time = Mutex(SessionTime.zero)

        var now: SessionTime { time.withLock { $0 } }

        func advance(to seconds: Double) { time.withLock { $0 = SessionTime(seconds: seconds) } }
        /// Tests tick by hand.
        func sleep(until time: SessionTime) async throws { throw CancellationError() }
    }

    /// The state of Bluetooth; the packets are recorded by hand.
    final class SpokenHub: SensorHub {
        private struct State {
            var troubles: [AsyncStream<SensorTrouble?>.Continuation] = []
            var belts: [AsyncStream<BeltStatus?>.Continuation] = []
            var commands: [BeltCommand] = []
        }

        private let state = Mutex(State())

        var commands: [BeltCommand] { state.withLock(\.commands) }

        func lines(on clock: any SessionClock) -> AsyncStream<FeedLine> { AsyncStream { _ in } }

        func troubles() -> AsyncStream<SensorTrouble?> {
            AsyncStream { continuation in state.withLock { $0.troubles.append(continuation) } }
        }

        func belts() -> AsyncStream<BeltStatus?> {
            AsyncStream { continuation in state.withLock { $0.belts.append(continuation) } }
        }

        func control(_ command: BeltCommand, fastest: Double?) { state.withLock { $0.commands.append(command) } }

        func say(_ trouble: SensorTrouble?) { for listener in state.withLock(\.troubles) { listener.yield(trouble) } }
        func say(_ belt: BeltStatus?) { for listener in state.withLock(\.belts) { listener.yield(belt) } }
    }

    let services = TestServices()
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("gnd-mishap-\(UUID().uuidString)").path
    let hub = SpokenHub()
    let journal: any JournalRepository
    private(set) var pilot: Pilot
    private let language: Language
    private var app: AppStage
    private let clock = StandingClock()
    private var walks: HeldWalks
    private var second = 0.0
    private var metres = 0.0
    private var steps = 0.0

    /// A person on the home screen, at 21:00 or later.
    /// - Parameter knowsGait: whether earlier walks tell how they usually walk.
    init(later: Duration = .zero, language: Language = .en, knowsGait: Bool = false, plans: [OwnPlan] = []) async throws {
        self.language = language
        services.plans = plans
        services.wall.advance(by: later)
        let account = try await services.signIn("ann", nickname: "Ann")
        journal = try await services.journal(of: account)
        _ = try await journal.change { $0[LivePreferences.self].knowsStopSigns = true }
        if knowsGait { _ = try await journal.save(Self.usualWalks(before: services.wall.now)) }
        walks = Self.walks(in: folder, journal, services, hub, clock)
        services.simulated = { [walks] _ in walks }
        app = await AppStage(services: services, language: language)
        pilot = app.pilot
    }

    /// Three walks of half an hour at 104 steps a minute and 1.11 m/s, which is a habit.
    private static func usualWalks(before now: Instant) -> [Walk] {
        (1...3).map { days in
            let start = now + .seconds(-86400 * days)
            return Walk(start: start, end: start + .seconds(1800), zone: .utc, steps: 3120, distance: 2000)
        }
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    private static func walks(
        in folder: String, _ journal: any JournalRepository, _ services: TestServices, _ hub: SpokenHub, _ clock: StandingClock
    ) -> HeldWalks {
        HeldWalks(
            LiveWalks(
                LiveWalks.Outside(
                    folder: LiveFolder(state: folder), wall: services.wall, zone: .utc, hub: hub, outputs: { await outputs(services) },
                    clock: { time in
                        clock.advance(to: time.seconds)
                        return clock
                    }, journal: { () async throws(JournalFailure) in journal })))
    }

    /// The outputs that the person wants, of those that a test can see.
    private static func outputs(_ services: TestServices) async -> LiveOutputs {
        guard let bell = services.bell else { return LiveOutputs() }
        return await .wanted(
            services.preferences.preferences().outputs, phrases: Phrases(.en), notification: nil, bell: bell, environment: [:])
    }

    /// Starts another program of the same person.
    /// - Parameter killing: whether the first one is gone, without a word.
    func startAgain(killing: Bool) async {
        if killing { await walks.kill() }
        walks = Self.walks(in: folder, journal, services, hub, clock)
        services.simulated = { [walks] _ in walks }
        app = await AppStage(services: services, language: language)
        pilot = app.pilot
    }

    /// Begins a stroll, or the kind that stands so many rows below it.
    func begin(_ row: Int = 0) async {
        await pilot.press("w", .home)
        for _ in 0..<row { await pilot.press(.down) }
        await pilot.press(.enter)
    }

    /// The recording of the walk that goes on.
    var walk: RecordedWalk? { get async { await walks.walk } }

    // MARK: Time

    /// Walks on a belt that counts, with a pod and a strap, a tick a second.
    func stride(
        _ seconds: Int, hearing sensors: Set<String> = ["belt", "pod", "strap"], cadence: Int = 108, speed: Double = 1.25
    ) async {
        for _ in 0..<seconds {
            (second, metres, steps) = (second + 1, metres + speed, steps + Double(cadence) / 60)
            await say(sensors, cadence, speed)
            services.wall.advance(by: .seconds(1))
            clock.advance(to: second)
            await walk?.tick()
        }
        await pilot.settle()
    }

    /// Lets time pass of which the program knows nothing.
    /// - Parameter beltGoesOn: whether the belt counts meanwhile.
    func sleep(_ seconds: Double, beltGoesOn: Bool = false) async {
        if beltGoesOn { (metres, steps) = (metres + 1.25 * seconds, steps + 1.8 * seconds) }
        second += seconds
        services.wall.advance(by: .seconds(clamping: seconds))
        clock.advance(to: second)
        await walk?.tick()
        await pilot.settle()
    }

    /// Tells what happened to a sensor.
    func send(_ event: SessionEvent) async {
        await walk?.record(.event(clock.now, event))
        await pilot.settle()
    }

    private func say(_ sensors: Set<String>, _ cadence: Int, _ metresASecond: Double) async {
        clock.advance(to: second - 0.2)
        let speed = Self.bytes(Int(clamping: metresASecond * 360), 2)
        let counted = Self.bytes(Int(clamping: metres), 3) + [0xFF, 0xFF, 0xFF, 0xFF, 0xFF]
        let packets: [(String, String, [UInt8])] = [
            ("belt", "2acd", [0x84, 0x24] + speed + counted + Self.bytes(Int(clamping: second), 2) + Self.bytes(Int(clamping: steps), 3)),
            ("pod", "2a53", [0] + Self.bytes(Int(clamping: metresASecond * 256), 2) + [UInt8(clamping: cadence)]),
            ("strap", "2a37", [0, 104]),
        ]
        for (sensor, characteristic, bytes) in packets where sensors.contains(sensor) {
            await walk?.record(.packet(SensorPacket(time: clock.now, sensor: sensor, characteristic: characteristic, bytes: bytes)))
        }
    }

    private static func bytes(_ value: Int, _ count: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }

    /// Ends the walk by its keys, says nothing more of it, and looks into the journal.
    func save() async throws -> Walk? {
        await pilot.press("q", .enter, .control("s"))
        return try await journal.walks(WalkFilter(), after: nil, limit: 1).walks.first
    }
}
