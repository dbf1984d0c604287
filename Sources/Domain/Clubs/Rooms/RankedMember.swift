/// A member's place in a ranking.
package struct RankedMember: Hashable, Sendable, Identifiable {
    package var id: MemberID
    package var nickname: SharedName
    /// The place, 1 for the first, shared by members with the same steps; 0 of somebody who was looked for, where it is not known.
    package var rank: Int
    /// The steps as the room counts them: its days only, each up to its cap.
    package var steps: Int

    package init(id: MemberID, nickname: SharedName, rank: Int, steps: Int) {
        self.id = id
        self.nickname = nickname
        self.rank = rank
        self.steps = steps
    }
}
