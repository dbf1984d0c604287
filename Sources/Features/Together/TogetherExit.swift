import Coordinators
import Walking

/// Where the rooms lead out of themselves: handed up to whichever coordinator above knows the way.
package nonisolated enum TogetherExit: Route, Hashable {
    case why(CivilDate)
}
