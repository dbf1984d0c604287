/// A room in which the person no longer is: its founder removed them, or they left it on another machine of theirs.
package struct GoneRoom: Hashable, Sendable, Identifiable {
    package var id: ClubRoomID
    package var name: SharedName
    /// The only one who removes people; nil where that is the person, or not known.
    package var founder: SharedName?

    package init(id: ClubRoomID, name: SharedName, founder: SharedName?) {
        self.id = id
        self.name = name
        self.founder = founder
    }
}
