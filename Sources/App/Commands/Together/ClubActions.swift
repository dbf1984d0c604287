import Clubs
import Journal
import Phrases
import Walking

/// The changes that `gnd together` makes.
struct ClubActions {
    let context: CommandContext

    private var phrases: Phrases { context.phrases }
    private var text: ClubText { ClubText(phrases: phrases) }
    private var clock: any WallClock { context.dependencies.clock }
    private var console: ClubConsole { ClubConsole(context: context) }

    /// An invitation lets in so many people, for so long.
    private static let uses = 10
    private static let lifetime = Duration.seconds(7 * 86_400)

    // MARK: Going and inviting

    func leave(_ named: String?) async throws(CommandFailure) {
        let desk = try await ClubDesk(context)
        let listed = try await desk.room(named)
        let name = listed.room.room.name.text
        guard try console.isWanted(text.beforeLeaving(name)) else { return }
        let store = try await desk.store(of: listed.club)
        try await orClub { () async throws(ClubFailure) in try await store.leave(listed.room.id) }
        try await round(listed.club, desk)
        try context.console.write(context.options.json ? "{}\n" : "\(phrases(en: "You left \(name).", ko: "\(name) 방에서 나왔어요."))\n")
    }

    /// Removes a member from the room of the person's in which somebody has that name.
    func remove(_ nickname: String) async throws(CommandFailure) {
        let desk = try await ClubDesk(context)
        var found: [(ClubDesk.Listed, MirroredMember)] = []
        for listed in try await desk.rooms() where listed.room.room.founder == listed.club.member {
            let mirror = desk.journal.mirror(of: listed.club.id)
            let members = try await orFail { () async throws(JournalFailure) in try await mirror.members(of: listed.room.id) }
            found += members.filter { $0.head.nickname.key == SharedName(nickname)?.key && $0.id != listed.club.member }.map {
                (listed, $0)
            }
        }
        guard let (listed, member) = found.first, found.count == 1 else {
            throw .together(found.isEmpty ? .nobodyToRemove(nickname) : .severalMembers(nickname))
        }
        let (name, room) = (member.head.nickname.text, listed.room.room.name.text)
        guard try console.isWanted(text.beforeRemoving(name, from: room)) else { return }
        let store = try await desk.store(of: listed.club)
        try await orClub { () async throws(ClubFailure) in try await store.remove(member.id, from: listed.room.id) }
        try await round(listed.club, desk)
        try context.console.write(
            context.options.json ? "{}\n" : "\(phrases(en: "\(name) is no longer in \(room).", ko: "\(name) 님을 \(room) 방에서 내보냈어요."))\n")
    }

    /// Makes the word for others who shall come into a room.
    func invite(_ named: String?) async throws(CommandFailure) {
        let desk = try await ClubDesk(context)
        let listed = try await desk.room(named)
        let expires = clock.now + Self.lifetime
        try await give(Invitation(to: .room(listed.room.id), uses: Self.uses, expires: expires), of: listed.club, desk)
    }

    /// Makes the word for another machine of the person's.
    func link(_ named: String?) async throws(CommandFailure) {
        let desk = try await ClubDesk(context)
        let club = try await desk.club(named)
        try await give(Invitation(to: .machine, expires: clock.now + Self.lifetime), of: club, desk)
    }

    private func give(_ invitation: Invitation, of club: KnownClub, _ desk: ClubDesk) async throws(CommandFailure) {
        let store = try await desk.store(of: club)
        let invite = try await orClub { () async throws(ClubFailure) in try await store.invite(invitation) }
        if context.options.json {
            let object = JSONText.object([
                ("invite", .string(invite.word)), ("uses", .int(invitation.uses)),
                ("expires", .string(TimeText(invitation.expires, in: context.dependencies.systemZone()).text)),
            ])
            return try context.console.write("\(object.text)\n")
        }
        try context.console.write("\(invite.word)\n")
        let day = context.dependencies.systemZone().day(of: invitation.expires)
        context.console.complain(text.afterInviting(invitation, to: club.place, until: day))
    }

    // MARK: Rounds

    func sync() async throws(CommandFailure) {
        let desk = try await ClubDesk(context)
        let clubs = try await desk.clubs()
        guard !clubs.isEmpty else { throw .together(.noRoomYet) }
        var hasFailed = false
        for club in clubs {
            do throws(CommandFailure) {
                try await sync(club, desk)
            } catch {
                guard case .club(let failure) = error else { throw error }
                hasFailed = true
                context.console.complain("\(club.name.text): \(phrases.sentence(failure))")
            }
        }
        if hasFailed { throw .alreadySaid }
    }

    func sync(_ club: KnownClub, _ desk: ClubDesk) async throws(CommandFailure) {
        let round = try await round(club, desk)
        for (_, failure) in round.refused { context.console.complain("\(club.name.text): \(phrases.sentence(failure))") }
        let line = context.options.json ? text.json(club, round).text : "\(club.name.text): \(text.sentence(round))"
        try context.console.write("\(line)\n")
    }

    @discardableResult
    private func round(_ club: KnownClub, _ desk: ClubDesk) async throws(CommandFailure) -> ClubRound {
        let store = try await desk.store(of: club)
        do throws(ClubSync.Failure) {
            return try await ClubSync(store: store, mirror: desk.journal.mirror(of: club.id), clock: clock)()
        } catch {
            switch error {
            case .club(let failure): throw .club(failure)
            case .journal(let failure): throw .journal(failure)
            }
        }
    }
}
