import Walking

/// A change that a form or a choice made; the screen below, where it has left, says it.
nonisolated enum SettingsOutcome: Hashable, Sendable {
    /// The nickname as others see it now.
    case nickname(String)
    case profile
    /// The steps of the goal, and the parts of it that were changed.
    case goal(steps: Int, [GoalPart])
    /// A new passphrase, and whether the keychain lets the person in by itself the next time.
    case passphrase(isRemembered: Bool)
    case theme(String?)
    case pictures(Bool)
    case motion(Bool?)
    case streakKind(StreakKind)
    case pause(RestSchedule.Pause)
    case home(Zone)
    case period(TimeZonePeriod)
    /// Metres of a step that was counted; nil where that was forgotten.
    case stepLength(Double?)
    /// The name of a place of which nothing leaves from now on.
    case privatePlace(String)
}
