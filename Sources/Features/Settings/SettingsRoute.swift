import Coordinators

/// Where one can go in the settings.
package nonisolated enum SettingsRoute: Route, Hashable, Codable {
    case settings
    case nickname
    case profile
    case goal
    /// The row of good days or weeks, and its pauses.
    case streak
    case streakKind
    /// A pause by its place; nil for a new one.
    case pause(Int?)
    /// What decides about the row was changed: back to it, which says so.
    case streakChanged(String)
    /// Home and the stays elsewhere.
    case zones
    case homeZone
    /// A stay by its place; nil for a new one.
    case stay(Int?)
    /// The zones were changed: back to their list, which says so.
    case zonesChanged(String)
    case passphrase
    /// The end of the account.
    case deletion
    case units
    case language
    case theme
    case motion
    case about
    /// The session has ended, though perhaps not everywhere.
    case signedOut(warning: String?)
    /// The account is gone, and with it the session.
    case deleted(String)
    /// An editor is through: back to the list, which says so.
    case saved(String)
    /// It is saved, and matters elsewhere.
    case changed(SettingsChange)
    /// Out of the settings, to the screen that tries a number of steps on the last weeks.
    case stepGoal
    case close
}
