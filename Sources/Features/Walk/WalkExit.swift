import Coordinators

/// Where the Walk tab leads out of itself: handed up to whichever coordinator above knows the way.
package nonisolated enum WalkExit: Route, Hashable {
    case settings
    /// The settings' screen of all goals.
    case goals
}
