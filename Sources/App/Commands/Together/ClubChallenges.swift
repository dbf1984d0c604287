import Clubs
import Journal
import Phrases
import Walking

/// The challenges of `gnd together`: they are written into the journal, and the next round takes them along.
struct ClubChallenges {
    let context: CommandContext

    private var phrases: Phrases { context.phrases }
    private var clock: any WallClock { context.dependencies.clock }
    private var zone: Zone { context.zone }
    private var today: CivilDate { zone.day(of: clock.now) }

    /// A challenge as it is listed, with the number under which it is named.
    private struct Listed {
        let number: Int
        let room: SeenClubRoom
        let challenge: Challenge
        let places: [ChallengePlace<MemberID>]
    }

    /// Lists the challenges of a room, or of all; where a last day is named, it starts one.
    func run(_ named: String?) async throws(CommandFailure) {
        let options = context.options
        guard options.through != nil else {
            guard options.from == nil, options.dailyCap == nil, !options.hasHandicap else { throw .together(.noLastDay) }
            return try await list(named, ClubDesk(context))
        }
        try await start(in: named)
    }

    private func start(in named: String?) async throws(CommandFailure) {
        let options = context.options
        let desk = try await ClubDesk(context)
        let listed = try await desk.room(named)
        let room = try await desk.seen(listed)
        let first = options.from ?? today
        guard
            let terms = ChallengeTerms(
                first: first, last: options.through ?? first, dailyCap: options.dailyCap ?? .none, hasHandicap: options.hasHandicap)
        else { throw .together(.badChallengeDays) }
        let properties = room.room.room
        guard terms.canStart(on: today, opened: properties.opened, closes: properties.closes) else { throw .together(.badChallengeDays) }
        let title = phrases.title(of: terms, today: today)
        let before = phrases(
            en:
                "A challenge for all in “\(properties.name.text)”: \(title). The others see its days and its rules; “gnd together calloff” takes it back.",
            ko:
                "“\(properties.name.text)” 방의 모두와 챌린지를 시작해요: \(title). 다른 사람은 날짜와 규칙을 봐요. “gnd together calloff”로 그만둘 수 있어요."
        )
        guard try context.isWanted(before) else { return }
        do throws(StartChallenge.Failure) {
            try await StartChallenge(desk.personal)(terms, in: room, today: today)
        } catch {
            switch error {
            case .badDays: throw .together(.badChallengeDays)
            case .tooMany: throw .together(.tooManyChallenges)
            case .roomTooLarge: throw .together(.roomTooLarge)
            case .journal(let failure): throw .journal(failure)
            }
        }
        await synchronise(room.club, desk)
        try await list(named, desk)
    }

    func callOff(_ text: String) async throws(CommandFailure) {
        let desk = try await ClubDesk(context)
        guard let number = Int(text), let found = try await all(desk.personal).first(where: { $0.number == number }) else {
            throw .together(.noSuchChallenge(text))
        }
        let isMine = try await orFail { () async throws(JournalFailure) in
            try await StartChallenge(desk.personal).callOff(found.challenge.id, in: found.room)
        }
        guard isMine else { throw .together(.noSuchChallenge(text)) }
        await synchronise(found.room.club, desk)
        try await list(nil, desk)
    }

    // MARK: Listing

    /// Makes one round, and says where the club does not have it yet.
    private func synchronise(_ club: KnownClub, _ desk: ClubDesk) async {
        guard await !desk.makeRound(of: club) else { return }
        context.console.complain(phrases(en: "It waits here until the club is reached.", ko: "클럽에 연결되면 보내요."))
    }

    private func list(_ named: String?, _ desk: ClubDesk) async throws(CommandFailure) {
        var listed = try await all(desk.personal)
        if let named {
            let room = try await desk.room(named).room.id
            listed = listed.filter { $0.room.room.id == room }
        }
        if context.options.json {
            return try ClubDocument(context: context).write([("challenges", .array(listed.map(json)))])
        }
        if listed.isEmpty {
            return try context.console.write("\(phrases(en: "There is no challenge.", ko: "챌린지가 없어요."))\n")
        }
        for (index, one) in listed.enumerated() {
            if index > 0 { try context.console.write("\n") }
            try write(one)
        }
    }

    private func write(_ one: Listed) throws(CommandFailure) {
        let terms = one.challenge.terms
        let state = phrases.state(of: terms, today: today, isSettled: terms.isSettled(at: clock.now))
        let title = "\(one.number)  \(one.room.room.room.name.text) · \(phrases.title(of: terms, today: today)) · \(state)"
        try context.console.write("\(title)\n")
        var table = Table([.right, .left, .right])
        for place in one.places {
            let name = one.room.isBlocked(place.id) ? phrases(en: "(blocked)", ko: "(차단함)") : place.nickname
            table.add([place.rank.map { "\($0)" } ?? "–", name, phrases.score(of: place, in: terms) ?? phrases.noUsualDay])
        }
        if !one.places.isEmpty { try context.console.write(table.text) }
    }

    private func json(_ one: Listed) -> JSONText {
        let terms = one.challenge.terms
        let places = one.places.map { place in
            JSONText.object([
                ("rank", place.rank.map { .int($0) } ?? .null),
                ("nickname", one.room.isBlocked(place.id) ? .null : .string(place.nickname)), ("steps", .int(place.steps)),
                ("percent", place.percent.map { .int($0) } ?? .null),
            ])
        }
        return .object([
            ("number", .int(one.number)), ("room", .string(one.room.room.room.name.text)), ("first", .string(terms.first.description)),
            ("last", .string(terms.last.description)), ("dailyCap", terms.dailyCap.limit.map { .int($0) } ?? .null),
            ("handicap", .bool(terms.hasHandicap)), ("isMine", .bool(one.challenge.by == one.room.me)),
            ("isOver", .bool(terms.isSettled(at: clock.now))), ("places", .array(places)),
        ])
    }

    private func all(_ clubs: PersonalClubs) async throws(CommandFailure) -> [Listed] {
        let today = today
        return try await orFail { () async throws(JournalFailure) in
            var listed: [Listed] = []
            for room in try await LoadClubRooms(clubs)() {
                guard let id = room.room?.id, let seen = try await LoadClubRoom(clubs)(id) else { continue }
                for challenge in seen.shownChallenges {
                    let places = seen.places(in: challenge, today: today)
                    listed.append(Listed(number: listed.count + 1, room: seen, challenge: challenge, places: places))
                }
            }
            return listed
        }
    }
}
