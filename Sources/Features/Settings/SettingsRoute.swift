import Coordinators

/// Where one can go in the settings.
package nonisolated enum SettingsRoute: Route, Hashable, Codable {
    case settings
    case nickname
    case profile
    case goal
    case language
    case theme
    case motion
    case about
    /// The session has ended, though perhaps not everywhere.
    case signedOut(warning: String?)
    /// An editor is through: back to the list, which says so.
    case saved(String)
    /// It is saved, and matters elsewhere.
    case changed(SettingsChange)
    case close
}
