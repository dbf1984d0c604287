import Screens
import Walking

/// The time of a replay: when the recording began, and how far it has got.
nonisolated struct ReplayWallClock: WallClock {
    let start: Walking.Instant
    let clock: ManualClock

    var now: Walking.Instant { start + clock.now.offset }
}
