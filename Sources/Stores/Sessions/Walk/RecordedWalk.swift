import Importers
import LiveWalking
import Walking

/// A walk in progress that is recorded: sensors, keys and the clock come together here, in the order of time.
///
/// A line is written first, read back, and only then played: what counts is what the file says, so that replaying it gives the same walk.
package actor RecordedWalk: LiveWalk {
    /// Seconds without a line after which the recording says that the walk goes on, and after which it says the time in any case.
    private static let heartbeat = 5.0
    private static let clockGap = 600.0
    /// Seconds that a phase makes a lap of: the first one ends none.
    private static let shortestLap = 5.0
    /// Seconds in which a belt that is lost is the same one.
    private static let sameBeltSeconds = 10.0
    /// Seconds between two waits for the disk.
    private static let syncGap = 5

    /// A watcher, for as long as it holds the updates.
    private struct Watcher {
        weak var updates: LiveUpdates?
    }

    package nonisolated let id: WalkID
    package nonisolated let wall: any WallClock
    private let recorder: SessionRecorder
    private let clock: any SessionClock
    private let walker: WalkerProfile
    private let speaker: OutputSpeaker
    private let now: LiveNowFile?
    private var progress: LiveProgress
    private let writer = FeedWriter()
    private let reader = FeedReader()

    private var tasks: [Task<Void, Never>] = []
    private var watchers: [Watcher] = []
    /// Time never goes back: the latest of lines and ticks.
    private var time: SessionTime
    private var lastLine: SessionTime
    private var lastClock = SessionTime.zero
    private var ticks = 0
    private var isSyncAsked = false
    private var beat = BeatPace()
    /// The effect of the beat on the steps; nil once it was put off for it, since whoever wants it back wants it.
    private var beatEffect: BeatEffect? = BeatEffect()
    private var isBeatOn: Bool
    private var isVoiceOn: Bool
    private var sensorTrouble: SensorTrouble?
    private var hub: (any SensorHub)?
    private var belt: BeltStatus?
    /// The time at which a broken link to a moving belt was said last.
    private var beltLostSaid: SessionTime?
    /// Indicates whether lines say what time it is, as those of a feed do: what comes late is not later.
    private var followsLines = false

    /// - Parameters:
    ///   - progress: the walk as far as it has come; a new one has no second yet.
    ///   - now: the file that a status bar reads; nil writes none.
    package init(
        _ progress: LiveProgress, recorder: SessionRecorder, clock: any SessionClock, wall: any WallClock, walker: WalkerProfile,
        outputs: LiveOutputs = LiveOutputs(), now: LiveNowFile? = nil
    ) {
        id = progress.header.id
        self.progress = progress
        self.recorder = recorder
        self.clock = clock
        self.wall = wall
        self.walker = walker
        self.now = now
        speaker = OutputSpeaker(outputs)
        isVoiceOn = outputs.startsSpeaking
        isBeatOn = outputs.startsBeating
        time = progress.last
        lastLine = progress.last
    }

    /// Writes the first lines: which walk it is, and what it is meant to be.
    package func open(lapLength: LapLength? = nil) {
        if let bytes = writer.bytes(.header(progress.header)) { recorder.append(bytes) }
        record(.event(.zero, .mode(progress.choice)))
        if lapLength != nil { record(.event(.zero, .laps(every: lapLength))) }
    }

    /// Writes that nobody listened since the last line.
    package func reopen() {
        record(.event(clock.now, .gap(.restart, since: progress.last)))
        record(.event(time, .clock(wall.now)))
    }

    /// Listens to sensors and the clock until the walk ends.
    /// - Parameter endsWithSensors: whether it is over when they say nothing any more, as a feed does at its end.
    package func run(_ hub: any SensorHub, endsWithSensors: Bool = false) {
        guard tasks.isEmpty, !progress.session.isOver else { return }
        followsLines = endsWithSensors
        self.hub = hub
        // On the clock's thread, which is awake for each second: another one would have to be woken for it.
        tasks = [
            Task(executorPreference: clock.executor) { [weak self, clock] in
                for await line in hub.lines(on: clock) { await self?.record(line) }
                if endsWithSensors, !Task.isCancelled { await self?.endHere() }
            },
            Task(executorPreference: clock.executor) { [weak self] in
                for await trouble in hub.troubles() { await self?.note(trouble) }
            },
            Task(executorPreference: clock.executor) { [weak self] in
                for await belt in hub.belts() { await self?.note(belt) }
            },
            Task(executorPreference: clock.executor) { [weak self, clock] in
                var next = await self?.nextSecond
                while let second = next {
                    guard (try? await clock.sleep(until: second)) != nil else { return }
                    next = await self?.tick()
                }
            },
        ]
    }

    // MARK: What comes in

    /// Records a line of a sensor, and counts it.
    package func record(_ line: FeedLine) {
        let wasOver = progress.session.isOver
        guard !wasOver || line.isAfterword else { return }
        time = max(time, line.time ?? .zero)
        guard let bytes = writer.bytes(line.at(time)), let read = reader.line(bytes.dropLast()) else { return }
        recorder.append(bytes)
        lastLine = time
        let cues = progress.play(read)
        if read.isEvent { wantSync() }
        say(cues)
        if !wasOver, progress.session.isOver { finish() }
    }

    /// Counts on to now, and looks whether all is as it should be.
    /// - Returns: the next second to do so; nil when the walk is over.
    @discardableResult
    package func tick() -> SessionTime? {
        guard !progress.session.isOver else { return nil }
        let before = time
        let now = followsLines ? time : max(time, clock.now)
        // No busy machine keeps a recording silent for so long: it slept.
        if now - lastLine > LiveSession.longestSilence {
            // Counted up to here first, so that the gap begins with the first second of sleep.
            say(progress.pass(to: before))
            record(.event(now, .gap(.sleep, since: before)))
            record(.event(now, .clock(wall.now)))
            lastClock = now
        }
        time = now
        if !followsLines { keepTime() }
        say(progress.pass(to: now))
        ticks += 1
        if ticks.isMultiple(of: Self.syncGap) {
            recorder.flush()
            wantSync()
        }
        followBeat()
        publish()
        return nextSecond
    }

    package func handle(_ command: LiveCommand) {
        switch command {
        case .pause: record(.event(clock.now, .pause))
        case .resume: record(.event(clock.now, .resume))
        case .lap: record(.event(clock.now, .lap(.key)))
        case .laps(let length): record(.event(clock.now, .laps(every: length)))
        case .mode(let choice): record(.event(clock.now, .mode(choice)))
        case .tapped(let steps): record(.event(clock.now, .tapped(steps: steps)))
        case .effort(let effort): record(.event(clock.now, .effort(effort)))
        case .note(let text): record(.event(clock.now, .note(text)))
        case .beat(let isOn): switchBeat(isOn)
        case .voice(let isOn):
            isVoiceOn = isOn
            if !isOn { speaker.hush() }
        case .belt(let command): hub?.control(command, fastest: walker.fastest)
        case .end: record(.event(clock.now, .end))
        }
        guard !progress.session.isOver else { return }
        followBeat()
        publish()
    }

    /// Ends with the last line, as a recording does that was broken off.
    ///
    /// No end is written, so that the same feed is the same walk at every speed.
    private func endHere() {
        guard !progress.session.isOver else { return }
        progress.finish()
        finish()
    }

    private func note(_ trouble: SensorTrouble?) {
        guard trouble != sensorTrouble else { return }
        sensorTrouble = trouble
        publish()
    }

    private func note(_ new: BeltStatus?) {
        guard new != belt, !progress.session.isOver else { return }
        let isNews = new?.notice != belt?.notice || new?.link != belt?.link
        belt = new
        if isNews, new?.notice == .linkLost { say([.beltLost]) }
        // Its speed is shown with the next second.
        if isNews { publish() }
    }

    // MARK: The clock

    /// The second that comes next; nil when the walk is over.
    private var nextSecond: SessionTime? {
        progress.session.isOver ? nil : SessionTime(milliseconds: (clock.now.milliseconds / 1000 + 1) * 1000)
    }

    /// A recording that says nothing for a while says the time, and one whose clock on the wall was changed says so at once.
    private func keepTime() {
        let expected = Instant(milliseconds: progress.header.start.milliseconds + time.milliseconds) + progress.session.clockCorrection
        let isOff = abs((wall.now - expected).milliseconds) >= 2000
        guard isOff || time - lastLine >= Self.heartbeat || time - lastClock >= Self.clockGap else { return }
        lastClock = time
        record(.event(time, .clock(wall.now)))
    }

    /// Asks the disk to keep what is written, once for all of a turn.
    private func wantSync() {
        guard !isSyncAsked else { return }
        isSyncAsked = true
        Task { [recorder, weak self] in
            await self?.syncBegins()
            await recorder.sync()
        }
    }

    private func syncBegins() { isSyncAsked = false }

    // MARK: What goes out

    package func updates() -> LiveUpdates {
        let updates = LiveUpdates()
        updates.yield(update)
        if progress.session.isOver { updates.finish() } else { watchers.append(Watcher(updates: updates)) }
        return updates
    }

    /// The session as counted so far.
    package var session: LiveSession { progress.session }

    /// The walk as it is now.
    package var update: LiveUpdate {
        var update = progress.update
        update.isBeatOn = isBeatOn
        update.beatCadence = beat.cadence
        update.isVoiceOn = isVoiceOn
        update.belt = belt
        update.troubles = troubles(in: update.state)
        return update
    }

    private func troubles(in state: LiveState) -> [LiveTrouble] {
        var found: [LiveTrouble] = []
        if let obstacle = recorder.obstacle ?? recorder.syncObstacle { found.append(.recording(obstacle)) }
        if let notice = belt?.notice {
            found.append(.belt(notice))
        } else if belt == nil, state.lostBelt != nil {
            // No key could stop it before either, and nobody but its walker knows that it moves.
            found.append(.belt(.linkLost))
        }
        if let belt = state.silentBelt { found.append(.sensors(.silentBelt(belt))) }
        if let sensorTrouble { found.append(.sensors(sensorTrouble)) }
        if let strap = state.silentStrap { found.append(.sensors(.noContact(strap))) }
        if isVoiceOn, speaker.isMute { found.append(.noVoice) }
        if isBeatOn, speaker.isWithoutBeat { found.append(.noBeat) }
        return found
    }

    private func publish() {
        watchers.removeAll { $0.updates == nil }
        guard !watchers.isEmpty || now != nil else { return }
        let update = update
        for watcher in watchers { watcher.updates?.yield(update) }
        now?.write(LiveNow(update, at: wall.now))
    }

    /// The newest of what the coach said is said aloud; a phase of the plan begins a lap.
    private func say(_ cues: [Cue]) {
        guard let cue = cues.contains(.beltLost) ? .beltLost : cues.last else { return }
        if cue == .beltLost {
            // The hub and the lines both tell it.
            if let last = beltLostSaid, time - last < Self.sameBeltSeconds { return }
            beltLostSaid = time
        }
        let outputs = speaker.say(cue, aloud: isVoiceOn)
        record(.event(time, .cue(cue.name, outputs: ["screen"] + outputs)))
        if cues.contains(where: \.beginsPhase), time - (progress.session.laps.last?.end ?? .zero) >= Self.shortestLap {
            record(.event(time, .lap(.phase)))
        }
    }

    /// Writes what waits, and returns the reason why some of it still does.
    package func obstacle() -> SaveObstacle? {
        recorder.flush()
        return recorder.obstacle
    }

    private func followBeat() {
        let update = progress.update
        beatEffect?.observe(update.state, withBeat: isBeatOn && beat.cadence != nil)
        if isBeatOn, beatEffect?.isUnsettling == true { putBeatOff() }
        guard isBeatOn, !update.state.isPaused else { return speaker.beat(nil) }
        beat.advance(to: update.state.elapsed, aim: update.place?.phase.aim?.beat, own: walker.cadence ?? update.state.cadence)
        speaker.beat(beat.cadence)
    }

    private func switchBeat(_ isOn: Bool) {
        isBeatOn = isOn
        if !isOn { beat.stop() }
    }

    private func putBeatOff() {
        beatEffect = nil
        switchBeat(false)
        progress.show(.beatOff)
        say([.beatOff])
    }

    // MARK: The end

    private func finish() {
        tasks.forEach { $0.cancel() }
        tasks = []
        speaker.end()
        publish()
        now?.remove()
        for watcher in watchers { watcher.updates?.finish() }
        watchers = []
    }

    /// Gives the recording back, so that it can be saved; what is said of the walk afterwards is not recorded any more.
    /// - Parameter lettingGo: whether it says that the sensors are let go, by which a walk that is left differs from one that was killed.
    package func close(lettingGo: Bool = false) async {
        tasks.forEach { $0.cancel() }
        tasks = []
        if lettingGo {
            for sensor in progress.session.state.sensors where sensor.isConnected {
                record(.event(clock.now, .disconnected(sensor.description.name)))
            }
        }
        speaker.end()
        now?.remove()
        await recorder.sync()
        recorder.close()
    }
}

extension FeedLine {
    /// Indicates whether it says how the walk was, which is said when it is over.
    fileprivate var isAfterword: Bool {
        switch self {
        case .event(_, .effort), .event(_, .note): true
        default: false
        }
    }
}

extension Cue {
    fileprivate var beginsPhase: Bool { if case .phase = self { true } else { false } }
}
