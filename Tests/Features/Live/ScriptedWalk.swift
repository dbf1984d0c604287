import Walking

@testable import LiveWalking

/// A walk that does what a test says, and answers keys as a walk does.
actor ScriptedWalk: LiveWalk {
    nonisolated let id = WalkID()
    nonisolated let wall: any WallClock = FixedClock(LiveStage.now)
    var plan: String { update.plan.id }
    private(set) var commands: [LiveCommand] = []
    private var update: LiveUpdate
    private var watchers: [LiveUpdates] = []

    init(_ choice: WalkChoice, walker: WalkerProfile = WalkerProfile(age: 74, cadence: 104, speed: 1.1, stepLength: 0.63)) {
        update = Self.beginning(choice, walker)
    }

    private static func beginning(_ choice: WalkChoice, _ walker: WalkerProfile) -> LiveUpdate {
        let plan =
            switch choice.plan {
            case .mode(let mode): mode.plan(for: walker)
            case .own(let plan): plan
            }
        return LiveUpdate(state: LiveState(), choice: choice, plan: plan, place: plan.place(after: 0))
    }

    func updates() -> LiveUpdates {
        let watcher = LiveUpdates()
        watcher.yield(update)
        watchers.append(watcher)
        return watcher
    }

    /// Changes what is known, as a second of walking does.
    func change(_ edit: @Sendable (inout LiveUpdate) -> Void) {
        edit(&update)
        update.place = update.plan.place(after: update.state.moving)
        for watcher in watchers { watcher.yield(update) }
    }

    func handle(_ command: LiveCommand) {
        commands.append(command)
        change { update in
            switch command {
            case .pause: (update.state.isPaused, update.state.isPausedByKey) = (true, true)
            case .resume: (update.state.isPaused, update.state.isPausedByKey) = (false, false)
            case .lap:
                update.state.laps.append(
                    LiveLap(
                        start: .zero, end: SessionTime(seconds: Double(update.state.moving)), steps: update.state.steps ?? 0,
                        distance: update.state.distance ?? 0))
            case .laps(let length): update.state.lapLength = length
            case .mode(let choice):
                let next = Self.beginning(choice, WalkerProfile(age: 74, cadence: 104))
                (update.choice, update.plan) = (choice, next.plan)
            case .beat(let isOn): update.isBeatOn = isOn
            case .voice(let isOn): update.isVoiceOn = isOn
            case .tapped(let count):
                update.state.steps = (update.state.steps ?? 0) + Double(count)
                update.state.tappedSteps += count
            case .end: update.isOver = true
            case .effort(let effort): update.state.effort = effort
            case .note, .belt: break
            }
        }
        guard command == .end else { return }
        for watcher in watchers { watcher.finish() }
    }
}

/// Walks that a test can look into.
actor ScriptedWalks: LiveWalkProvider {
    private(set) var walk: ScriptedWalk?
    private(set) var saved: [WalkID] = []
    private(set) var discarded: [WalkID] = []
    var orphans: [UnfinishedWalk] = []
    private var elsewhere: UnfinishedWalk?
    private(set) var kept: [WalkID] = []
    private let failure: JournalFailure?
    /// The reason for which no walk can be saved.
    private var obstacle: JournalFailure?

    init(failure: JournalFailure? = nil, orphans: [UnfinishedWalk] = []) {
        self.failure = failure
        self.orphans = orphans
    }

    func begin(_ choice: WalkChoice) async throws(JournalFailure) -> any LiveWalk {
        if let failure { throw failure }
        let made = ScriptedWalk(choice)
        walk = made
        return made
    }

    func unfinished() -> [UnfinishedWalk] { orphans }

    func recordedElsewhere() -> UnfinishedWalk? { elsewhere }

    func recordElsewhere(_ walk: UnfinishedWalk?) { elsewhere = walk }

    func goOn(with id: WalkID) async throws(JournalFailure) -> any LiveWalk { try await begin(WalkChoice(.brisk)) }

    func refuseToSave(_ failure: JournalFailure?) { obstacle = failure }

    func keep(_ id: WalkID) { kept.append(id) }

    func save(_ id: WalkID) async throws(JournalFailure) -> SavedLiveWalk {
        if let obstacle { throw obstacle }
        saved.append(id)
        orphans.removeAll { $0.id == id }
        let walk = Walk(id: id, start: LiveStage.now, end: LiveStage.now + .seconds(60), zone: .utc, steps: 100)
        return .saved(walk, undo: .imports([7]))
    }

    func discard(_ id: WalkID) {
        discarded.append(id)
        orphans.removeAll { $0.id == id }
    }
}
