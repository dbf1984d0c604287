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
    static let lifetime = Duration.seconds(7 * 86_400)

    // MARK: Going and inviting

    func leave(_ named: String?) async throws(CommandFailure) {
        let desk = try await ClubDesk(context)
        if let club = try await waitingClub(named, desk) { return try await withdraw(from: club, desk) }
        let listed = try await desk.room(named)
        let room = listed.room.room
        let isFounder = room.founder == listed.club.member && room.memberCount > 1
        guard try console.isWanted(text.beforeLeaving(room.name.text, asFounder: isFounder)) else { return }
        do throws(ClubSync.Failure) {
            try await LeaveClubRoom(desk.personal)(room.id)
        } catch .club(let failure) where failure.isOfMissingFolder {
            // Nothing can be deleted there; the person may give the room up here.
            guard try console.isWanted("\(phrases.sentence(failure)) \(text.beforeForgetting)") else { throw .club(failure) }
            try await orFail { () async throws(JournalFailure) in try await desk.journal.forgetClub(listed.club.id) }
            if context.options.yes { context.console.complain("\(phrases.sentence(failure)) \(text.afterForgetting)") }
        } catch {
            throw CommandFailure(error)
        }
        let name = room.name.text
        try context.console.write(context.options.json ? "{}\n" : "\(phrases(en: "You left \(name).", ko: "\(name) 방에서 나왔어요."))\n")
    }

    /// The club that waits to let the person in and is meant: by its name, or as the only one there is.
    private func waitingClub(_ named: String?, _ desk: ClubDesk) async throws(CommandFailure) -> KnownClub? {
        let waiting = try await desk.waitingClubs()
        guard let named else { return try await desk.rooms().isEmpty && waiting.count == 1 ? waiting.first : nil }
        return waiting.first { $0.name.key == SharedName(named)?.key }
    }

    private func withdraw(from club: KnownClub, _ desk: ClubDesk) async throws(CommandFailure) {
        do throws(ClubSync.Failure) {
            try await WithdrawFromClub(desk.personal)(club)
        } catch {
            throw CommandFailure(error)
        }
        let sentence = phrases(
            en: "You no longer ask to be let into \(club.name.text).", ko: "\(club.name.text)에 들여보내 달라는 요청을 거뒀어요.")
        try context.console.write(context.options.json ? "{}\n" : "\(sentence)\n")
    }

    /// Removes a member from the room of the person's in which somebody has that name.
    func remove(_ nickname: String) async throws(CommandFailure) {
        let desk = try await ClubDesk(context)
        var found: [(SeenClubRoom, MemberID)] = []
        for listed in try await desk.rooms() where listed.room.room.founder == listed.club.member {
            let seen = try await desk.seen(listed)
            guard let typed = SharedName(nickname) else { continue }
            found += seen.members(named: typed).subtracting([seen.me]).map { (seen, $0) }
        }
        guard let (seen, member) = found.first, found.count == 1, let name = seen.nickname(of: member)?.text else {
            throw .together(found.isEmpty ? .nobodyToRemove(nickname) : .severalMembers(nickname))
        }
        let room = seen.room.room.name.text
        guard try console.isWanted(text.beforeRemoving(name, from: room)) else { return }
        let store = try await desk.store(of: seen.club)
        try await orClub { () async throws(ClubFailure) in try await store.remove(member, from: seen.room.id) }
        try await round(seen.club, desk)
        try context.console.write(
            context.options.json ? "{}\n" : "\(phrases(en: "\(name) is no longer in \(room).", ko: "\(name) 님을 \(room) 방에서 내보냈어요."))\n")
    }

    /// Hides the name, the cheers and the questions of a member here, or shows them again.
    func block(_ nickname: String, _ isBlocked: Bool) async throws(CommandFailure) {
        let desk = try await ClubDesk(context)
        var found: [(SeenClubRoom, MemberID)] = []
        for listed in try await desk.rooms() {
            let seen = try await desk.seen(listed)
            guard let typed = SharedName(nickname) else { continue }
            found += seen.members(named: typed).subtracting([seen.me]).map { (seen, $0) }
        }
        guard let (seen, member) = found.first, let name = seen.nickname(of: member)?.text else { throw .together(.noSuchMember(nickname)) }
        guard found.allSatisfy({ $0.1 == member }) else { throw .together(.severalMembers(nickname)) }
        if isBlocked { guard try console.isWanted(text.beforeBlocking(name)) else { return } }
        try await orFail { () async throws(JournalFailure) in
            try await BlockClubMember(desk.personal)(isBlocked, member, in: seen.club.id)
        }
        let sentence =
            isBlocked
            ? phrases(en: "You no longer see \(name).", ko: "이제 \(name)님이 보이지 않아요.")
            : phrases(en: "You see \(name) again.", ko: "\(name)님이 다시 보여요.")
        try context.console.write(context.options.json ? "{}\n" : "\(sentence)\n")
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
        let invite: Invite
        do throws(ClubFailure) {
            invite = try await store.invite(invitation)
        } catch {
            if error == .keyMissing, invitation.purpose == .machine { throw .together(.notFirstComputer) }
            throw .club(error)
        }
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
                let name = try await shownName(of: club, desk)
                if context.options.json {
                    try context.console.write("\(text.json(club, failure).text)\n")
                } else {
                    context.console.complain("\(name): \(phrases.sentence(failure))")
                }
            }
        }
        if hasFailed { throw .alreadySaid }
    }

    func sync(_ club: KnownClub, _ desk: ClubDesk) async throws(CommandFailure) {
        let round = try await round(club, desk)
        let name = try await shownName(of: club, desk)
        for (_, failure) in round.refused { context.console.complain("\(name): \(phrases.sentence(failure))") }
        if round.futureDays > 0 { context.console.complain("\(name): \(text.future(round.futureDays))") }
        if context.options.json, round.unsent == nil { return try context.console.write("\(text.json(club, round).text)\n") }
        if !context.options.json { for gone in round.goneRooms { try context.console.write("\(phrases.sentence(gone))\n") } }
        if let failure = round.unsent { throw .club(failure) }
        if !round.isInNoRoom { try context.console.write("\(name): \(text.sentence(round))\n") }
    }

    /// The names of the rooms that the person has in a club, or else the club's.
    private func shownName(of club: KnownClub, _ desk: ClubDesk) async throws(CommandFailure) -> String {
        let names = try await desk.rooms().filter { $0.club.id == club.id }.map(\.room.room.name.text)
        return names.isEmpty ? club.name.text : names.joined(separator: ", ")
    }

    @discardableResult
    private func round(_ club: KnownClub, _ desk: ClubDesk) async throws(CommandFailure) -> ClubRound {
        do throws(ClubSync.Failure) {
            return try await SynchroniseClub(desk.personal)(club).get()
        } catch {
            throw CommandFailure(error)
        }
    }
}

extension CommandFailure {
    init(_ failure: ClubSync.Failure) {
        self =
            switch failure {
            case .club(let failure): .club(failure)
            case .journal(let failure): .journal(failure)
            }
    }
}

extension ClubFailure {
    fileprivate var isOfMissingFolder: Bool {
        switch self {
        case .folderMissing, .noClub: true
        default: false
        }
    }
}
