import Clubs
import Phrases
import PostgresClubs
import Walking

/// The object that `gnd together --json` writes, one line whatever is asked for; Documentation/together-json.md lists the members of each.
struct ClubDocument {
    let context: CommandContext

    private var phrases: Phrases { context.phrases }

    func write(_ members: [(String, JSONText)]) throws(CommandFailure) {
        try context.console.write("\(JSONText.object(members).text)\n")
    }

    /// Writes members and fails, where there are failures: `error` stands first then, beside what was found all the same.
    func write(_ members: [(String, JSONText)], failures: [String]) throws(CommandFailure) {
        guard !failures.isEmpty else { return try write(members) }
        try write([("error", .string(failures.joined(separator: " ")))] + members)
        throw .alreadySaid
    }

    /// Writes rounds, and fails where one of them did.
    /// - Parameter isPassing: whether their failures are none of the command's.
    func write(_ members: [(String, JSONText)], _ rounds: [ReportedRound], passing isPassing: Bool = false) throws(CommandFailure) {
        let failures = rounds.flatMap(\.failures).map { name, failure in "\(name): \(phrases.sentence(failure))" }
        try write(members + [("clubs", .array(rounds.map(object)))], failures: isPassing ? [] : failures)
    }

    /// The findings about clubs, and the things that a member could do in a database and that no member may.
    static func members(ofFindings findings: [JSONText], open: [ClubAttack.Aim]) -> [(String, JSONText)] {
        [("findings", .array(findings)), ("open", .array(open.map { .string($0.rawValue) }))]
    }

    /// The same of a new club, and the lines of `pg_hba.conf` for it, under a line that says so.
    static func members(open: [ClubAttack.Aim], access: [String]) -> [(String, JSONText)] {
        let lines = access.dropFirst().map { JSONText.string($0.trimmed) }
        return [("open", .array(open.map { .string($0.rawValue) })), ("access", .array(lines))]
    }

    func members(of invite: Invite, uses: Int) -> [(String, JSONText)] {
        let expires = TimeText(invite.expires, in: context.zone).text
        return [("invite", .string(invite.word)), ("uses", .int(uses)), ("expires", .string(expires))]
    }

    private func object(_ made: ReportedRound) -> JSONText {
        let round = made.round
        let refused = made.refused.map { name, failure in
            JSONText.object([("room", name.map { .string($0) } ?? .null), ("error", .string(phrases.sentence(failure)))])
        }
        return .object([
            ("club", .string(made.club.name.text)), ("id", .string(made.club.id.text)),
            ("error", made.failure.map { .string(phrases.sentence($0)) } ?? .null), ("isWaiting", .bool(made.isWaiting)),
            ("sentDays", .int(round.sentDays)), ("sentNotes", .int(round.news.sent)), ("fetchedMembers", .int(round.fetchedMembers)),
            ("newMembers", .int(round.newMembers)), ("lostMembers", .int(round.lostMembers)), ("cheers", .int(round.news.cheers)),
            ("questions", .int(round.news.questions)), ("answers", .int(round.news.answers)),
            ("newChallenges", .int(round.news.challenges)), ("resentRooms", .int(round.resentRooms.count)),
            ("futureDays", .int(round.futureDays)),
            ("hasNewKey", .bool(round.hasNewKey)), ("hasTwin", .bool(!round.twinRooms.isEmpty)),
            ("goneRooms", .array(round.goneRooms.map { .string($0.name.text) })), ("refused", .array(refused)),
        ])
    }
}

/// A round that a command made, and its outcome.
struct ReportedRound {
    let club: KnownClub
    /// The rooms that the person has in the club.
    let rooms: [ClubRoom]
    let round: ClubRound
    /// The reason for which not everything was exchanged; nil where it was.
    let failure: ClubFailure?

    /// The names of the rooms, or else the club's.
    var name: String { rooms.isEmpty ? club.name.text : rooms.map(\.name.text).joined(separator: ", ") }

    /// The rooms that refused something, by their names where they are known.
    var refused: [(name: String?, failure: ClubFailure)] {
        round.refused.sorted { $0.key < $1.key }.map { id, failure in
            ((rooms.first { $0.id == id }?.name ?? round.refusedRooms[id])?.text, failure)
        }
    }

    /// All that failed, under the name of the room that it is about, or of all.
    var failures: [(name: String, failure: ClubFailure)] {
        refused.map { ($0.name ?? name, $0.failure) } + (failure.map { [(name, $0)] } ?? [])
    }

    /// Indicates that somebody else's computer has yet to let the person in.
    var isWaiting: Bool { failure == .waitingForAcceptance }
}
