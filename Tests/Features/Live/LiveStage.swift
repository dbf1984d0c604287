import Coordinators
import Phrases
import ScreenTesting
import Screens
import Terminal
import Testing
import Walking
import WalkingTesting

@testable import Live
@testable import LiveWalking

/// A live walk in front of a pilot: the walker has 3,264 steps today, walked briskly last time, and moves as the test says.
struct LiveStage {
    let journal: MemoryJournal
    let walks: ScriptedWalks
    let clock: FixedClock
    /// Ticks, whatever the clock on the wall does.
    let uptime = ManualClock()
    let pilot: Pilot
    let coordinator: LiveCoordinator
    let dependencies: LiveDependencies

    nonisolated static let now = Zone.utc.instant(CivilDate(dayNumber: 20_778), hour: 18, minute: 30)

    init(
        _ language: Language = .en, _ size: Size = Size(width: 80, height: 24), knowsStopSigns: Bool = true, saysLines: Bool = false,
        failure: JournalFailure? = nil, orphans: [UnfinishedWalk] = [], isAvailable: Bool = true, plans: [OwnPlan] = [],
        sensors: (any SensorManager)? = nil, obstacle: OutputObstacle? = nil, wanted: WalkChoice? = nil, seconds: Int? = nil,
        hasDevice: Bool = true, before: [Walk] = [], age: AgeBand = .from70, last: WalkMode? = .brisk
    ) async throws {
        let today = Day(date: CivilDate(dayNumber: 20_778), steps: 3264, distance: 2200, sources: [.typed: 3264])
        journal = MemoryJournal(zone: .utc, days: hasDevice ? [today] : [], walks: before)
        clock = FixedClock(Self.now)
        walks = ScriptedWalks(failure: failure, orphans: orphans)
        if let last { _ = try await journal.note { $0[LivePreferences.self].lastPlan = last.rawValue } }
        if knowsStopSigns { _ = try await journal.change { $0[LivePreferences.self].knowsStopSigns = true } }
        dependencies = LiveDependencies(
            journal: journal, undo: UndoHistory(journal: journal), clock: clock, phrases: Phrases(language),
            walks: isAvailable ? walks : nil, age: age, sensors: sensors, wanted: wanted, seconds: seconds, beginsAtOnce: true,
            plans: { plans }, uptime: { [uptime] in uptime.now.offset },
            findObstacle: { _ in obstacle })
        coordinator = LiveCoordinator(dependencies: dependencies)
        let window = Window(size: size)
        window.text = language == .ko ? .ko : .en
        window.saysLines = saysLines
        window.rootViewController = coordinator.viewController
        window.globalCommands.append { [weak coordinator] in coordinator?.beltStop }
        pilot = Pilot(window: window, keeping: coordinator)
        await pilot.settle()
    }

    /// Begins the kind of walk at the bar.
    func begin() async throws -> ScriptedWalk {
        await pilot.press(.enter)
        guard let walk = await walks.walk else { throw NothingBegan() }
        return walk
    }

    struct NothingBegan: Error {}

    /// A walk of a while, in the band.
    func stride(_ walk: ScriptedWalk, seconds: Int = 1120, _ edit: @escaping @Sendable (inout LiveUpdate) -> Void = { _ in }) async {
        await walk.change { update in
            update.state = Self.state(seconds)
            update.trail = Self.trail
            update.cue = LiveUpdate.SaidCue(.longerSteps, at: seconds - 5)
            edit(&update)
        }
        await pilot.settle()
    }

    nonisolated static func state(_ seconds: Int) -> LiveState {
        var state = LiveState()
        (state.elapsed, state.moving) = (seconds, seconds)
        state.steps = 1946
        state.distance = 1340
        (state.speed, state.cadence, state.stepLength, state.heartRate) = (1.194, 105, 0.64, 104)
        state.sensors = ["pad", "strap"].map {
            LiveState.SensorStatus(description: SensorDescription(name: $0), isConnected: true, isFresh: $0 == "pad")
        }
        return state
    }

    nonisolated static var trail: [LiveUpdate.TrailPoint] {
        (0..<60).map { index in
            LiveUpdate.TrailPoint(cadence: 92 + Double(index) / 5 + Double(index * 7 % 5), speed: 1.1, stepLength: 0.64)
        }
    }
}

extension LiveStage {
    nonisolated static let sizes = [Size(width: 80, height: 24), Size(width: 40, height: 12)]

    static func name(_ language: Language, _ size: Size) -> String { "\(language.rawValue)-\(size.width)x\(size.height)" }
}
