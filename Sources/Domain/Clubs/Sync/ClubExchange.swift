import Walking

/// Exchanges the cheers, walk requests and challenges of one room: sends those that wait here, and fetches what others sent.
///
/// A thing that the store refuses is not sent again: the person is gone, or the time is over.
struct ClubExchange {
    /// The days for which a cheer is news.
    static let cheerDays = 7
    /// The most challenges of a room that are looked at, whatever a store says.
    static let mostChallenges = 100

    private static let refusals: Set<ClubFailure> = [
        .noSuchMember, .noSuchRequest, .noSuchChallenge, .dayOutOfRange, .tooMany, .taken,
    ]

    private let store: any ClubStore
    private let mirror: any ClubMirror
    private let room: ClubRoomID
    /// The person's first day in the room.
    private let joined: CivilDate
    /// The one who opened a room of which not all members are known; nil of any other.
    private let founderOfLarge: MemberID?
    /// Indicates that the room was seen before.
    private let wasSeen: Bool
    private let me: MemberID
    private let today: CivilDate
    private let now: Instant

    init(
        store: any ClubStore, mirror: any ClubMirror, room: ClubRoom, wasSeen: Bool, me: MemberID, today: CivilDate, now: Instant
    ) {
        (self.store, self.mirror) = (store, mirror)
        self.room = room.id
        joined = room.joined
        founderOfLarge = room.isMirrored ? nil : room.founder
        self.wasSeen = wasSeen
        (self.me, self.today, self.now) = (me, today, now)
    }

    /// Sends what waits here.
    /// - Returns: the number of cheers, questions and answers.
    func send() async throws(ClubSync.Failure) -> Int {
        let count = try await sendCheers() + sendRequests()
        try await sendChallenges()
        return count
    }

    /// Fetches what others sent.
    func fetch() async throws(ClubSync.Failure) -> ExchangedNews {
        var news = ExchangedNews()
        let since = today.adding(days: -Self.cheerDays)
        let cheers = try await ClubSync.Failure.asking { () async throws(ClubFailure) in try await store.cheers(in: room, since: since) }
        var requests = try await ClubSync.Failure.asking { () async throws(ClubFailure) in try await store.walkRequests(in: room) }
        let challenges = try await ClubSync.Failure.asking { () async throws(ClubFailure) in
            Array(try await store.challenges(in: room).prefix(Self.mostChallenges))
        }
        let (oldCheers, oldRequests, oldChallenges, blocked, members) = try await ClubSync.Failure.keeping {
            () async throws(JournalFailure) in
            (
                try await mirror.cheers(of: room).map(\.cheer), try await mirror.walkRequests(of: room),
                Set(try await mirror.challenges(of: room).map(\.id)), try await mirror.blockedMembers(),
                Set(try await mirror.members(of: room).map(\.id))
            )
        }
        let returned = returned(of: oldRequests, in: requests)
        let abandoned = abandoned(of: oldRequests, in: requests, members: members)
        requests = requests.filter { request in !returned.contains { $0.id == request.id } } + abandoned
        try await ClubSync.Failure.keeping { [requests] () async throws(JournalFailure) in
            for entry in returned { try await mirror.keep(entry, in: room) }
            try await mirror.replaceCheers(of: room, with: cheers)
            try await mirror.replaceWalkRequests(of: room, with: requests)
            try await mirror.replaceChallenges(of: room, with: challenges)
        }
        // Cheers from before were told already: to somebody who comes back, and on the person's other computers.
        if !wasSeen { try await markSeen() }
        news.cheers = cheers.count { wasSeen && $0.to == me && $0.date >= joined && !oldCheers.contains($0) && !blocked.contains($0.from) }
        news.challenges = challenges.count { challenge in
            wasSeen && challenge.by == founderOfLarge ?? challenge.by && challenge.by != me && !blocked.contains(challenge.by)
                && challenge.terms.last >= today && !oldChallenges.contains(challenge.id)
        }
        let known = Dictionary(oldRequests.map { ($0.id, $0.request) }) { first, _ in first }
        let shown = requests.filter { request in
            // A question to somebody who is gone is no answer.
            let isGone = abandoned.contains { $0.id == request.id } && known[request.id]?.answer == nil
            return !isGone && !blocked.contains(other(in: request))
        }
        news.questions = shown.count { $0.to == me && $0.answer == nil && known[$0.id] == nil }
        news.answers = shown.count { request in
            // An answer of one's own comes back as it was given.
            wasSeen && request.answer.map { known[request.id]?.answer != $0 && (request.from == me) == ($0 != .withdrawn) } ?? false
        }
        return news
    }

    /// Notes all cheers as told, which came before this computer did.
    private func markSeen() async throws(ClubSync.Failure) {
        try await ClubSync.Failure.keeping { () async throws(JournalFailure) in
            for var entry in try await mirror.cheers(of: room) where entry.cheer.to == me {
                entry.isSeen = true
                try await mirror.keep(entry, in: room)
            }
        }
    }

    /// The other one of the two.
    private func other(in request: WalkRequest) -> MemberID { request.from == me ? request.to : request.from }

    /// The walks that the store has no longer before their time: the other one left the room or was removed, which calls off what was
    /// agreed and answers what was asked.
    /// - Parameter members: those who are known to be in the room now; of a large one not all.
    private func abandoned(of old: [MirroredWalkRequest], in new: [WalkRequest], members: Set<MemberID>) -> [WalkRequest] {
        old.filter { entry in
            entry.isSent && now < entry.request.expires && !new.contains { $0.id == entry.id }
                && (entry.wasAgreed || founderOfLarge == nil && !members.contains(other(in: entry.request)))
        }
        .map { entry in
            var request = entry.request
            if request.answer == .accepted || request.answer == nil { request.answer = request.callingOff(by: other(in: request)) }
            return request
        }
    }

    /// The walks that the other one's leaving called off or answered, and that are open or agreed in the store again, as whoever comes back
    /// finds them: the person was told that there is no walk, so the next round calls them off there as well.
    private func returned(of old: [MirroredWalkRequest], in new: [WalkRequest]) -> [MirroredWalkRequest] {
        old.filter { entry in
            guard entry.isSent, now < entry.request.expires, let stored = new.first(where: { $0.id == entry.id }) else { return false }
            // Their answer is gone with all that was theirs.
            if entry.request.answer == .accepted { return entry.request.from == me && stored.answer == nil }
            return entry.request.answer == entry.request.callingOff(by: other(in: entry.request))
                && (stored.answer == nil || stored.answer == .accepted)
        }
        .map { $0.answered($0.request.callingOff(by: me)) }
    }

    private func sendCheers() async throws(ClubSync.Failure) -> Int {
        var count = 0
        let waiting = try await ClubSync.Failure.keeping { () async throws(JournalFailure) in try await mirror.cheers(of: room) }
        for var entry in waiting where !entry.isSent {
            try await unlessRefused { () async throws(ClubFailure) in
                try await store.cheer(entry.cheer.to, in: room, on: entry.cheer.date)
            }
            entry.isSent = true
            try await ClubSync.Failure.keeping { [entry] () async throws(JournalFailure) in try await mirror.keep(entry, in: room) }
            count += 1
        }
        return count
    }

    private func sendRequests() async throws(ClubSync.Failure) -> Int {
        var count = 0
        let waiting = try await ClubSync.Failure.keeping { () async throws(JournalFailure) in try await mirror.walkRequests(of: room) }
        for var entry in waiting where !entry.isSent {
            let request = entry.request
            if !entry.isAsked {
                var question = request
                question.answer = nil
                try await unlessRefused { [question] () async throws(ClubFailure) in try await store.ask(question, in: room) }
                entry.isAsked = true
            }
            if let answer = request.answer {
                try await unlessRefused { () async throws(ClubFailure) in try await store.answer(request.id, in: room, with: answer) }
                entry.isAnswerSent = true
            }
            // The person may have answered meanwhile; that waits for the next round.
            let newest = try await ClubSync.Failure.keeping { () async throws(JournalFailure) in try await mirror.walkRequests(of: room) }
            if let answer = newest.first(where: { $0.request.id == request.id })?.request.answer, answer != request.answer {
                entry = entry.answered(answer)
            }
            try await ClubSync.Failure.keeping { [entry] () async throws(JournalFailure) in try await mirror.keep(entry, in: room) }
            count += 1
        }
        return count
    }

    private func sendChallenges() async throws(ClubSync.Failure) {
        let waiting = try await ClubSync.Failure.keeping { () async throws(JournalFailure) in try await mirror.challenges(of: room) }
        for var entry in waiting where entry.isWaiting {
            let challenge = entry.challenge
            if entry.isCalledOff {
                // One that was never sent may have arrived, where the answer was lost.
                try await unlessRefused { () async throws(ClubFailure) in try await store.callOff(challenge.id, in: room) }
                entry.isCalledOff = false
            } else {
                try await unlessRefused { () async throws(ClubFailure) in try await store.start(challenge, in: room) }
                // The person may have called it off meanwhile; that waits for the next round.
                let newest = try await ClubSync.Failure.keeping { () async throws(JournalFailure) in try await mirror.challenges(of: room) }
                entry.isCalledOff = newest.contains { $0.id == entry.id && $0.isCalledOff }
            }
            entry.isSent = true
            try await ClubSync.Failure.keeping { [entry] () async throws(JournalFailure) in try await mirror.keep(entry, in: room) }
        }
    }

    private func unlessRefused(_ call: () async throws(ClubFailure) -> Void) async throws(ClubSync.Failure) {
        do throws(ClubSync.Failure) {
            try await ClubSync.Failure.asking(call)
        } catch .club(let failure) where Self.refusals.contains(failure) {}
    }
}
