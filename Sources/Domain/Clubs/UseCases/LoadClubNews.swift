import Walking

/// The news of all clubs since the last look.
package struct ClubNews: Hashable, Sendable {
    /// A walk that a member asks for, or that was agreed.
    package struct Walk: Hashable, Sendable, Identifiable {
        package var room: ClubRoomID
        package var roomName: SharedName
        package var request: WalkRequest
        /// The other one of the two; nil where they are no longer in the room, and so called it off.
        package var nickname: SharedName?
        package var isMine: Bool
        /// Indicates that the walk was agreed before it was declined or withdrawn.
        package var isCalledOff: Bool

        package var id: WalkRequestID { request.id }
        /// Indicates that the other one waits for the person's answer.
        package var asksMe: Bool { !isMine && request.answer == nil }
    }

    /// A challenge whose result stays from now on.
    package struct Result: Hashable, Sendable, Identifiable {
        package var room: ClubRoomID
        package var challenge: Challenge
        /// One's own place; nil where one's usual day is not known.
        package var rank: Int?
        /// Those who have a place.
        package var walkerCount: Int

        package var id: ChallengeID { challenge.id }
    }

    /// Those who cheered and were not shown yet.
    package var cheers: [SharedName] = []
    /// The walks that have not begun: first those that are agreed or wait for an answer, then those that others declined or called off, of
    /// each the next first.
    package var walks: [Walk] = []
    /// The challenges that are over and whose result was not told yet.
    package var results: [Result] = []
    /// The rooms in which the person no longer is since the last round.
    package var goneRooms: [GoneRoom] = []
    /// The number of challenges that others started, as of the last round.
    package var challenges = 0
    /// The words of the person's that let them in no more since the last round.
    package var refusedWords: [RefusedWord] = []
    /// Indicates that another machine wrote as this one, which goes on with a new key since the last round.
    package var hasNewKey = false
    /// The clubs in which a machine with this one's key wrote over its days before the last round.
    package var twinClubs: [KnownClub] = []
    /// The walk to tell of first: one that waits for the person's answer, or else the next that was agreed, or that the other called off.
    package var firstWalk: Walk? { walks.first(where: \.asksMe) ?? walks.first { $0.request.answer == .accepted } ?? calledOffWalk }
    /// The next walk for which nobody is to wait any more, since the other one called it off.
    package var calledOffWalk: Walk? { walks.first(where: \.isCalledOff) }
    /// The last success of the club that has been out of reach for longest; nil where all are within reach.
    package var unreachedSince: Instant?

    package init() {}
}

/// Gathers the news of all clubs out of the journal; what blocked people send is none.
package struct LoadClubNews: Sendable {
    /// Failing for less than this is nobody's business.
    package static let patience = Duration.seconds(86_400)

    /// A result that is older than this is no news any more.
    package static let freshness = Duration.seconds(7 * 86_400)

    private let clubs: PersonalClubs

    package init(_ clubs: PersonalClubs) { self.clubs = clubs }

    /// - Parameter telling: Marks cheers and results as told, so that nobody hears of them twice.
    package func callAsFunction(telling: Bool = false) async throws(JournalFailure) -> ClubNews {
        let now = clubs.clock.now
        var news = ClubNews()
        for listed in try await LoadClubRooms(clubs)() {
            if listed.state.failure != nil, let last = listed.state.lastSuccess, now - last >= Self.patience {
                news.unreachedSince = min(last, news.unreachedSince ?? last)
            }
            guard let id = listed.room?.id, let room = try await LoadClubRoom(clubs)(id) else { continue }
            let mirror = clubs.repository.mirror(of: room.club.id)
            for var entry in room.cheers where entry.cheer.to == room.me && !entry.isSeen {
                // Cheers from before were told already to somebody who comes back.
                let isNews = entry.cheer.date >= room.room.room.joined && !room.blocked.contains(entry.cheer.from)
                if isNews, let name = room.nickname(of: entry.cheer.from) { news.cheers.append(name) }
                entry.isSeen = true
                if telling { try await mirror.keep(entry, in: id) }
            }
            for (result, var entry) in Self.results(in: room, now: now) {
                news.results.append(result)
                entry.isTold = true
                if telling { try await mirror.keep(entry, in: id) }
            }
            news.walks += room.shownWalks(at: now).map { Self.walk($0, in: room) }
        }
        news.walks.sort { $0.request.isTold(before: $1.request) }
        return news
    }

    private static func results(in room: SeenClubRoom, now: Instant) -> [(ClubNews.Result, MirroredChallenge)] {
        let shown = Set(room.shownChallenges.map(\.id))
        return room.challenges.compactMap { entry in
            let terms = entry.challenge.terms
            guard !entry.isTold, shown.contains(entry.id), terms.isSettled(at: now), now < terms.settles + freshness else { return nil }
            let places = room.places(in: entry.challenge, today: terms.last)
            // Nothing is said of a challenge in which nobody could be compared.
            let count = room.walkerCount(in: entry.challenge, of: places)
            guard count > 0, let mine = places.first(where: { $0.id == room.me }) else { return nil }
            return (
                ClubNews.Result(room: room.room.id, challenge: entry.challenge, rank: mine.rank, walkerCount: count), entry
            )
        }
    }

    private static func walk(_ entry: MirroredWalkRequest, in room: SeenClubRoom) -> ClubNews.Walk {
        let request = entry.request
        return ClubNews.Walk(
            room: room.room.id, roomName: room.room.room.name, request: request, nickname: room.nickname(of: room.other(in: request)),
            isMine: request.from == room.me, isCalledOff: entry.isCalledOff)
    }
}
