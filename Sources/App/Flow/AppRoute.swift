import Coordinators
import Walking

/// The flows of the program; each one replaces the one before it.
enum AppRoute: Route {
    /// The first launch.
    case onboarding
    /// Nobody is in; or somebody is, whose profile or nickname is still missing.
    case login(resuming: Account?)
    /// Somebody is in.
    case main(Person)
    /// The journal cannot be opened: say why, and try again.
    case trouble(String)
}
