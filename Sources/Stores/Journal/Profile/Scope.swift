import SQLite
import Walking

/// The person whose journal is asked, and the zone in which their days are counted.
struct Scope: Hashable, Sendable {
    let owner: AccountID
    /// Stands in for home, where somebody asked for it.
    let zone: Zone?

    /// The owner as a query knows them.
    var person: Value { .int(owner.rawValue) }
}
