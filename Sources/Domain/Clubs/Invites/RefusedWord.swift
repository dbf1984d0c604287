/// A word that lets the person in no more, under the name of the room that it was for; of a first room, which is not known yet, the club's.
package struct RefusedWord: Hashable, Sendable {
    package var name: SharedName
    package var reason: ClubFailure

    package init(name: SharedName, reason: ClubFailure) {
        self.name = name
        self.reason = reason
    }
}
