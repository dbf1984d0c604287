/// The identity of a room of a club, drawn by the program that opens it; a room of this machine has a `RoomID`.
package struct ClubRoomID: RandomIdentifier, Codable {
    package let bits: RandomBits

    package init(bits: RandomBits) { self.bits = bits }
}
