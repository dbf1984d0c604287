/// Members of a room who are asked for, by their identities or by the names that they gave themselves, letter by letter.
package struct WantedMembers: Hashable, Sendable {
    /// The most that may be asked for, and that are answered, at a time.
    package static let maximum = ClubRoom.mirroredMembers

    package var ids: Set<MemberID>
    package var names: Set<SharedName>

    package init(ids: Set<MemberID> = [], names: Set<SharedName> = []) {
        self.ids = ids
        self.names = names
    }

    package var isEmpty: Bool { ids.isEmpty && names.isEmpty }
    package var isTooMany: Bool { ids.count + names.count > Self.maximum }

    /// Picks them out of all members of a room.
    package func found(in everybody: [MemberHead]) throws(ClubFailure) -> [MemberHead] {
        guard !isTooMany else { throw .tooMany }
        let found = everybody.filter { ids.contains($0.id) || names.contains($0.nickname) }
        return Array(found.sorted { $0.id < $1.id }.prefix(Self.maximum))
    }
}
