import Coordinators

/// A place in the settings.
///
/// A new screen is a case here, a line of the table of destinations, and the screen itself in
/// ``SettingsCoordinator/prepareTransition(for:)``.
package nonisolated enum SettingsRoute: Route, Codable {
    case settings
    case nickname
    case profile
    case goal
    /// The streak of good days or weeks, and its pauses.
    case streak
    case streakKind
    /// A pause by its place; nil for a new one.
    case pause(Int?)
    /// Home and the periods elsewhere.
    case zones
    case homeZone
    /// A period by its place; nil for a new one.
    case period(Int?)
    /// The step length from a way that was counted.
    case calibration
    /// The places of which nothing leaves the program.
    case privacy
    /// A new one of them.
    case newPrivatePlace
    case passphrase
    /// The end of the account.
    case deletion
    case units
    case language
    case theme
    case pictures
    case motion
    /// The choice of what a live walk is heard by.
    case outputs
    case about
    /// Out of the settings, to the screen that tries a number of steps on the last weeks, or asks for the minutes of a week.
    case stepGoal
    /// Out of the settings, to the folder whose files are imported as they come.
    case inbox
}

extension SettingsRoute {
    /// Indicates whether it is for those only who have an account, and so a passphrase.
    package var needsAccount: Bool { self == .passphrase || self == .deletion }
}
