import Files
import Glibc
import Importers
import LiveWalking
import Walking

/// Begins live walks, records them in a folder, and puts them into the journal by importing their recordings.
///
/// A recording is a file like any other that can be imported: saving it twice changes nothing, and undoing the import takes the walk back.
package actor LiveWalks: LiveWalkProvider {
    /// The parts of the outside that live walks stand on.
    package struct Outside: Sendable {
        package var folder: LiveFolder
        package var wall: any WallClock
        package var zone: Zone
        package var hub: any SensorHub
        /// The feed that the first walk is played from; nil walks with the sensors of the hub.
        package var feed: PlayedFeed?
        /// Makes the outputs of a walk, as they are wanted when it begins.
        package var outputs: @Sendable () async -> LiveOutputs
        package var reader: any HistoryReader
        /// Makes the clock of a session that is at a moment.
        package var clock: @Sendable (SessionTime) -> any SessionClock
        package var journal: @Sendable () async throws(JournalFailure) -> any JournalRepository
        package var profile: @Sendable () async -> Profile?

        package init(
            folder: LiveFolder, wall: any WallClock, zone: Zone, hub: any SensorHub = SilentHub(), feed: PlayedFeed? = nil,
            outputs: @escaping @Sendable () async -> LiveOutputs = { LiveOutputs() },
            reader: any HistoryReader = Importer(),
            clock: @escaping @Sendable (SessionTime) -> any SessionClock = { BootClock(at: $0) },
            journal: @escaping @Sendable () async throws(JournalFailure) -> any JournalRepository,
            profile: @escaping @Sendable () async -> Profile? = { nil }
        ) {
            self.folder = folder
            self.wall = wall
            self.zone = zone
            self.hub = hub
            self.feed = feed
            self.outputs = outputs
            self.reader = reader
            self.clock = clock
            self.journal = journal
            self.profile = profile
        }
    }

    /// A walk that was saved, as a command tells it.
    package struct Saved: Sendable {
        package var walk: Walk
        /// Indicates whether the journal had it already.
        package var isKnown: Bool
        /// Seconds on the move.
        package var moving: Int
        /// Indicates whether its steps, or its way, follow from what the walker tapped and from their own step length.
        package var areStepsEstimated = false
        package var isDistanceEstimated = false
        /// The imports that it was saved by, for undo.
        package var imports: [Int64]
    }

    /// The outcome of saving a recording.
    package enum Outcome: Sendable {
        case saved(Saved)
        /// A recording in which nobody walked.
        case nothing
        /// It was over before five seconds were.
        case tooShort
        /// It lies in the future, or before there were pedometers: the clock of whoever recorded it was wrong.
        case misdated(CivilDate)
    }

    private let outside: Outside
    private let brokenOff: UnfinishedWalks
    private var feed: PlayedFeed?
    private var current: RecordedWalk?

    package init(_ outside: Outside) {
        self.outside = outside
        feed = outside.feed
        brokenOff = UnfinishedWalks(in: outside.folder)
        outside.folder.removeOld(at: outside.wall.now)
    }

    // MARK: Walking

    package func begin(_ choice: WalkChoice) async throws(JournalFailure) -> any LiveWalk {
        if let feed {
            self.feed = nil
            return try await play(feed, choice)
        }
        let (walker, step) = await walker()
        let header = FeedHeader(id: WalkID(), start: outside.wall.now, zone: await zone(), ownStepLength: step)
        let lapLength = await preferences().lapLength
        return await walk(LiveProgress(header, choice, for: walker), walker, clock: outside.clock(.zero)) {
            await $0.open(lapLength: lapLength)
        }
    }

    /// Begins a walk that a feed tells: its name, its start and its clock are the feed's.
    ///
    /// A recording of the same walk that was never saved is not replaced by it.
    package func play(_ feed: PlayedFeed, _ choice: WalkChoice) async throws(JournalFailure) -> RecordedWalk {
        let (walker, _) = await walker()
        let (header, clock) = (feed.header, feed.clock())
        guard outside.folder.mayReplace(header.id) else { throw .taken }
        outside.folder.remove(header.id)
        let walk = await make(
            LiveProgress(header, choice, for: walker), walker, clock: clock, wall: SessionWall(start: header.start, clock: clock))
        await walk.open()
        await walk.run(feed.hub, endsWithSensors: true)
        current = walk
        return walk
    }

    package func unfinished() async -> [UnfinishedWalk] {
        await look { [brokenOff] _ in brokenOff.all() }
    }

    package func recordedElsewhere() async -> UnfinishedWalk? {
        let own = current?.id
        return await look { folder in folder.recorded.lazy.filter { $0 != own }.compactMap { UnfinishedWalk($0, in: folder) }.first }
    }

    package func goOn(with id: WalkID) async throws(JournalFailure) -> any LiveWalk {
        guard !outside.folder.isRecorded(id) else { throw .locked }
        let (walker, _) = await walker()
        guard let progress = await look({ $0.progress(of: id, for: walker) }), !progress.session.isOver else { throw .missing }
        let start = progress.header.start + progress.session.clockCorrection
        let now = max(progress.last, SessionTime(milliseconds: (outside.wall.now - start).milliseconds))
        return await walk(progress, walker, clock: outside.clock(now)) { await $0.reopen() }
    }

    private func walk(
        _ progress: LiveProgress, _ walker: WalkerProfile, clock: any SessionClock, open: (RecordedWalk) async -> Void
    ) async -> RecordedWalk {
        let walk = await make(progress, walker, clock: clock, wall: outside.wall)
        await open(walk)
        await walk.run(outside.hub)
        current = walk
        return walk
    }

    private func make(
        _ progress: LiveProgress, _ walker: WalkerProfile, clock: any SessionClock, wall: any WallClock
    ) async -> RecordedWalk {
        RecordedWalk(
            progress, recorder: SessionRecorder(outside.folder.file(of: progress.header.id)), clock: clock, wall: wall, walker: walker,
            outputs: await outside.outputs(), now: LiveNowFile(outside.folder.now))
    }

    /// Returns what the walker wants; the usual where the journal cannot be read.
    private func preferences() async -> LivePreferences {
        guard let settings = try? await outside.journal().settings() else { return LivePreferences() }
        return settings[LivePreferences.self]
    }

    /// Returns the zone in which the walker counts this day; the machine's where the journal cannot be read.
    private func zone() async -> Zone {
        guard let zones = try? await outside.journal().settings().zones else { return outside.zone }
        return zones.zone(on: zones.day(of: outside.wall.now))
    }

    /// Returns who walks, and how long a step is taken for; a journal that cannot be read keeps nobody from walking.
    private func walker() async -> (WalkerProfile, step: Double?) {
        guard let journal = try? await outside.journal() else { return (WalkerProfile(), nil) }
        let profile = await outside.profile()
        let walker = try? await LoadWalkerProfile(journal: journal)(profile, today: await zone().day(of: outside.wall.now))
        let step = (try? await OwnStepLength(journal: journal)(profile)) ?? nil
        return (walker ?? WalkerProfile(), step ?? walker?.stepLength)
    }

    // MARK: Saving

    package func save(_ id: WalkID) async throws(JournalFailure) -> SavedLiveWalk {
        switch try await finish(id) {
        case .saved(let saved): .saved(saved.walk, undo: saved.isKnown ? nil : .imports(saved.imports))
        case .nothing, .misdated: .nothing
        case .tooShort: .tooShort
        }
    }

    /// Puts a recorded walk into the journal; where nobody walked no recording is left.
    package func finish(_ id: WalkID) async throws(JournalFailure) -> Outcome {
        try await keep(id)
        guard !outside.folder.isRecorded(id) else { throw .locked }
        let outcome = try await save(file: outside.folder.file(of: id))
        if case .saved = outcome { outside.folder.markSaved(id) } else { outside.folder.remove(id) }
        return outcome
    }

    package func keep(_ id: WalkID) async throws(JournalFailure) {
        guard current?.id == id else { return }
        // Lines that lie in memory alone would be lost with it.
        switch await current?.obstacle() {
        case .diskFull: throw .diskFull
        case .readOnly(let path): throw .readOnly(path: path)
        case nil: break
        }
        await current?.close()
        current = nil
    }

    /// Puts the walk of a recording into the journal, wherever the file lies.
    package func save(file path: String) async throws(JournalFailure) -> Outcome {
        var progress = try await progress(at: path)
        progress.finish()
        let state = progress.session.state
        guard progress.session.now.seconds >= LiveSession.shortest / .seconds(1) else { return .tooShort }
        guard !state.isNothingWalked else { return .nothing }
        let zone = progress.header.zone ?? outside.zone
        let read = progress.session.walk(progress.header.id, zone: zone)
        let reason = Quarantine(now: outside.wall.now).reason(against: read)
        if reason == .future || reason == .tooOld { return .misdated(zone.day(of: read.start)) }
        let journal = try await outside.journal()
        let settings = try await journal.settings()
        let known = Set(try await journal.imports().map(\.id))
        let before = try await journal.walk(progress.header.id)
        let sink = try await journal.importSink()
        let reports: [ImportReport]
        do throws(ImportFailure) {
            reports = try await outside.reader.read(path, zones: settings.zones, into: sink) { _ in }
        } catch {
            switch error {
            case .journal(let failure): throw failure
            case .unreadable(let path, let problem), .broken(let path, let problem, _): throw .cannotOpen(path: path, problem: problem)
            default: throw .missing
            }
        }
        guard let walk = try await journal.walk(progress.header.id) else {
            // One that was deleted is known, and one that nobody can have walked lies aside. Else it could not be read, and is not lost.
            guard reports.contains(where: { $0.outcome.walksKnown > 0 || !$0.outcome.quarantined.isEmpty }) else {
                throw .cannotOpen(path: path, problem: .system(EIO))
            }
            return .nothing
        }
        let isKnown = before?.hasSameContent(as: walk) ?? false
        // The journal knows more than a part of its recording.
        let isWhole = walk.duration == read.duration
        let imports = try await journal.imports().map(\.id).filter { !known.contains($0) }
        return .saved(
            Saved(
                walk: walk, isKnown: isKnown, moving: isWhole ? state.moving : Int(clamping: walk.walkingTime.components.seconds),
                areStepsEstimated: state.areStepsEstimated, isDistanceEstimated: state.isDistanceEstimated, imports: imports.sorted()))
    }

    private func progress(at path: String) async throws(JournalFailure) -> LiveProgress {
        let read = await look { _ -> Result<LiveProgress?, FileFailure> in
            do throws(FileFailure) {
                return .success(try LiveFolder.read(path, for: WalkerProfile()))
            } catch {
                return .failure(error)
            }
        }
        switch read {
        case .success(let progress?): return progress
        case .success(nil), .failure(FileFailure(path: path, problem: .system(ENOENT))): throw .missing
        case .failure(let failure): throw .cannotOpen(path: path, problem: failure.problem)
        }
    }

    package func discard(_ id: WalkID) async throws(JournalFailure) {
        if current?.id == id {
            await current?.handle(.end)
            await current?.close()
            current = nil
        }
        guard !outside.folder.isRecorded(id) else { throw .locked }
        outside.folder.remove(id)
    }

    /// Lets go of the walk that goes on, and of its sensors, as a program does that ends; it can be gone on with.
    /// - Returns: whether a walk was left that is not over.
    @discardableResult
    package func leave() async -> Bool {
        guard let walk = current else { return false }
        await walk.close(lettingGo: true)
        current = nil
        return await !walk.session.isOver
    }

    /// Reads files on no actor.
    @concurrent
    private func look<Value: Sendable>(_ body: @Sendable (LiveFolder) -> Value) async -> Value { body(outside.folder) }
}

/// No sensors at all.
package struct SilentHub: SensorHub {
    package init() {}

    package func lines(on clock: any SessionClock) -> AsyncStream<FeedLine> { AsyncStream { $0.finish() } }
    package func troubles() -> AsyncStream<SensorTrouble?> { AsyncStream { $0.finish() } }
}

/// The clock on the wall of a walk that is played.
private struct SessionWall: WallClock {
    let start: Instant
    let clock: any SessionClock

    var now: Instant { start + .milliseconds(clock.now.milliseconds) }
}
