import Coordinators
import LiveWalking
import Walking

/// A place of a live walk.
///
/// A new screen is a case here, a line of the table of destinations, and the screen itself in ``LiveCoordinator/prepareTransition(for:)``.
package nonisolated enum LiveRoute: Route {
    /// The kinds of walk; a walk begins there.
    case modes
    /// The screen of a walk that begins when it is first shown.
    case begin(WalkChoice)
    /// The screen of a walk that was broken off.
    case goOn(WalkID)
    /// The kinds of walk, for the walk that goes on.
    case otherMode
    /// The effort, or how hard the walk is; at the end of a walk also a note.
    case effort(isAtEnd: Bool)
    case sensors
    /// The tests, with their results.
    case tests
    /// The test over four metres.
    case fourMetres
}
