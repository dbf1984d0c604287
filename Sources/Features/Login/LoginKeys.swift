import Coordinators
import Phrases
import Screens

/// The keys on the way in: what key files call each, what it does, and what it is pressed by.
///
/// Each screen's are in its folder.
package struct LoginKeys: Sendable {
    let strings: LoginStrings

    /// Every command, by screen.
    package static func sections(_ language: Language) -> [KeySection] { LoginRoute.destinations.sections(.for(language)) }
}
