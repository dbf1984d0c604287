import Coordinators

/// A place before anything else.
package nonisolated enum OnboardingRoute: Route {
    case welcome
}

extension OnboardingRoute {
    /// Every screen of the flow.
    @MainActor static let destinations: Destinations<OnboardingRoute, WelcomeStrings> = [.start(.welcome, WelcomeViewController.self)]
}
