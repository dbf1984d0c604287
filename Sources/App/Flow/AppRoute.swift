import Coordinators
import Walking

/// The flows of the program; each one replaces the one before it.
enum AppRoute: Route {
    /// The first launch.
    case onboarding
    /// The login, with whom the command line names in the field for the ID; or the rest of it, for a person who is in and whose profile or
    /// nickname is still missing.
    case login(resuming: Account? = nil, as: String = "")
    /// The main flow of a person who is signed in.
    case main(UserSession)
    /// The journal cannot be opened: say why, and try again.
    case trouble(JournalFailure)
}
