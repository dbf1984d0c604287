import Coordinators

/// The exits of the settings, handed up to whichever coordinator above knows the way.
package nonisolated enum SettingsExit: Route, Hashable {
    /// The screen that tries a number of steps on the last weeks, or asks for the minutes of a week.
    case stepGoal
    /// The folder whose files are imported as they come.
    case inbox
}
