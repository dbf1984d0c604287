/// A part of a ranking: its top, and the neighbourhood of the member who asks.
package struct RankingPage: Hashable, Sendable {
    package var span: RankingSpan
    /// The members of the whole ranking.
    package var memberCount: Int
    /// The first places in their order; members with the same steps in the order of their names, then of their identities.
    package var top: [RankedMember]
    /// The places next above, the member who asks, and those next below, in the same order; a part of them may be in `top` as well.
    package var around: [RankedMember]

    /// The first places that a page shows of a large room.
    package static let top = 10
    /// The places above and below one's own that a page shows of a large room.
    package static let around = 10

    package init(span: RankingSpan, memberCount: Int, top: [RankedMember], around: [RankedMember]) {
        self.span = span
        self.memberCount = memberCount
        self.top = top
        self.around = around
    }

    /// The places in order, each once; nil stands for those between the top and the neighbourhood.
    package var rows: [RankedMember?] {
        let next = around.filter { !top.contains($0) }
        // Members with the same steps share a rank, so that the last rank of the top says nothing of its length.
        let hasGap = next.first.map { $0.rank > top.count + 1 } ?? false
        return top + (hasGap ? [nil] : []) + next
    }

    /// Takes the page out of everybody's place.
    package init(span: RankingSpan, all: [RankedMember], me: MemberID, top: Int, around: Int) {
        let here = all.firstIndex { $0.id == me }
        self.init(
            span: span, memberCount: all.count, top: Array(all.prefix(max(0, top))),
            around: here.map { Array(all[max(0, $0 - max(0, around))..<min(all.count, $0 + max(0, around) + 1)]) } ?? [])
    }
}
