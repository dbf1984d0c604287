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
    private var zone: Zone { context.zone }
    private var today: CivilDate { zone.day(of: clock.now) }
    private var document: ClubDocument { ClubDocument(context: context) }

    // MARK: Actions

    func cheer(_ name: String) async throws(CommandFailure) {
        let desk = try await ClubDesk(context)
        let mate = try shown(try await MateDesk(desk).mate(named: name) { "cheer \($0.asShellWord)" }, name)
        let (room, member, nickname) = (mate.room, mate.id, mate.name)
        let isNew = try await orFail { () async throws(JournalFailure) in
            try await CheerMember(desk.personal)(member, in: room, on: today)
        }
        let isSent = isNew ? await desk.makeRound(of: room.club) : true
        if context.options.json { return try document.write([("cheered", .bool(isNew)), ("sent", .bool(isSent))]) }
        try say(
            isNew
                ? phrases(en: "You cheered \(nickname.text).", ko: "\(nickname.text)님을 응원했어요.")
                : phrases(en: "One cheer a day.", ko: "응원은 하루에 한 번이에요."), isSent: isSent)
    }

    /// - Parameter text: A name, then a moment: `Anna 9:00`, `Anna tomorrow 9:00`.
    func ask(_ text: String) async throws(CommandFailure) {
        let (name, starts, when) = try reading(text)
        let desk = try await ClubDesk(context)
        let mate = try shown(try await MateDesk(desk).mate(named: name) { "ask \("\($0) \(when)".asShellWord)" }, name)
        let (room, member, nickname) = (mate.room, mate.id, mate.name)
        do throws(AskToWalk.Failure) {
            try await AskToWalk(desk.personal)(member, at: starts, in: room)
        } catch {
            switch error {
            case .badTime: throw .together(.noMoment)
            case .tooMany: throw .together(.tooManyQuestions)
            case .alreadyAsked: throw .together(.alreadyAsked(nickname.text))
            case .journal(let failure): throw .journal(failure)
            }
        }
        let isSent = await desk.makeRound(of: room.club)
        let moment = "\(phrases.date(zone.day(of: starts), today: today)) \(phrases.time(starts, in: zone))"
        if context.options.json {
            return try document.write([("starts", .string(TimeText(starts, in: zone).text)), ("sent", .bool(isSent))])
        }
        try say(
            phrases(en: "You asked \(nickname.text) for a walk, \(moment).", ko: "\(nickname.text)님에게 \(moment) 산책을 청했어요."), isSent: isSent)
    }

    /// Something that a person says of a walk.
    private enum Word: String {
        case yes, no, withdraw
        /// An agreed walk will not be.
        case off

        /// Returns the answer that it is to a request, from one of the two.
        func answer(to request: WalkRequest, from member: MemberID) -> WalkRequest.Answer {
            switch self {
            case .yes: .accepted
            case .no: .declined
            case .withdraw: .withdrawn
            case .off: request.callingOff(by: member)
            }
        }
    }

    /// - Parameter text: `yes`, `no`, `withdraw` or `off`, and where the walks of several wait a name: `yes Anna`.
    func answer(_ text: String) async throws(CommandFailure) {
        let words = text.split(separator: " ", maxSplits: 1).map(String.init)
        guard let word = words.first.flatMap(Word.init) else { throw .together(.nothingToAnswer) }
        let desk = try await ClubDesk(context)
        let mates = MateDesk(desk)
        var open = try await mates.rooms().flatMap { waiting(for: word, in: $0.seen, $0.listed) }
        if words.count > 1 {
            let named = try await mates.mates(named: words[1])
            open.removeAll { waiting in !named.contains { $0.id == waiting.other && $0.room.room.id == waiting.room.room.id } }
        }
        guard let next = open.min(by: { ($0.request.starts, $0.request.id) < ($1.request.starts, $1.request.id) }) else {
            throw .together(.nothingToAnswer)
        }
        if open.contains(where: { $0.other != next.other }) {
            // A name that the person does not want to see is not said, but may be typed.
            let shown = open.filter { !$0.room.isBlocked($0.other) }.map(\.mate)
            let names = Set(shown.map(\.name.text)).sorted()
            guard let name = names.first else { throw .together(.nothingToAnswer) }
            guard names.count == 1 else { throw .together(.severalAnswers(word.rawValue, names)) }
            var known: Set<MemberID> = []
            let people = shown.filter { known.insert($0.id).inserted }
            throw MateDesk.severalMates(people, name) { "answer \("\(word.rawValue) \($0)".asShellWord)" }
        }
        var walk = try await listed(desk.personal).first { $0.id == next.request.id }
        let answer = word.answer(to: next.request, from: next.room.me)
        try await orFail { () async throws(JournalFailure) in
            _ = try await AnswerWalkRequest(desk.personal)(next.request.id, with: answer, in: next.room)
        }
        let isSent = await desk.makeRound(of: next.room.club)
        if context.options.json { return try document.write([("walks", json(try await listed(desk.personal))), ("sent", .bool(isSent))]) }
        walk?.isCalledOff = word == .off
        walk?.request.answer = answer
        if let walk { try say(phrases.sentence(walk, in: zone, today: today), isSent: isSent) }
        let others = try await listed(desk.personal).filter { $0.id != next.request.id && $0.asksMe }
        for other in others { try say(sentence(other, among: others)) }
    }

    /// A walk that waits for an answer, with the other one of the two.
    private struct Waiting {
        let request: WalkRequest
        let mate: NamedMate

        var room: SeenClubRoom { mate.room }
        var other: MemberID { mate.id }
    }

    private func waiting(for word: Word, in room: SeenClubRoom, _ listed: ClubDesk.Listed) -> [Waiting] {
        room.requests.map(\.request).compactMap { request in
            let now = clock.now
            guard word == .off ? request.isAgreed(at: now) : request.isOpen(at: now),
                request.accepts(word.answer(to: request, from: room.me), from: room.me, at: now)
            else { return nil }
            let other = request.from == room.me ? request.to : request.from
            // A question of one's own is taken back and a walk called off, whoever the other is.
            guard word == .withdraw || word == .off || !room.isBlocked(other), let name = room.nickname(of: other) else { return nil }
            return Waiting(request: request, mate: NamedMate(listed: listed, room: room, id: other, name: name))
        }
    }

    private func listed(_ clubs: PersonalClubs) async throws(CommandFailure) -> [ClubNews.Walk] {
        try await orFail { () async throws(JournalFailure) in try await LoadClubNews(clubs)().walks }
    }

    /// Lists the walks that were asked for by the person and by others, and those that were agreed.
    func walks() async throws(CommandFailure) {
        let walks = try await listed(ClubDesk(context).personal)
        if context.options.json { return try document.write([("walks", json(walks))]) }
        for walk in walks { try say(sentence(walk, among: walks)) }
        if walks.isEmpty { try say(phrases(en: "No walk was asked for.", ko: "청하거나 청받은 산책이 없어요.")) }
    }

    /// The sentence on a walk, with its room where others of the same name are in another one, so that nobody could tell who asks.
    private func sentence(_ walk: ClubNews.Walk, among walks: [ClubNews.Walk]) -> String {
        let isClear = walks.allSatisfy { $0.nickname != walk.nickname || $0.room == walk.room }
        return phrases.sentence(walk, in: zone, today: today) + (isClear ? "" : " (\(walk.roomName.text))")
    }

    private func json(_ walks: [ClubNews.Walk]) -> JSONText {
        .array(
            walks.map { walk in
                .object([
                    ("with", walk.nickname.map { .string($0.text) } ?? .null), ("room", .string(walk.roomName.text)),
                    ("starts", .string(TimeText(walk.request.starts, in: zone).text)),
                    ("isMine", .bool(walk.isMine)), ("answer", walk.request.answer.map { .string($0.rawValue) } ?? .null),
                    ("calledOff", .bool(walk.isCalledOff)),
                ])
            })
    }

    // MARK: Reading

    /// Returns a mate, where the person has not blocked them.
    private func shown(_ mate: NamedMate, _ name: String) throws(CommandFailure) -> NamedMate {
        guard !mate.room.isBlocked(mate.id) else { throw .together(.blocked(name)) }
        return mate
    }

    /// A name, and behind it as many words as make a moment.
    private func reading(_ text: String) throws(CommandFailure) -> (name: String, starts: Instant, when: String) {
        let words = text.split(separator: " ").map(String.init)
        for count in words.indices.dropFirst() {
            let when = words[count...].joined(separator: " ")
            guard let appointment = TypedAppointment(when, today: today) else { continue }
            guard let starts = appointment.first(after: clock.now, in: zone) else { throw .together(.momentIsOver) }
            return (words[..<count].joined(separator: " "), starts, when)
        }
        throw .together(.noMoment)
    }

    private func say(_ sentence: String, isSent: Bool = true) throws(CommandFailure) {
        try context.console.write("\(isSent ? sentence : "\(sentence) \(ClubText(phrases: phrases).isUnsent)")\n")
    }
}
