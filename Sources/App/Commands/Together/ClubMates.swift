import Clubs
import Journal
import Phrases
import Together
import Walking

/// The cheers and walk requests of `gnd together`: they are written into the journal, and the next round takes them along.
struct ClubMates {
    let context: CommandContext

    private var phrases: Phrases { context.phrases }
    private var clock: any WallClock { context.dependencies.clock }
    private var zone: Zone { context.dependencies.systemZone() }
    private var today: CivilDate { zone.day(of: clock.now) }

    // MARK: Actions

    func cheer(_ name: String) async throws(CommandFailure) {
        let clubs = try await clubs()
        let (room, member) = try await mate(name, clubs)
        let isNew = try await orFail { () async throws(JournalFailure) in
            try await CheerMember(clubs)(member.id, in: room, on: today)
        }
        if isNew { await synchronise(room.club, clubs) }
        if context.options.json { return try write(.object([("cheered", .bool(isNew))])) }
        let name = member.head.nickname.text
        try say(
            isNew
                ? phrases(en: "You cheered \(name).", ko: "\(name)님을 응원했어요.")
                : phrases(en: "One cheer a day.", ko: "응원은 하루에 한 번이에요."))
    }

    /// - Parameter text: A name, then a moment: `Anna 9:00`, `Anna tomorrow 9:00`.
    func ask(_ text: String) async throws(CommandFailure) {
        let (name, starts) = try reading(text)
        let clubs = try await clubs()
        let (room, member) = try await mate(name, clubs)
        do throws(AskToWalk.Failure) {
            try await AskToWalk(clubs)(member.id, at: starts, in: room)
        } catch {
            switch error {
            case .badTime: throw .together(.noMoment)
            case .tooMany: throw .together(.tooManyQuestions)
            case .journal(let failure): throw .journal(failure)
            }
        }
        await synchronise(room.club, clubs)
        let moment = "\(phrases.date(zone.day(of: starts), today: today)) \(phrases.time(starts, in: zone))"
        if context.options.json { return try write(.object([("starts", .string(TimeText(starts, in: zone).text))])) }
        let mate = member.head.nickname.text
        try say(phrases(en: "You asked \(mate) for a walk, \(moment).", ko: "\(mate)님에게 \(moment) 산책을 청했어요."))
    }

    func answer(_ word: String) async throws(CommandFailure) {
        let answers: [String: WalkRequest.Answer] = ["yes": .accepted, "no": .declined, "withdraw": .withdrawn]
        guard let answer = answers[word] else { throw .together(.nothingToAnswer) }
        let clubs = try await clubs()
        for room in try await rooms(clubs) {
            let open = room.requests.map(\.request).first { request in
                request.isOpen(at: clock.now) && (answer == .withdrawn ? request.from : request.to) == room.me
                    && !room.blocked.contains(request.from)
            }
            guard let open else { continue }
            try await orFail { () async throws(JournalFailure) in _ = try await AnswerWalkRequest(clubs)(open.id, with: answer, in: room) }
            await synchronise(room.club, clubs)
            return try await walks()
        }
        throw .together(.nothingToAnswer)
    }

    /// Lists the walks that wait for an answer, and those that were agreed.
    func walks() async throws(CommandFailure) {
        let clubs = try await clubs()
        let walks = try await orFail { () async throws(JournalFailure) in try await LoadClubNews(clubs)().walks }
        if context.options.json {
            return try write(
                .array(
                    walks.map { walk in
                        .object([
                            ("with", .string(walk.nickname.text)), ("starts", .string(TimeText(walk.request.starts, in: zone).text)),
                            ("isMine", .bool(walk.isMine)), ("answer", walk.request.answer.map { .string($0.rawValue) } ?? .null),
                        ])
                    }))
        }
        for walk in walks { try say(phrases.sentence(walk, in: zone, today: today)) }
        if walks.isEmpty { try say(phrases(en: "No walk waits for you.", ko: "기다리는 산책이 없어요.")) }
    }

    // MARK: Reading

    private func clubs() async throws(CommandFailure) -> PersonalClubs {
        let account = try await context.account()
        return context.dependencies.clubs(of: account, in: try await context.profile()).clubs
    }

    private func rooms(_ clubs: PersonalClubs) async throws(CommandFailure) -> [SeenClubRoom] {
        try await orFail { () async throws(JournalFailure) in
            var rooms: [SeenClubRoom] = []
            for listed in try await LoadClubRooms(clubs)() {
                if let id = listed.room?.id, let room = try await LoadClubRoom(clubs)(id) { rooms.append(room) }
            }
            return rooms
        }
    }

    /// Somebody else in one of the person's rooms.
    private func mate(_ name: String, _ clubs: PersonalClubs) async throws(CommandFailure) -> (SeenClubRoom, MirroredMember) {
        let rooms = try await rooms(clubs)
        guard !rooms.isEmpty else { throw .together(.noRoomYet) }
        var found: [(SeenClubRoom, MirroredMember)] = []
        for room in rooms {
            for member in room.members where member.id != room.me && SharedName(name)?.key == member.head.nickname.key {
                found.append((room, member))
            }
        }
        guard let first = found.first else { throw .together(.noSuchMember(name)) }
        guard found.allSatisfy({ $0.1.id == first.1.id }) else { throw .together(.severalMembers(name)) }
        return first
    }

    /// The last word is a time, and the one before it may be a day; without one it is the next time that the clock shows it.
    private func reading(_ text: String) throws(CommandFailure) -> (name: String, starts: Instant) {
        var words = text.split(separator: " ").map(String.init)
        guard words.count >= 2, let last = words.popLast(), let time = TypedTime(last) else { throw .together(.noMoment) }
        var day: CivilDate?
        if words.count >= 2, let typed = words.last.flatMap({ TypedDay($0, today: today)?.date }) {
            words.removeLast()
            // A day of the week is the next one, not the last.
            day = typed < today ? typed.adding(days: 7) : typed
        }
        let name = words.joined(separator: " ")
        if let day { return (name, zone.instant(day, hour: time.hour, minute: time.minute)) }
        let starts = zone.instant(today, hour: time.hour, minute: time.minute)
        return (name, starts > clock.now ? starts : zone.instant(today.adding(days: 1), hour: time.hour, minute: time.minute))
    }

    /// One round; where it cannot be made, what was written waits for the next.
    private func synchronise(_ club: KnownClub, _ clubs: PersonalClubs) async {
        await SynchroniseClub(clubs)(club)
    }

    private func say(_ sentence: String) throws(CommandFailure) { try context.console.write("\(sentence)\n") }

    private func write(_ json: JSONText) throws(CommandFailure) { try context.console.write("\(json.text)\n") }
}
