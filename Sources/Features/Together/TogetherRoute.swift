import Coordinators
import Walking

/// Where one can go in the rooms' tab.
package enum TogetherRoute: Coordinators.Route {
    case rooms
    case room(RoomID)
    case newRoom
    case period(NewRoomViewModel)
    case dailyCap(NewRoomViewModel)
    case join
    /// A room was made or joined: it takes the place of the form.
    case entered(Room, message: String)
    /// A room was left: back to the list.
    case left(message: String)
    case back
}
