import Common
import Coordinators
import Walking

/// A place of the Walk tab.
///
/// A new screen is a case here, a line of the table of destinations, and the screen itself in ``WalkCoordinator/prepareTransition(for:)``.
package nonisolated enum WalkRoute: Route, Codable {
    case home
    case walk(WalkID)
    case edit(WalkID)
    case log
    /// Out of the tab, to a walk that begins now.
    case walkNow
    /// Out of the tab, to the sensors of live walks.
    case sensors
    /// Out of the tab, to the tests of the gait.
    case tests
    case importFiles
    case allWalks
    case goal
    case year
    /// The proof of one of a day's numbers; without a measure of the one that the person goes by.
    case why(CivilDate, ChartMeasure? = nil)
    case sources
    /// The menu at the edge of the home screen.
    case menu
    /// The settings, which lie outside this tab.
    case settings
    /// The settings' screen of all goals.
    case otherGoals
    /// Changes several walks alike.
    case changeWalks([WalkID])
    case split(WalkID)
    /// The walks that went the same way as one.
    case sameWay(WalkID)
    case imports
    case importRecord(Int64)
    /// The folder whose files are imported as they come.
    case inbox
    /// The ways to get the exports of apps and phones.
    case exports
    case shoes
    /// One pair, by its name.
    case shoe(String)
    /// The choice of the pair that was on, for the walks of a week at once.
    case weekShoes
    /// Every goal and the records.
    case goals
    /// A goal for a span.
    case newGoal
    /// The minutes of walks that a week asks for, to be changed.
    case weekGoal
    /// The rule by which goals grow.
    case goalRule
}
