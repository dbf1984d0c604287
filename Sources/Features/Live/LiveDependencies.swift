import LiveWalking
import Phrases
import Walking

/// The things that a live walk needs from outside; nothing in it is global.
package struct LiveDependencies {
    package var journal: any JournalRepository
    package var undo: UndoHistory
    package var clock: any WallClock
    package var phrases: Phrases
    /// The provider that begins walks; nil where none can be walked.
    package var walks: (any LiveWalkProvider)?
    /// The age of who walks, for which the brisk cadence is made.
    package var age: AgeBand
    /// The sensors; nil where there are none.
    package var sensors: (any SensorManager)?
    /// The walk that the command line asked for.
    package var wanted: WalkChoice?
    /// Seconds after which the walk ends by itself, as the command line asked for; nil for one that a key ends.
    package var seconds: Int?
    /// Indicates whether that one begins without being chosen, as it does the first time.
    package var beginsAtOnce: Bool
    /// The plans of one's own, as they are now.
    package var plans: () async -> [OwnPlan]
    /// The time that a hand is timed by: one that nobody sets.
    package var uptime: @MainActor () -> Duration
    /// Looks why voice or beat cannot be heard here; nil where they can.
    package var findObstacle: @Sendable (LiveOutput) async -> OutputObstacle?

    package init(
        journal: any JournalRepository, undo: UndoHistory, clock: any WallClock, phrases: Phrases, walks: (any LiveWalkProvider)?,
        age: AgeBand = .unsaid, sensors: (any SensorManager)? = nil, wanted: WalkChoice? = nil, seconds: Int? = nil,
        beginsAtOnce: Bool = false, plans: @escaping () async -> [OwnPlan] = { [] }, uptime: @escaping @MainActor () -> Duration,
        findObstacle: @escaping @Sendable (LiveOutput) async -> OutputObstacle? = { _ in nil }
    ) {
        self.journal = journal
        self.undo = undo
        self.clock = clock
        self.phrases = phrases
        self.walks = walks
        self.age = age
        self.sensors = sensors
        self.wanted = wanted
        self.seconds = seconds
        self.beginsAtOnce = beginsAtOnce
        self.plans = plans
        self.uptime = uptime
        self.findObstacle = findObstacle
    }
}
