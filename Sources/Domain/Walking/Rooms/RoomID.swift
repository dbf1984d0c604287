/// The number of a room in the store.
package struct RoomID: Hashable, Codable, Sendable {
    package var rawValue: Int64

    package init(rawValue: Int64) {
        self.rawValue = rawValue
    }
}
