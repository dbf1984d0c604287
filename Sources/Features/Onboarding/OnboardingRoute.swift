import Common
import Coordinators
import Screens

/// A place before anything else.
package nonisolated enum OnboardingRoute: Route {
    case welcome
    /// The ways to get the numbers out of a watch or a phone.
    case exports(Counter)
}
