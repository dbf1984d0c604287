import Coordinators

/// Where one can go before anything else.
package enum OnboardingRoute: Route {
    case welcome
    /// The welcome was read: the flow ends.
    case start
}
