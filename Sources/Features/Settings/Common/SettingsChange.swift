import LiveWalking
import Phrases
import Walking

/// Something that was changed here and matters elsewhere.
package nonisolated enum SettingsChange: Hashable, Sendable {
    case account(Account)
    /// Another language; nil follows the system.
    case language(Language?)
    /// Other units; nil follows the system.
    case units(Units?)
    /// Another theme; nil leaves the choice to the program.
    case theme(String?)
    /// The choice of pictures, where the terminal shows some.
    case pictures(Bool)
    /// The choice that nothing moves; nil leaves it to the line to the terminal.
    case motion(Bool?)
    case outputs(Set<LiveOutput>)
    case signedOut
}
