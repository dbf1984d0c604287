/// A part of a ranking: its top, and the neighbourhood of the member who asks.
package struct RankingPage: Hashable, Sendable {
    package var span: RankingSpan
    /// The members of the whole ranking.
    package var memberCount: Int
    /// The first places in their order; members with the same steps in the order of their names, then of their identities.
    package var top: [RankedMember]
    /// The places next above, the member who asks, and those next below, in the same order; a part of them may be in `top` as well.
    package var around: [RankedMember]
    /// The number of members before the first of `around`; with the same steps their ranks do not say it.
    package var position: Int
    /// The room's `revisionSum` as the page was asked for; nil where the store does not say it.
    package var revisionSum: Int64?

    /// The first places, and those above and below one's own, that are fetched of a large room: so many that one pages through them
    /// without waiting.
    package static let top = 100
    package static let around = 100
    /// The places of each part that are fetched of a challenge: they are read at a glance.
    package static let challengePlaces = 10

    package init(
        span: RankingSpan, memberCount: Int, top: [RankedMember], around: [RankedMember], position: Int, revisionSum: Int64? = nil
    ) {
        self.span = span
        self.memberCount = memberCount
        self.top = top
        self.around = around
        self.position = position
        self.revisionSum = revisionSum
    }

    /// Returns whether nobody has come, gone or sent days since the page was asked for, as far as the store says so.
    func isCurrent(in room: ClubRoom) -> Bool {
        revisionSum != nil && revisionSum == room.revisionSum && memberCount == room.memberCount
    }

    /// The places in order, each once; nil stands for those between the top and the neighbourhood.
    package var rows: [RankedMember?] {
        let next = around.filter { !top.contains($0) }
        return top + (!next.isEmpty && position > top.count ? [nil] : []) + next
    }

    /// The same page with fewer places, for those who want to see it at a glance.
    package func narrowed(to me: MemberID, top: Int, around: Int) -> RankingPage {
        guard let here = self.around.firstIndex(where: { $0.id == me }) else { return self }
        let first = max(0, here - around)
        var page = self
        page.top = Array(self.top.prefix(top))
        page.around = Array(self.around[first..<min(self.around.count, here + around + 1)])
        page.position = position + first
        return page
    }

    /// The page with other names of members.
    func renamed(_ names: [MemberID: SharedName]) -> RankingPage {
        func renamed(_ members: [RankedMember]) -> [RankedMember] {
            members.map { RankedMember(id: $0.id, nickname: names[$0.id] ?? $0.nickname, rank: $0.rank, steps: $0.steps) }
        }
        var page = self
        (page.top, page.around) = (renamed(top), renamed(around))
        return page
    }

    /// Takes the page out of everybody's place.
    package init(span: RankingSpan, all: [RankedMember], me: MemberID, top: Int, around: Int) {
        let here = all.firstIndex { $0.id == me }
        let first = here.map { max(0, $0 - max(0, around)) } ?? 0
        self.init(
            span: span, memberCount: all.count, top: Array(all.prefix(max(0, top))),
            around: here.map { Array(all[first..<min(all.count, $0 + max(0, around) + 1)]) } ?? [], position: first)
    }
}
