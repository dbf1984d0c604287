import Screens
import Walking

/// Says when a day begins while the program is open, so that nobody reads yesterday's number as today's in the morning.
///
/// One timer for the next midnight and nothing else: until then the program sleeps.
final class DayTurn {
    private weak var window: Window?
    private let clock: any WallClock
    private let zone: Zone
    private let turned: @MainActor () -> Void

    /// Watches from now on, as long as it is held.
    init(_ window: Window, clock: any WallClock, zone: Zone, turned: @escaping @MainActor () -> Void) {
        self.window = window
        self.clock = clock
        self.zone = zone
        self.turned = turned
        awaitTomorrow()
    }

    private func awaitTomorrow() {
        let now = clock.now
        let today = zone.day(of: now)
        let midnight = zone.startOfDay(today.adding(days: 1))
        window?.schedule(after: max(.seconds(1), midnight - now)) { [weak self] in self?.wakeUp(after: today) }
    }

    /// A clock that was set back meanwhile has the same day to wait for again.
    private func wakeUp(after day: CivilDate) {
        if zone.day(of: clock.now) != day {
            window?.setNeedsChromeUpdate()
            turned()
        }
        awaitTomorrow()
    }
}
