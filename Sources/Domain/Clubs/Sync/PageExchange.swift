import Walking

/// Fetches the pages of a room that has too many members for all of their days: the first places and those around one's own.
struct PageExchange {
    /// The sums that a ranking may have.
    private static let possible = 0...1_000_000_000_000
    /// The challenges of a large room that are looked at, the last to end first.
    private static let mostChallenges = 8

    let store: any ClubStore
    let mirror: any ClubMirror
    let room: ClubRoom
    let me: MemberID
    let today: CivilDate

    /// - Parameter isThorough: whether all pages are looked at again, and not that of this week alone where the room is not as it was.
    func fetch(isThorough: Bool) async throws(ClubSync.Failure) {
        let week = RankingSpan.week(monday: monday)
        let spans = [week, .week(monday: monday.adding(days: -7)), .whole] + (try await challenges())
        let known = try await ClubSync.Failure.keeping { () async throws(JournalFailure) in
            try await mirror.pagesWithoutPlaces(of: room.id)
        }
        let kept = isThorough ? [] : Set(known.filter { $0.span != week || $0.isCurrent(in: room) }.map(\.span))
        guard known.map(\.span) != spans || !kept.isSuperset(of: spans) else { return }
        let seen = try await ClubSync.Failure.keeping { () async throws(JournalFailure) in try await mirror.pages(of: room.id) }
        var pages: [RankingPage] = []
        for span in spans {
            if kept.contains(span), let page = seen.first(where: { $0.span == span }) {
                pages.append(page)
            } else if let page = try await page(of: span) {
                pages.append(page)
            }
        }
        guard pages != seen else { return }
        try await keep(pages, before: seen)
    }

    /// The week that is shown as this one, in a room that is over the last.
    private var monday: CivilDate { min(today, room.closes ?? today).startOfWeek }

    /// The challenges that have begun, and that have places.
    private func challenges() async throws(ClubSync.Failure) -> [RankingSpan] {
        let known = try await ClubSync.Failure.keeping { () async throws(JournalFailure) in try await mirror.challenges(of: room.id) }
        let begun = known.filter { $0.isSent && !$0.isCalledOff && $0.challenge.by == room.founder && $0.challenge.terms.first <= today }
        return begun.sorted { $0.challenge.terms.last > $1.challenge.terms.last }.prefix(Self.mostChallenges).map { .challenge($0.id) }
    }

    /// Returns nil for a challenge that was called off a moment ago.
    private func page(of span: RankingSpan) async throws(ClubSync.Failure) -> RankingPage? {
        let isOfChallenge = if case .challenge = span { true } else { false }
        let top = isOfChallenge ? RankingPage.challengePlaces : RankingPage.top
        let around = isOfChallenge ? RankingPage.challengePlaces : RankingPage.around
        do throws(ClubSync.Failure) {
            var page = try await ClubSync.Failure.asking { () async throws(ClubFailure) in
                try await store.ranking(of: room.id, span: span, top: top, around: around)
            }
            guard Self.isPossible(page, top: top, around: around) else { throw .club(.unreadable) }
            page.revisionSum = room.revisionSum
            return page
        } catch .club(.noSuchChallenge) where isOfChallenge {
            return nil
        }
    }

    /// Indicates whether a ranking can have these places; a store is not trusted, and with other numbers nothing could be drawn.
    private static func isPossible(_ page: RankingPage, top: Int, around: Int) -> Bool {
        (page.top + page.around).allSatisfy { possible.contains($0.rank) && possible.contains($0.steps) } && page.top.count <= top
            && page.around.count <= 2 * around + 1 && possible.contains(page.position)
    }

    /// Takes the pages into the mirror under names that tell the members apart.
    private func keep(_ pages: [RankingPage], before seen: [RankingPage]) async throws(ClubSync.Failure) {
        try await ClubSync.Failure.keeping { () async throws(JournalFailure) in
            let before = seen.flatMap { $0.top + $0.around }
            let met = try await mirror.members(of: room.id).map(\.head)
            let known = Dictionary(before.map { ($0.id, $0.nickname) } + met.map { ($0.id, $0.nickname) }) { $1 }
            let places = pages.flatMap { $0.top + $0.around }
            var order: [(id: MemberID, nickname: SharedName)] = places.filter { $0.id == me }.map { ($0.id, $0.nickname) }
            order += met.map { ($0.id, $0.nickname) }
            order += places.filter { $0.id != me }.map { ($0.id, $0.nickname) }
            let names = DistinctNames(known: known)(order)
            try await mirror.replacePages(of: room.id, with: pages.map { $0.renamed(names) })
        }
    }
}
