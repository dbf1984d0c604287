import Clubs
import Walking

/// A machine of a person's in a club in a folder, as their card names it.
package struct OwnMachine: Hashable, Sendable, Identifiable {
    package let id: DeviceID
    /// Indicates that it is the one that asks.
    package let isThisOne: Bool
    /// The last day of which it told; nil where it told of none.
    package let lastDay: CivilDate?
}
