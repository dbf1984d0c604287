import Clubs
import FolderClub
import Journal
import Phrases
import Walking

/// The answers that `gnd together` gives, out of the journal alone; only `doctor` looks at the clubs themselves.
struct ClubReading {
    let context: CommandContext

    private var phrases: Phrases { context.phrases }
    private var zone: Zone { context.zone }
    private var today: CivilDate { zone.day(of: context.dependencies.clock.now) }
    private var document: ClubDocument { ClubDocument(context: context) }

    func rooms() async throws(CommandFailure) {
        let desk = try await ClubDesk(context)
        let rooms = try await desk.rooms()
        let waiting = try await desk.waitingClubs()
        guard !rooms.isEmpty || !waiting.isEmpty else { throw .together(.noRoomYet) }
        if context.options.json {
            return try document.write([("rooms", .array(rooms.map { object($0) } + waiting.map { object(waiting: $0.club) }))])
        }
        let text = ClubText(phrases: phrases)
        var table = Table([.right, .left, .right, .left, .left])
        table.add([
            "#", phrases(en: "room", ko: "방"), phrases(en: "members", ko: "멤버"), phrases(en: "kept in", ko: "있는 곳"),
            phrases(en: "state", ko: "상태"),
        ])
        for listed in rooms {
            table.add([
                "\(listed.number)", listed.room.room.name.text, phrases.number(listed.room.room.memberCount),
                text.store(listed.club.place), try await state(listed, desk),
            ])
        }
        for listed in waiting {
            let state =
                listed.refusedWord == nil
                ? phrases(en: "waiting to be let in", ko: "들여보내 주기를 기다려요")
                : phrases(en: "the invitation has expired: ask for another", ko: "초대 기한이 지났어요. 새 초대를 받아 주세요")
            table.add(["–", listed.club.name.text, "–", text.store(listed.club.place), state])
        }
        try context.console.write(table.text)
    }

    private func object(_ listed: ClubDesk.Listed) -> JSONText {
        .object([
            ("number", .int(listed.number)), ("room", .string(listed.room.room.name.text)),
            ("club", .string(listed.club.name.text)), ("id", .string(listed.room.id.text)),
            ("store", .string(ClubText(phrases: phrases).storeName(listed.club.place))),
            ("isMine", .bool(listed.room.room.founder == listed.club.member)),
            ("members", .int(listed.room.room.memberCount)), ("toSend", .int(listed.room.unsentCount)),
            ("asOf", asOfJSON(listed.state)), ("isWaiting", .bool(false)),
        ])
    }

    /// A club that has yet to let the person in: which room it will be is not known here.
    private func object(waiting club: KnownClub) -> JSONText {
        .object([
            ("number", .null), ("room", .null), ("club", .string(club.name.text)), ("id", .null),
            ("store", .string(ClubText(phrases: phrases).storeName(club.place))), ("isMine", .bool(false)), ("members", .null),
            ("toSend", .int(0)), ("asOf", .null), ("isWaiting", .bool(true)),
        ])
    }

    /// The first places, and those above and below one's own, of a large room.
    private static let places = 10

    /// The week of a room: of a large one its top and one's neighbourhood, as they were last seen.
    func room(_ named: String?) async throws(CommandFailure) {
        let desk = try await ClubDesk(context)
        let listed = try await desk.room(named)
        let seen = try await desk.seen(listed)
        let room = listed.room.room
        let monday = min(today, room.closes ?? today).startOfWeek
        // Of a large room as much as one reads at a glance; the screen pages through more.
        let span = RankingSpan.week(monday: monday)
        let whole = seen.ranking(span)
        let page = room.isMirrored ? whole : whole?.narrowed(to: seen.me, top: Self.places, around: Self.places)
        let rows = page?.rows ?? []
        if context.options.json {
            let members = rows.compactMap { $0 }.map { member in
                let isKnown = seen.hasNews(of: member, in: span)
                return JSONText.object([
                    ("rank", isKnown ? .int(member.rank) : .null),
                    ("nickname", seen.isBlocked(member.id) ? .null : .string(member.nickname.text)),
                    ("steps", isKnown ? .int(member.steps) : .null), ("isMe", .bool(member.id == seen.me)), ("id", .string(member.id.text)),
                ])
            }
            return try document.write([
                ("room", .string(room.name.text)), ("id", .string(room.id.text)), ("me", .string(seen.me.text)),
                ("store", .string(ClubText(phrases: phrases).storeName(listed.club.place))), ("week", .string(monday.description)),
                ("asOf", asOfJSON(listed.state)),
                ("memberCount", .int(page?.memberCount ?? room.memberCount)), ("members", .array(members)),
            ])
        }
        let week = phrases.span(monday, monday.adding(days: 6), today: today)
        // Of a large room not everybody has a row.
        let count =
            room.isMirrored
            ? ""
            : phrases(en: " · \(phrases.number(room.memberCount)) members", ko: " · 멤버 \(phrases.number(room.memberCount))명")
        try context.console.write("\(room.name.text) · \(week)\(count) · \(try await state(listed, desk))\n")
        guard page != nil else {
            return try context.console.write("\(phrases(en: "Nothing of it was seen yet.", ko: "아직 받은 내용이 없어요."))\n")
        }
        var table = Table([.right, .left, .right])
        for row in rows {
            guard let row else {
                table.add(["⋮", "", ""])
                continue
            }
            let name = seen.isBlocked(row.id) ? phrases(en: "(blocked)", ko: "(차단함)") : row.nickname.text
            let isKnown = seen.hasNews(of: row, in: span)
            table.add([
                isKnown ? "\(row.rank)" : "–", row.id == seen.me ? "\(name) (\(phrases(en: "you", ko: "나")))" : name,
                isKnown ? phrases.steps(row.steps) : "–",
            ])
        }
        try context.console.write(table.text)
    }

    /// A line of the doctor's: a club, and what was found.
    private struct Finding {
        let club: KnownClub
        let isGood: Bool
        let text: String
    }

    func doctor() async throws(CommandFailure) {
        let desk = try await ClubDesk(context)
        let clubs = try await desk.clubs()
        guard !clubs.isEmpty else { throw .together(.noRoomYet) }
        var findings: [Finding] = []
        for club in clubs { findings += try await examine(club, desk) }
        let failures = findings.filter { !$0.isGood }.map { "\($0.club.name.text): \($0.text)" }
        if context.options.json {
            let list = findings.map { finding in
                JSONText.object([
                    ("club", .string(finding.club.name.text)), ("isGood", .bool(finding.isGood)), ("finding", .string(finding.text)),
                ])
            }
            return try document.write(ClubDocument.members(ofFindings: list, open: []), failures: failures)
        }
        var table = Table([.left, .left, .left])
        for finding in findings {
            let cells = [finding.isGood ? "✓" : "✗", finding.club.name.text, finding.text]
            if finding.isGood { table.add(cells) } else { table.add(cells, ink: context.ink.bad) }
        }
        try context.console.write(table.text)
        guard failures.isEmpty else { throw .alreadySaid }
    }

    /// Reads the club and tries to write in it, so that each thing that is wrong has its own line.
    private func examine(_ club: KnownClub, _ desk: ClubDesk) async throws(CommandFailure) -> [Finding] {
        let store: any ClubStore
        do throws(CommandFailure) {
            store = try await desk.store(of: club)
        } catch {
            guard case .club(let failure) = error else { throw error }
            return [Finding(club: club, isGood: false, text: phrases.sentence(failure))]
        }
        var findings = await store.examination().map { Finding(club: club, isGood: false, text: phrases.sentence($0)) }
        let folder = store as? FolderClubStore
        if let folder { findings += try await troubles(of: folder, club, desk) }
        let known = try await desk.rooms().filter { $0.club.id == club.id }.map(\.room)
        if findings.isEmpty, await store.hasTwin(since: known) {
            findings.append(Finding(club: club, isGood: false, text: phrases.twinOfComputer(at: club.place)))
        }
        guard findings.isEmpty else { return findings }
        let sentence =
            folder == nil
            ? phrases(en: "the club answers and takes what is sent", ko: "클럽이 응답하고 보내는 것을 받아요")
            : phrases(en: "all files are good, and the folder takes more", ko: "모든 파일이 온전하고 폴더에 쓸 수 있어요")
        return [Finding(club: club, isGood: true, text: sentence)]
    }

    /// The most files of a folder that are named; of more their number is told.
    private static let mostTroubles = 10

    /// The files of a folder that do not count or are there twice: those of members first, those last that need nothing to be done.
    private func troubles(of folder: FolderClubStore, _ club: KnownClub, _ desk: ClubDesk) async throws(CommandFailure) -> [Finding] {
        var names: [MemberID: String] = [:]
        for listed in try await desk.rooms() where listed.club.id == club.id {
            for member in try await desk.seen(listed).members { names[member.id] = member.head.nickname.text }
        }
        let all = await folder.troubles().map { trouble in (trouble: trouble, owner: trouble.member.flatMap { names[$0] }) }
        let (bad, harmless) = (all.filter { !$0.trouble.isHarmless }, all.filter { $0.trouble.isHarmless })
        let order = bad.filter { $0.owner != nil } + bad.filter { $0.owner == nil } + harmless
        let findings = order.prefix(Self.mostTroubles).map { trouble, owner in
            let sentence = ClubText(phrases: phrases).sentence(trouble)
            return Finding(club: club, isGood: trouble.isHarmless, text: owner.map { "\($0): \(sentence)" } ?? sentence)
        }
        let rest = order.dropFirst(Self.mostTroubles)
        guard !rest.isEmpty else { return findings }
        let number = phrases.number(rest.count)
        let sentence = phrases(en: "and \(number) more", ko: "그 밖에 \(number)개")
        return findings + [Finding(club: club, isGood: rest.allSatisfy { $0.trouble.isHarmless }, text: sentence)]
    }

    /// `as of 14:05 · 3 days to send`.
    private func state(_ listed: ClubDesk.Listed, _ desk: ClubDesk) async throws(CommandFailure) -> String {
        let asOf = listed.state.lastSuccess.map { instant in
            let (day, time) = (zone.day(of: instant), phrases.time(instant, in: zone))
            let moment = day == today ? time : "\(phrases.shortDate(day, today: today)) \(time)"
            return phrases(en: "as of \(moment)", ko: "\(moment) 기준")
        }
        let unsent = listed.room.unsentCount
        let waiting = unsent == 0 ? nil : phrases(en: "\(phrases.days(unsent)) to send", ko: "보낼 날 \(phrases.number(unsent))일")
        let seen = try await desk.seen(listed)
        let notes = seen.cheers.count { !$0.isSent } + seen.requests.count { !$0.isSent }
        let messages =
            notes == 0
            ? nil
            : phrases(
                en: notes == 1 ? "1 cheer or request to send" : "\(phrases.number(notes)) cheers or requests to send",
                ko: "보낼 응원·요청 \(phrases.number(notes))개")
        return [asOf, waiting, messages].compactMap { $0 }.joined(separator: " · ")
    }

    private func asOfJSON(_ state: ClubSyncState) -> JSONText {
        state.lastSuccess.map { .string(TimeText($0, in: zone).text) } ?? .null
    }
}
