import Clubs
import Phrases
import Walking

/// The reason for which a challenge cannot be started.
enum ChallengeProblem: Error, Equatable {
    case badDays
    case tooMany
    case roomTooLarge
    /// The person is not in the room.
    case noRoom
    case journal(JournalFailure)
}

/// The challenges of one room: of this computer, or shared with others.
@MainActor
protocol ChallengeDesk {
    var today: CivilDate { get }

    /// Returns whether the result stays.
    func isSettled(_ terms: ChallengeTerms) -> Bool
    /// Ticks when something may have changed; nil where nothing tells.
    func changes() async -> AsyncStream<Void>?
    /// Returns the challenges; nil where the person is not in the room.
    func challenges(_ phrases: Phrases) async throws(JournalFailure) -> [ShownChallenge]?
    func start(_ terms: ChallengeTerms) async throws(ChallengeProblem)
    func callOff(_ id: ShownChallenge.ID) async throws(JournalFailure)
}

/// The challenges of a room of this computer.
struct RoomChallengeDesk: ChallengeDesk {
    let id: RoomID
    let membership: Membership

    init(_ id: RoomID, _ membership: Membership) {
        self.id = id
        self.membership = membership
    }

    var today: CivilDate { membership.today }

    /// No day is on its way from another computer.
    func isSettled(_ terms: ChallengeTerms) -> Bool { today > terms.last }

    func changes() async -> AsyncStream<Void>? { await membership.changes() }

    func challenges(_ phrases: Phrases) async throws(JournalFailure) -> [ShownChallenge]? {
        guard let room = try await membership.rooms.room(id) else { return nil }
        let ranked = try await LoadRoomChallenges(rooms: membership.rooms)(of: room, for: membership.id, today: today)
        return ranked.map { challenge in
            ShownChallenge(
                id: .here(challenge.id), terms: challenge.terms, isMine: challenge.by == membership.id,
                places: challenge.places.map { ShownChallenge.Place($0, in: challenge.terms, me: membership.id, phrases) },
                walkerCount: challenge.places.count { $0.rank != nil })
        }
    }

    /// The results that the person has not been told, each said once.
    func takeResults(_ phrases: Phrases) async throws(JournalFailure) -> [String] {
        guard let room = try await membership.rooms.room(id) else { return [] }
        let ranked = try await LoadRoomChallenges(rooms: membership.rooms)(of: room, for: membership.id, today: today)
        var sentences: [String] = []
        for challenge in ranked where isSettled(challenge.terms) && !challenge.isTold {
            try await membership.rooms.markChallengeTold(challenge.id, to: membership.id)
            // A challenge that is over for long is no news any more.
            guard challenge.terms.last >= today.adding(days: -7) else { continue }
            if let sentence = phrases.result(of: challenge.terms, challenge.places, me: membership.id, today: today) {
                sentences.append(sentence)
            }
        }
        return sentences
    }

    func start(_ terms: ChallengeTerms) async throws(ChallengeProblem) {
        let room: Room?
        do throws(JournalFailure) { room = try await membership.rooms.room(id) } catch { throw .journal(error) }
        guard let room else { throw .noRoom }
        do throws(StartRoomChallenge.Failure) {
            try await StartRoomChallenge(rooms: membership.rooms)(terms, in: room, by: membership.id, today: today)
        } catch {
            switch error {
            case .badDays: throw .badDays
            case .tooMany: throw .tooMany
            case .journal(let failure): throw .journal(failure)
            }
        }
    }

    func callOff(_ id: ShownChallenge.ID) async throws(JournalFailure) {
        if case .here(let id) = id { try await membership.rooms.callOffChallenge(id, by: membership.id) }
    }
}

/// The challenges of a room that is shared with other machines, out of the journal alone.
struct ClubChallengeDesk: ChallengeDesk {
    let id: ClubRoomID
    let access: ClubAccess
    let membership: Membership

    init(_ id: ClubRoomID, _ access: ClubAccess, _ membership: Membership) {
        self.id = id
        self.access = access
        self.membership = membership
    }

    var today: CivilDate { membership.today }

    func isSettled(_ terms: ChallengeTerms) -> Bool { terms.isSettled(at: access.now) }

    func changes() async -> AsyncStream<Void>? { await access.clubs.repository.changes() }

    func challenges(_ phrases: Phrases) async throws(JournalFailure) -> [ShownChallenge]? {
        guard let room = try await LoadClubRoom(access.clubs)(id) else { return nil }
        return room.shown(phrases, today: today)
    }

    func start(_ terms: ChallengeTerms) async throws(ChallengeProblem) {
        let room: SeenClubRoom?
        do throws(JournalFailure) { room = try await LoadClubRoom(access.clubs)(id) } catch { throw .journal(error) }
        guard let room else { throw .noRoom }
        do throws(StartChallenge.Failure) {
            try await StartChallenge(access.clubs)(terms, in: room, today: today)
            access.askForRound()
        } catch {
            switch error {
            case .badDays: throw .badDays
            case .tooMany: throw .tooMany
            case .roomTooLarge: throw .roomTooLarge
            case .journal(let failure): throw .journal(failure)
            }
        }
    }

    func callOff(_ id: ShownChallenge.ID) async throws(JournalFailure) {
        guard case .club(let challenge) = id, let room = try await LoadClubRoom(access.clubs)(self.id) else { return }
        try await StartChallenge(access.clubs).callOff(challenge, in: room)
        access.askForRound()
    }
}

extension SeenClubRoom {
    /// The challenges as the screens show them.
    func shown(_ phrases: Phrases, today: CivilDate) -> [ShownChallenge] {
        shownChallenges.map { challenge in
            let places = places(in: challenge, today: today)
            return ShownChallenge(
                id: .club(challenge.id), terms: challenge.terms, isMine: challenge.by == me,
                places: places.map {
                    ShownChallenge.Place($0, in: challenge.terms, me: me, phrases, isBlocked: isBlocked($0.id))
                }, walkerCount: walkerCount(in: challenge, of: places))
        }
    }
}

extension ShownChallenge.Place {
    fileprivate init<ID>(
        _ place: ChallengePlace<ID>, in terms: ChallengeTerms, me: ID, _ phrases: Phrases, isBlocked: Bool = false
    ) {
        self.init(
            rank: place.rank, name: isBlocked ? nil : place.nickname, isMe: place.id == me, score: phrases.score(of: place, in: terms),
            amount: terms.hasHandicap ? place.percent ?? 0 : place.steps)
    }
}
