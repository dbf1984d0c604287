import Coordinators
import Walking

/// Where one can go in the Walk tab, and what the screens report back.
package nonisolated enum WalkRoute: Route, Hashable, Codable {
    case home
    case walk(WalkID)
    case edit(WalkID)
    case log
    case importFiles
    case allWalks
    case goal
    case year
    /// The proof of one of a day's numbers.
    case why(CivilDate, Metric = .steps)
    case sources
    /// The menu at the edge of the home screen.
    case menu
    /// Out of this tab, from the menu.
    case settings
    /// Out of this tab, to the goals that are no number of steps a day.
    case otherGoals
    /// The form logged a walk; what it says about it is shown on the home screen.
    case logged(WalkID, String, hasSteps: Bool)
    /// The form changed a walk.
    case edited
    /// A walk was deleted from its screen.
    case deleted
    /// The goal is another one now; the text says which.
    case goalChanged(String)
    /// Change several walks alike.
    case changeWalks([WalkID])
    /// Several walks were changed; the number says how many.
    case changedWalks(Int)
    case split(WalkID)
    /// A walk was made two.
    case wasSplit
    case imports
    case importRecord(Int64)
    case importTakenBack
}

extension KeyedDecodingContainer {
    /// A proof that an earlier version saved without its metric is that of the steps; the compiler's own decoding takes this one.
    nonisolated func decode(_ type: Metric.Type, forKey key: Key) throws -> Metric { try decodeIfPresent(type, forKey: key) ?? .steps }
}
