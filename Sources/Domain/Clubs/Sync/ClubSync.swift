import Walking

/// Makes one round of a club: sends what the store does not have of this machine's days, and fetches what is new of the others'.
///
/// A round may be broken off between any two calls, by a failure or by cancelling its task; the next one goes on where it ended. What
/// cannot be done in one room keeps no other room waiting, and a store that takes nothing is read all the same.
package struct ClubSync: Sendable {
    package enum Failure: Error, Hashable, Sendable {
        case club(ClubFailure)
        case journal(JournalFailure)
    }

    /// The part of a room that a round looks at where that is too large to be mirrored.
    package enum Look: Sendable {
        /// All pages, as somebody who looks at the room may want to see them.
        case thorough
        /// The page of this week where somebody has sent days; the others in the first round of an hour, and where the person's own days
        /// have changed.
        case brief
    }

    private let store: any ClubStore
    private let mirror: any ClubMirror
    private let clock: any WallClock
    private let look: Look

    package init(store: any ClubStore, mirror: any ClubMirror, clock: any WallClock, look: Look = .thorough) {
        self.store = store
        self.mirror = mirror
        self.clock = clock
        self.look = look
    }

    @discardableResult
    package func callAsFunction() async throws(Failure) -> ClubRound {
        do throws(Failure) {
            let round = try await makeRound()
            try await note { $0.succeed(at: clock.now, except: round.unsent) }
            return round
        } catch .club(let failure) {
            try await note { $0.fail(with: failure, at: clock.now) }
            throw .club(failure)
        }
    }

    private func makeRound() async throws(Failure) -> ClubRound {
        var round = ClubRound()
        let greeting = try await Failure.asking { () async throws(ClubFailure) in try await store.hello() }
        _ = try await Failure.asking { () throws(ClubFailure) in try greeting.version() }
        // Another club in the place of this one tells nothing of its rooms, and gets nothing of it.
        guard greeting.club == mirror.club else { throw .club(.hostHasNoClub) }
        round.hasNewKey = greeting.hasNewKey
        try await Failure.keeping { () async throws(JournalFailure) in try await mirror.identify(as: greeting.member) }
        let known = try await Failure.keeping { () async throws(JournalFailure) in try await mirror.rooms() }
        let rooms = try await Failure.asking { () async throws(ClubFailure) in try await store.rooms() }
        for gone in known.map(\.room) where !rooms.contains(where: { $0.id == gone.id }) {
            round.goneRooms.append(try await described(gone, me: greeting.member))
        }
        round.isInNoRoom = rooms.isEmpty
        let isThorough = try await isThorough()
        let resent = try await Failure.keeping { () async throws(JournalFailure) in try await mirror.replace(rooms) }
        round.resentRooms = Set(resent.filter { $0.value == .lost || store.noticesTwins && $0.value == .twin }.keys)
        round.twinRooms = Set(resent.filter { $0.value == .twin }.keys).subtracting(round.resentRooms)
        round.unsent = greeting.refusal
        round.refusedRooms = greeting.refusedRooms.mapValues(\.name)
        round.refused = greeting.refusedRooms.mapValues(\.reason)
        for room in rooms {
            let exchange = ClubExchange(
                store: store, mirror: mirror, room: room, wasSeen: known.contains { $0.id == room.id }, me: greeting.member,
                today: greeting.today, now: clock.now)
            var sentDates: Set<CivilDate> = []
            defer { round.sentDates.formUnion(sentDates) }
            do throws(Failure) {
                do throws(Failure) {
                    if let refusal = greeting.refusal { throw .club(refusal) }
                    try await send(
                        room, latest: greeting.today.adding(days: ClubRoom.dateTolerance), isAgain: resent[room.id] != nil, &round,
                        &sentDates)
                    round.news.sent += try await exchange.send()
                } catch .club(let failure) where failure.isOfWriting {
                    round.unsent = failure
                }
                let members = MemberExchange(store: store, mirror: mirror, room: room, me: greeting.member)
                if room.isMirrored {
                    let news = try await members.fetchAll()
                    round.members += news
                    if !news.went.isEmpty { round.leftRooms[room.id] = news.went.count }
                }
                round.news += try await exchange.fetch()
                // The exchange tells whom the person has to do with, and which challenges have pages.
                if !room.isMirrored {
                    try await members.fetchMet()
                    try await PageExchange(store: store, mirror: mirror, room: room, me: greeting.member, today: greeting.today)
                        .fetch(isThorough: isThorough || !sentDates.isEmpty)
                }
            } catch .club(let failure) where failure.isOfRoom {
                round.refused[room.id] = failure
            }
        }
        return round
    }

    /// A room in which the person no longer is, as long as the mirror still has it.
    private func described(_ room: ClubRoom, me: MemberID) async throws(Failure) -> GoneRoom {
        let members = try await Failure.keeping { () async throws(JournalFailure) in try await mirror.members(of: room.id) }
        let founder = room.founder == me ? nil : members.first { $0.id == room.founder }?.head.nickname
        return GoneRoom(id: room.id, name: room.name, founder: founder)
    }

    /// - Parameter isAgain: whether all days are sent, whatever the store has of them.
    private func send(
        _ room: ClubRoom, latest: CivilDate, isAgain: Bool, _ round: inout ClubRound, _ sentDates: inout Set<CivilDate>
    ) async throws(Failure) {
        while true {
            let days = try await Failure.keeping { () async throws(JournalFailure) in
                try await mirror.takeDays(toSendTo: room.id, through: latest)
            }
            guard !days.isEmpty else { break }
            let revision = try await Failure.asking { () async throws(ClubFailure) in try await store.push(days, to: room.id) }
            try await Failure.keeping { () async throws(JournalFailure) in try await mirror.markSent(days, to: room.id, revision: revision)
            }
            // Dates between are nothing that anybody walked where all is sent again.
            sentDates.formUnion(days.filter { !isAgain || $0.value != nil }.keys)
        }
        // Days that still wait after all was sent are not accepted by the club yet; they are the same in all rooms that last long enough.
        let rooms = try await Failure.keeping { () async throws(JournalFailure) in try await mirror.rooms() }
        round.futureDays = max(round.futureDays, rooms.first { $0.id == room.id }?.unsentCount ?? 0)
    }

    /// A club in which hours pass unnoticed is looked at as a whole.
    private func isThorough() async throws(Failure) -> Bool {
        guard look == .brief else { return true }
        let state = try await Failure.keeping { () async throws(JournalFailure) in try await mirror.state() }
        func hour(_ moment: Instant) -> Int64 { moment.milliseconds / 3_600_000 }
        return state.lastSuccess.map(hour) != hour(clock.now)
    }

    private func note(_ change: (inout ClubSyncState) -> Void) async throws(Failure) {
        var state = try await Failure.keeping { () async throws(JournalFailure) in try await mirror.state() }
        change(&state)
        try await Failure.keeping { [state] () async throws(JournalFailure) in try await mirror.save(state) }
    }
}
