import Clubs
import FolderClub
import Journal
import Phrases
import Walking

/// The answers that `gnd together` gives, out of the journal alone; only `doctor` looks at the clubs themselves.
struct ClubReading {
    let context: CommandContext

    private var phrases: Phrases { context.phrases }
    private var zone: Zone { context.dependencies.systemZone() }
    private var today: CivilDate { zone.day(of: context.dependencies.clock.now) }

    func rooms() async throws(CommandFailure) {
        let desk = try await ClubDesk(context)
        let rooms = try await desk.rooms()
        if context.options.json {
            let list = rooms.map { listed in
                JSONText.object([
                    ("number", .int(listed.number)), ("room", .string(listed.room.room.name.text)),
                    ("club", .string(listed.club.name.text)),
                    ("members", .int(listed.room.room.memberCount)), ("toSend", .int(listed.room.unsentCount)),
                    ("asOf", asOfJSON(listed.state)),
                ])
            }
            return try context.console.write("\(JSONText.array(list).text)\n")
        }
        guard !rooms.isEmpty else { throw .together(.noRoomYet) }
        var table = Table([.right, .left, .left, .right, .left])
        for listed in rooms {
            table.add([
                "\(listed.number)", listed.room.room.name.text, listed.club.name.text, phrases.number(listed.room.room.memberCount),
                state(listed),
            ])
        }
        try context.console.write(table.text)
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
        let whole = seen.ranking(.week(monday: monday))
        let page = room.isMirrored ? whole : whole?.narrowed(to: seen.me, top: Self.places, around: Self.places)
        let rows = page?.rows ?? []
        if context.options.json {
            let members = rows.compactMap { $0 }.map { member in
                JSONText.object([
                    ("rank", .int(member.rank)), ("nickname", seen.isBlocked(member.id) ? .null : .string(member.nickname.text)),
                    ("steps", .int(member.steps)),
                ])
            }
            let object = JSONText.object([
                ("room", .string(room.name.text)), ("week", .string(monday.description)), ("asOf", asOfJSON(listed.state)),
                ("memberCount", .int(page?.memberCount ?? room.memberCount)), ("members", .array(members)),
            ])
            return try context.console.write("\(object.text)\n")
        }
        try context.console.write(
            "\(room.name.text) · \(phrases.span(monday, monday.adding(days: 6), today: today)) · \(state(listed))\n")
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
            table.add(["\(row.rank)", name, phrases.steps(row.steps)])
        }
        try context.console.write(table.text)
    }

    func doctor() async throws(CommandFailure) {
        let desk = try await ClubDesk(context)
        let clubs = try await desk.clubs()
        guard !clubs.isEmpty else { throw .together(.noRoomYet) }
        var table = Table([.left, .left, .left])
        for club in clubs {
            do throws(CommandFailure) {
                let store = try await desk.store(of: club)
                _ = try await orClub { () async throws(ClubFailure) in try await store.rooms() }
                guard let folder = store as? FolderClubStore else {
                    table.add(["✓", club.name.text, phrases(en: "the club answers", ko: "클럽이 응답해요")])
                    continue
                }
                let troubles = await folder.troubles()
                if troubles.isEmpty { table.add(["✓", club.name.text, phrases(en: "all files are good", ko: "모든 파일이 온전해요")]) }
                for trouble in troubles {
                    table.add(["✗", club.name.text, ClubText(phrases: phrases).sentence(trouble)], ink: context.ink.bad)
                }
            } catch {
                guard case .club(let failure) = error else { throw error }
                table.add(["✗", club.name.text, phrases.sentence(failure)], ink: context.ink.bad)
            }
        }
        try context.console.write(table.text)
    }

    /// `as of 14:05 · 3 days to send`.
    private func state(_ listed: ClubDesk.Listed) -> String {
        let asOf = listed.state.lastSuccess.map { instant in
            let (day, time) = (zone.day(of: instant), phrases.time(instant, in: zone))
            let moment = day == today ? time : "\(phrases.shortDate(day, today: today)) \(time)"
            return phrases(en: "as of \(moment)", ko: "\(moment) 기준")
        }
        let unsent = listed.room.unsentCount
        let waiting = unsent == 0 ? nil : phrases(en: "\(phrases.days(unsent)) to send", ko: "보낼 날 \(phrases.number(unsent))일")
        return [asOf, waiting].compactMap { $0 }.joined(separator: " · ")
    }

    private func asOfJSON(_ state: ClubSyncState) -> JSONText {
        state.lastSuccess.map { .string(TimeText($0, in: zone).text) } ?? .null
    }
}
