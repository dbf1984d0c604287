import Coordinators

/// The exits of the Walk tab, handed up to whichever coordinator above knows the way.
package nonisolated enum WalkExit: Route, Hashable {
    case settings
    /// A walk that begins now.
    case walkNow
    /// The sensors of live walks.
    case sensors
    /// The tests of the gait.
    case tests
    /// The settings' screen of all goals.
    case goals
}
