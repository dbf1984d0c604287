/// The identity of a room of a club, drawn by the program that opens it; a room of this machine has a `RoomID`.
package struct ClubRoomID: RandomIdentifier, Codable {
    package let rawValue: UInt128

    package init(rawValue: UInt128) { self.rawValue = rawValue }
}
