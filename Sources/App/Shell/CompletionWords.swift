import Coordinators
import Terminal

/// The offers of completions: what is known before the shell asks, and what the shell finds out itself.
enum CompletionWords {
    static let themes = Theme.builtIn.map(\.name)

    /// The links without a place to fill in, without the scheme, whose colon would end a word in bash.
    static let links = AppLink.table.forms.map { String($0.dropFirst("gnd://".count)) }.filter { !$0.contains(":") }

    /// Prints the system's time zones, a line each.
    static let zones = "awk '/^[^#]/ {print $3}' /usr/share/zoneinfo/zone.tab 2>/dev/null"

    /// Prints the accounts of this machine, a line each.
    static let profiles = "gnd completions profiles 2>/dev/null"
}
