import Coordinators
import Phrases
import Screens

/// The keys of the rooms: the name by which key files know each, what it does, and what it is pressed by.
///
/// Each screen's are in its folder; those that lead to another screen are in the table of destinations.
package struct TogetherKeys: Sendable {
    let strings: TogetherStrings

    /// Every command, by screen.
    package static func sections(_ language: Language) -> [KeySection] { TogetherRoute.destinations.sections(.for(language)) }
}
