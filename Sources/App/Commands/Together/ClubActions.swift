import Clubs
import FolderClub
import Glibc
import Journal
import Phrases
import Walking

/// The changes that `gnd together` makes.
struct ClubActions {
    let context: CommandContext

    private var phrases: Phrases { context.phrases }
    private var text: ClubText { ClubText(phrases: phrases) }
    private var clock: any WallClock { context.dependencies.clock }
    private var today: CivilDate { context.dependencies.systemZone().day(of: clock.now) }

    /// An invitation lets in so many people, for so long.
    private static let uses = 10
    private static let lifetime = Duration.seconds(7 * 86_400)

    // MARK: Coming and going

    func found(in folder: String) async throws(CommandFailure) {
        let desk = try await ClubDesk(context)
        let (path, isNew) = try Self.place(folder)
        let nickname = try desk.nickname(context.options.nickname)
        guard let name = SharedName(context.options.name ?? phrases(en: "Walkers", ko: "산책")) else { throw .together(.badName) }
        let opened = today.startOfWeek
        guard try isWanted(text.beforeFounding(name, path: path, isNew: isNew, nickname: nickname, from: opened)) else { return }
        if isNew, mkdir(path, 0o755) != 0 { throw .together(.cannotMake(path)) }
        let id = ClubID.random()
        let (store, person) = try await desk.newStore(of: id, at: .folder(path: path))
        do throws(CommandFailure) {
            try await orClub { () async throws(ClubFailure) in
                try await store.found(name, id: id, as: nickname)
                try await store.create(NewClubRoom(name: name, period: .open, dailyCap: .none, opened: opened), as: nickname)
            }
        } catch {
            try await desk.forget(id)
            throw error
        }
        let club = KnownClub(id: id, name: name, place: .folder(path: path), member: person)
        try await orFail { () async throws(JournalFailure) in try await desk.journal.addClub(club) }
        try await sync(club, desk)
        context.console.complain(
            phrases(en: "“gnd together invite” makes a word for those who shall join.", ko: "“gnd together invite”로 초대할 수 있어요."))
    }

    func join(_ word: String) async throws(CommandFailure) {
        let invite: Invite
        do throws(Invite.Problem) { invite = try Invite(word: word) } catch { throw .together(.invite(error)) }
        guard case .folder = invite.address else { throw .together(.invite(.newer)) }
        let desk = try await ClubDesk(context)
        guard let folder = context.options.folder else { throw .together(.noFolder) }
        let path = try Self.absolute(folder)
        let nickname = try desk.nickname(context.options.nickname)
        guard try isWanted(text.beforeJoining(invite, path: path, nickname: nickname, from: today.startOfWeek)) else { return }
        let (store, person) = try await desk.newStore(of: invite.club, at: .folder(path: path))
        try await orClub { () async throws(ClubFailure) in try await store.join(invite, as: nickname, on: today) }
        let club = KnownClub(id: invite.club, name: invite.clubName, place: .folder(path: path), member: person)
        try await orFail { () async throws(JournalFailure) in try await desk.journal.addClub(club) }
        try await sync(club, desk)
    }

    func leave(_ named: String?) async throws(CommandFailure) {
        let desk = try await ClubDesk(context)
        let listed = try await desk.room(named)
        let name = listed.room.room.name.text
        guard try isWanted(text.beforeLeaving(name)) else { return }
        let store = try await desk.store(of: listed.club)
        try await orClub { () async throws(ClubFailure) in try await store.leave(listed.room.id) }
        try await round(listed.club, desk)
        try context.console.write(context.options.json ? "{}\n" : "\(phrases(en: "You left \(name).", ko: "\(name) 방에서 나왔어요."))\n")
    }

    func invite(_ named: String?) async throws(CommandFailure) {
        let desk = try await ClubDesk(context)
        let expires = clock.now + Self.lifetime
        let (club, invitation) = try await invitation(named, desk, expires: expires)
        let store = try await desk.store(of: club)
        let invite = try await orClub { () async throws(ClubFailure) in try await store.invite(invitation) }
        if context.options.json {
            let object = JSONText.object([
                ("invite", .string(invite.word)), ("uses", .int(invitation.uses)),
                ("expires", .string(TimeText(expires, in: context.dependencies.systemZone()).text)),
            ])
            return try context.console.write("\(object.text)\n")
        }
        try context.console.write("\(invite.word)\n")
        context.console.complain(text.afterInviting(invitation, until: context.dependencies.systemZone().day(of: expires)))
    }

    private func invitation(
        _ named: String?, _ desk: ClubDesk, expires: Instant
    ) async throws(CommandFailure) -> (KnownClub, Invitation) {
        guard named == "machine" else {
            let listed = try await desk.room(named)
            return (listed.club, Invitation(to: .room(listed.room.id), uses: Self.uses, expires: expires))
        }
        let clubs = try await desk.clubs()
        guard let club = clubs.first, clubs.count == 1 else { throw .together(clubs.isEmpty ? .noRoomYet : .nothingNamed("invite")) }
        return (club, Invitation(to: .machine, expires: expires))
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

    private func sync(_ club: KnownClub, _ desk: ClubDesk) async throws(CommandFailure) {
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

    // MARK: Asking

    /// Says what will be done, and asks.
    private func isWanted(_ statement: String) throws(CommandFailure) -> Bool {
        if context.options.yes { return true }
        context.console.complain(statement)
        guard !context.options.json else {
            context.console.complain(phrases(en: "add --yes to do it.", ko: "그렇게 하려면 --yes를 붙여 주세요."))
            return false
        }
        try context.console.write("\(phrases(en: "Go on? [y/N] ", ko: "계속할까요? [y/N] "))")
        guard let answer = context.console.answer() else {
            try context.console.write(
                "\n\(phrases(en: "Nothing was done. Add --yes to do it.", ko: "아무것도 하지 않았어요. 그렇게 하려면 --yes를 붙여 주세요."))\n")
            return false
        }
        return answer.isYes
    }

    private static func absolute(_ path: String) throws(CommandFailure) -> String {
        guard let absolute = InboxCommand.absolute(path) else { throw .together(.missingFolder(path)) }
        return absolute
    }

    /// The path from the root of a folder that is there, or that can be made because the one above it is.
    private static func place(_ path: String) throws(CommandFailure) -> (path: String, isNew: Bool) {
        if let known = InboxCommand.absolute(path) { return (known, false) }
        let parts = path.split(separator: "/")
        guard let name = parts.last, name != "..", name != "." else { throw .together(.cannotMake(path)) }
        let above = (path.hasPrefix("/") ? "/" : "./") + parts.dropLast().joined(separator: "/")
        guard let parent = InboxCommand.absolute(above) else { throw .together(.cannotMake(path)) }
        return (parent.hasSuffix("/") ? parent + name : "\(parent)/\(name)", true)
    }
}
