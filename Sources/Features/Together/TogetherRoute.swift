import Coordinators
import Walking

/// Where one can go in the rooms' tab.
package nonisolated enum TogetherRoute: Route, Hashable, Codable {
    case rooms
    case room(RoomID)
    /// The days behind one's own number in a room.
    case week(RoomID)
    /// The proof of a day's steps, which is another flow's.
    case why(CivilDate)
    case newRoom
    /// How long the room that is being made goes on.
    case period
    /// How many steps of a day count in it at most.
    case dailyCap
    case join
    /// A room was made or joined: it takes the place of the form.
    case entered(Room, message: String)
    /// A room was left: back to the list.
    case left(message: String)
    case back
}
