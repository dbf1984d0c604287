import LiveWalking
import Sensors
import Sessions
import Walking

/// A live walk of a made-up walker: each second they send what a pod and a strap would, and the walk is counted from that as any other.
actor SimulatedWalk: LiveWalk {
    nonisolated let id: WalkID
    nonisolated let wall: any WallClock
    private static let profile = WalkerProfile(age: 67, cadence: 104, speed: 1.11, stepLength: 0.64)
    private var progress: LiveProgress
    private var isBeatOn = false
    private var isVoiceOn = false
    private var second = 0
    private let isStill: Bool
    private let clock: any SessionClock
    private var watchers: [LiveUpdates] = []
    private var ticking: Task<Void, Never>?

    /// - Parameters:
    ///   - isStill: whether nobody walks but by taps, each of which takes a second.
    ///   - clock: the clock that the walker's seconds are told by.
    ///   - wall: the clock of the demo.
    init(
        _ choice: WalkChoice, start: Instant, zone: Zone, isStill: Bool = false, on clock: any SessionClock = BootClock(),
        wall: any WallClock = SystemClock()
    ) {
        self.wall = wall
        self.isStill = isStill
        self.clock = clock
        let header = FeedHeader(id: WalkID(), start: start, zone: zone, ownStepLength: Self.profile.stepLength)
        id = header.id
        progress = LiveProgress(header, choice, for: Self.profile)
    }

    /// Walks on by itself, a second a second, until the walk ends or nobody holds it any more.
    func begin() {
        putOnSensors()
        goOn()
    }

    /// Walks for some time, at once.
    func walk(_ time: Duration) {
        putOnSensors()
        for _ in 0..<max(0, Int(clamping: time.components.seconds)) { tick() }
    }

    private func putOnSensors() {
        play(.device(SensorDescription(name: "pod", cadence: .steps)))
        play(.device(SensorDescription(name: "strap")))
    }

    /// Walks on by itself from where the walk is.
    func goOn() {
        ticking = Task(executorPreference: clock.executor) { [weak self, clock] in
            var next = clock.now + 1
            while (try? await clock.sleep(until: next)) != nil, let self {
                await tick()
                next = next + 1
            }
        }
    }

    deinit { ticking?.cancel() }

    // MARK: The walk

    func updates() -> LiveUpdates {
        let watcher = LiveUpdates()
        watcher.yield(update)
        if progress.session.isOver { watcher.finish() } else { watchers.append(watcher) }
        return watcher
    }

    func handle(_ command: LiveCommand) {
        guard !progress.session.isOver else { return }
        switch command {
        case .pause: play(.pause)
        case .resume: play(.resume)
        case .lap: play(.lap(.key))
        case .laps(let length): play(.laps(every: length))
        case .tapped(let steps):
            play(.tapped(steps: steps))
            if isStill { second += 1 }
        case .effort(let effort): play(.effort(effort))
        case .note(let text): play(.note(text))
        case .beat(let isOn): isBeatOn = isOn
        case .voice(let isOn): isVoiceOn = isOn
        case .mode(let choice): play(.mode(choice))
        case .belt: break
        case .end:
            play(.end)
            ticking?.cancel()
        }
        publish()
    }

    var state: LiveState { progress.session.state }

    /// The walk as it goes into the journal; nil where nobody walked.
    func walk(_ zone: Zone) -> Walk? {
        let state = progress.session.state
        guard (state.steps ?? 0) >= 1 || state.moving >= 10 else { return nil }
        return progress.session.walk(id, zone: zone)
    }

    // MARK: A second

    func tick() {
        second += 1
        let pace = pace
        let speed = Int(clamping: pace.cadence * pace.step / 60 * 256)
        play("pod", "2a53", [0, UInt8(speed % 256), UInt8(speed / 256), UInt8(clamping: Int(clamping: pace.cadence))])
        play("strap", "2a37", [0, UInt8(clamping: Int(clamping: pace.heart))])
        publish()
    }

    /// A pace that finds its rhythm in half a minute and swings a little around the plan's aim.
    private var pace: (cadence: Double, step: Double, heart: Double) {
        let wanted = progress.update.place?.phase.aim?.beat ?? 104
        let warm = min(1, Double(second) / 30)
        let swing = Double((second * 37) % 23) / 23 + Double((second / 20 * 13) % 7) / 7 - 1
        return (
            80 + (wanted - 80) * warm + 4 * swing, 0.60 + 0.04 * warm + 0.01 * swing, 78 + 26 * min(1, Double(second) / 240) + 2 * swing
        )
    }

    private func play(_ sensor: String, _ characteristic: String, _ bytes: [UInt8]) {
        let time = SessionTime(seconds: Double(second) + 0.1)
        _ = progress.play(.packet(SensorPacket(time: time, sensor: sensor, characteristic: characteristic, bytes: bytes)))
    }

    private func play(_ event: SessionEvent) { _ = progress.play(.event(SessionTime(seconds: Double(second) + 0.2), event)) }

    private func publish() {
        for watcher in watchers { watcher.yield(update) }
        guard progress.session.isOver else { return }
        for watcher in watchers { watcher.finish() }
        watchers = []
    }

    private var update: LiveUpdate {
        var update = progress.update
        update.isBeatOn = isBeatOn
        update.beatCadence = update.place?.phase.aim?.beat
        update.isVoiceOn = isVoiceOn
        return update
    }
}
