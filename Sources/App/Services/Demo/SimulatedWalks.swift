import LiveWalking
import Walking

/// The live walks of the demo, in which a made-up walker walks with a pod and a strap.
actor SimulatedWalks: LiveWalkProvider {
    private let journal: any JournalRepository
    private let clock: any WallClock
    private let zone: Zone
    /// Indicates whether the walker stands still, so that tests see the same at any time.
    private let isStill: Bool
    private var walks: [WalkID: SimulatedWalk] = [:]
    /// The length of the walk that goes on as the demo opens; nil where none does.
    private let underWay: Duration?
    /// The same walk, once it was looked at; gone when it is saved or discarded.
    private var waiting: (walk: SimulatedWalk, start: Instant)?
    /// The walking of that walk, which all that look for it wait for.
    private var walking: Task<Void, Never>?

    init(journal: any JournalRepository, clock: any WallClock, zone: Zone, isStill: Bool = false, underWay: Duration? = nil) {
        self.underWay = underWay
        self.journal = journal
        self.clock = clock
        self.zone = zone
        self.isStill = isStill
    }

    func begin(_ choice: WalkChoice) async throws(JournalFailure) -> any LiveWalk {
        let walk = SimulatedWalk(choice, start: clock.now, zone: zone, isStill: isStill, wall: clock)
        walks[walk.id] = walk
        if !isStill { await walk.begin() }
        return walk
    }

    /// The walk that is under way as the demo opens; nothing is written, so no other one is left over.
    func unfinished() async -> [UnfinishedWalk] {
        if walking == nil, let underWay {
            let start = clock.now - underWay
            let walk = SimulatedWalk(WalkChoice(.brisk), start: start, zone: zone, isStill: isStill, wall: clock)
            waiting = (walk, start)
            walks[walk.id] = walk
            walking = Task { await walk.walk(underWay) }
        }
        await walking?.value
        guard let waiting else { return [] }
        return [UnfinishedWalk(id: waiting.walk.id, start: waiting.start, last: clock.now, state: await waiting.walk.state)]
    }

    func goOn(with id: WalkID) async throws(JournalFailure) -> any LiveWalk {
        guard let walk = walks[id], waiting?.walk.id == id else { throw .missing }
        waiting = nil
        if !isStill { await walk.goOn() }
        return walk
    }

    func save(_ id: WalkID) async throws(JournalFailure) -> SavedLiveWalk {
        guard let simulated = walks[id] else { throw .missing }
        // One that was not gone on with is over where it was broken off.
        await simulated.handle(.end)
        guard let walk = await simulated.walk(zone) else { return .nothing }
        let undo = try await journal.save([walk])
        discard(id)
        return .saved(walk, undo: .change(undo))
    }

    func keep(_ id: WalkID) {}

    func discard(_ id: WalkID) {
        walks[id] = nil
        if waiting?.walk.id == id { waiting = nil }
    }
}
