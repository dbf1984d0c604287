import Walking

/// Fetches the members of one room and their days into the mirror: of a small room all, of a large one those whom the person has to do with.
struct MemberExchange {
    /// The members of whom something is new.
    struct News: Hashable {
        /// The others whose days were fetched.
        var fetched: Set<MemberID> = []
        /// Those who came in and those who went, where the room was seen before.
        var came: Set<MemberID> = []
        var went: Set<MemberID> = []

        static func += (left: inout Self, right: Self) {
            left.fetched.formUnion(right.fetched)
            left.came.formUnion(right.came)
            left.went.formUnion(right.went)
        }
    }

    let store: any ClubStore
    let mirror: any ClubMirror
    let room: ClubRoom
    let me: MemberID

    /// Fetches everybody in a small room; who is absent is forgotten.
    func fetchAll() async throws(ClubSync.Failure) -> News {
        let heads = try await ClubSync.Failure.asking { () async throws(ClubFailure) in try await store.heads(of: room.id) }
        let before = try await known()
        let (after, fetched) = try await taking(heads, knowing: before)
        guard after != before else { return News() }
        try await ClubSync.Failure.keeping { () async throws(JournalFailure) in try await mirror.replaceMembers(of: room.id, with: after) }
        var news = News(fetched: fetched)
        guard !before.isEmpty else { return news }
        let (old, new) = (Set(before.map(\.id)), Set(after.map(\.id)))
        news.came = new.subtracting(old).subtracting([me])
        news.went = old.subtracting(new)
        return news
    }

    /// Fetches those of a large room whom the person has to do with, whichever places they have; who has left is forgotten.
    ///
    /// Those are who cheered or was cheered, who asks for a walk or was asked, who opened the room, and whoever was looked at before.
    func fetchMet() async throws(ClubSync.Failure) {
        let before = try await known()
        let met = try await ClubSync.Failure.keeping { () async throws(JournalFailure) -> Set<MemberID> in
            let requests = try await mirror.walkRequests(of: room.id).flatMap { [$0.request.from, $0.request.to] }
            let cheers = try await mirror.cheers(of: room.id).flatMap { [$0.cheer.from, $0.cheer.to] }
            return Set(requests + cheers + [room.founder]).subtracting([me])
        }
        let known = before.map(\.id)
        let ids = met.sorted() + known.filter { !met.contains($0) }
        try await find(WantedMembers(ids: Set(ids.prefix(WantedMembers.maximum))), forgetting: Set(known))
    }

    /// Fetches members of a large room, and keeps those who were fetched before.
    func find(_ wanted: WantedMembers) async throws(ClubSync.Failure) {
        try await find(wanted, forgetting: wanted.ids)
    }

    private func find(_ wanted: WantedMembers, forgetting gone: Set<MemberID>) async throws(ClubSync.Failure) {
        guard !wanted.isEmpty else { return }
        let heads = try await ClubSync.Failure.asking { () async throws(ClubFailure) in try await store.find(wanted, in: room.id) }
        let (after, _) = try await taking(heads, knowing: try await known(), besides: shown)
        try await ClubSync.Failure.keeping { () async throws(JournalFailure) in
            // Meanwhile somebody else may have been looked up.
            let before = try await mirror.members(of: room.id)
            let others = before.filter { member in !gone.contains(member.id) && !after.contains { $0.id == member.id } }
            let all = (after + others).sorted { $0.id < $1.id }
            if all != before { try await mirror.replaceMembers(of: room.id, with: all) }
        }
    }

    private func known() async throws(ClubSync.Failure) -> [MirroredMember] {
        try await ClubSync.Failure.keeping { () async throws(JournalFailure) in try await mirror.members(of: room.id) }
    }

    /// The places on the pages that were last seen.
    private func shown() async throws(ClubSync.Failure) -> [RankedMember] {
        try await ClubSync.Failure.keeping { () async throws(JournalFailure) in
            try await mirror.pages(of: room.id).flatMap { $0.top + $0.around }
        }
    }

    /// The members with their new days, and those of whom there were some.
    /// - Parameter shown: places whose names are taken; asked for where somebody is new or has another name.
    private func taking(
        _ heads: [MemberHead], knowing before: [MirroredMember],
        besides shown: () async throws(ClubSync.Failure) -> [RankedMember] = { () throws(ClubSync.Failure) in [] }
    ) async throws(ClubSync.Failure) -> (members: [MirroredMember], fetched: Set<MemberID>) {
        let known = Dictionary(before.map { ($0.id, $0) }) { first, _ in first }
        let isNamed = heads.allSatisfy { known[$0.id]?.head.nickname == $0.nickname }
        let heads = isNamed ? heads : named(heads, known, try await shown())
        let asked = heads.reduce(into: [MemberID: Revision]()) { asked, head in
            // All days of a new member are asked for, unless they have none.
            let stranger = MirroredMember(head: MemberHead(head, revision: .none), days: [:])
            asked[head.id] = (known[head.id] ?? stranger).known(for: head)
        }
        let news =
            asked.isEmpty
            ? [:]
            : try await ClubSync.Failure.asking { () async throws(ClubFailure) in try await store.days(of: room.id, newerThan: asked) }
        let members = heads.map { head in
            // A member of whom all days were asked for, and who is not in the answer, has none (any more).
            let hasNone = asked[head.id] == Revision.none && news[head.id] == nil
            let days = hasNone ? MemberDays(revision: head.revision, days: [:], isWhole: true) : news[head.id]
            let member = known[head.id] ?? MirroredMember(head: MemberHead(head, revision: .none), days: [:])
            return member.taking(head, days, in: room)
        }
        return (members, Set(news.keys).subtracting([me]))
    }

    /// The members under names that tell them apart.
    private func named(_ heads: [MemberHead], _ known: [MemberID: MirroredMember], _ shown: [RankedMember]) -> [MemberHead] {
        let order = heads.sorted {
            ($0.id == room.founder ? 0 : 1, $0.joined, $0.id) < ($1.id == room.founder ? 0 : 1, $1.joined, $1.id)
        }
        let before = Dictionary(shown.map { ($0.id, $0.nickname) }) { first, _ in first }
            .merging(known.mapValues(\.head.nickname)) { $1 }
        var members: [(id: MemberID, nickname: SharedName)] = order.map { ($0.id, $0.nickname) }
        members += shown.map { ($0.id, $0.nickname) }
        let names = DistinctNames(known: before)(members)
        return heads.map { head in
            var named = head
            named.nickname = names[head.id] ?? head.nickname
            return named
        }
    }
}

extension MemberHead {
    fileprivate init(_ head: MemberHead, revision: Revision) {
        self = head
        self.revision = revision
    }
}

extension MirroredMember {
    /// The member with the news of a store, which is not trusted: days that no room takes are left out.
    fileprivate func taking(_ head: MemberHead, _ news: MemberDays?, in room: ClubRoom) -> MirroredMember {
        guard let news else { return MirroredMember(head: MemberHead(head, revision: self.head.revision), days: days) }
        let all = news.applied(to: days).filter {
            (0...ClubRoom.maximumSteps).contains($0.value) && $0.key >= room.opened && $0.key <= room.closes ?? .latest
        }
        return MirroredMember(head: MemberHead(head, revision: news.revision), days: all)
    }
}
