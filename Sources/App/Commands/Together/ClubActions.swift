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
    private var document: ClubDocument { ClubDocument(context: context) }

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
        let seen = try await orFail { () async throws(JournalFailure) in try await LoadClubRoom(desk.personal)(room.id) }
        let callsOff = seen?.hasAgreedToWalk(at: clock.now) ?? false
        guard try context.isWanted(text.beforeLeaving(room.name.text, asFounder: isFounder, callsOff: callsOff)) else { return }
        let reason = try await leave(listed, desk).map { "\(phrases.reason($0)) \(text.afterForgetting)" }
        let name = room.name.text
        if context.options.json {
            return try document.write(
                [("room", .string(name)), ("club", .string(listed.club.name.text)), ("isDeleted", .bool(reason == nil))],
                failures: reason.map { [$0] } ?? [])
        }
        if let reason {
            context.console.complain(reason)
            throw .alreadySaid
        }
        try context.console.write("\(phrases(en: "You left \(name).", ko: "\(name) 방에서 나왔어요."))\n")
    }

    /// - Returns: the reason for which the room could only be forgotten here; nil where what is the person's was deleted there.
    private func leave(_ listed: ClubDesk.Listed, _ desk: ClubDesk) async throws(CommandFailure) -> ClubFailure? {
        do throws(ClubSync.Failure) {
            try await LeaveClubRoom(desk.personal)(listed.room.id)
            return nil
        } catch .club(let failure) where listed.state.isLost(by: failure, at: clock.now) {
            // Nothing can be deleted there; the person may give the room up here. A yes that was given before is none to this, as long as the
            // club may come back.
            guard !context.options.yes || listed.state.isLostForGood(by: failure, at: clock.now) else { throw .club(failure) }
            guard try context.isWanted("\(phrases.reason(failure)) \(text.beforeForgetting)") else { throw .club(failure) }
            do throws(ClubSync.Failure) { try await LeaveClubRoom(desk.personal).forget(listed.room.id) } catch {
                throw CommandFailure(error)
            }
            return failure
        } catch {
            throw CommandFailure(error)
        }
    }

    /// The club that waits to let the person in and is meant: by its name, or as the only one there is.
    private func waitingClub(_ named: String?, _ desk: ClubDesk) async throws(CommandFailure) -> KnownClub? {
        let waiting = try await desk.waitingClubs().map(\.club)
        guard let named else { return try await desk.rooms().isEmpty && waiting.count == 1 ? waiting.first : nil }
        return waiting.first { SharedName(named)?.isLike($0.name) == true }
    }

    private func withdraw(from club: KnownClub, _ desk: ClubDesk) async throws(CommandFailure) {
        let withdraw = WithdrawFromClub(desk.personal)
        var reason: String?
        do throws(ClubSync.Failure) {
            try await withdraw(club)
        } catch .club(let failure) where WithdrawFromClub.isForgettable(after: failure) {
            guard try context.isWanted("\(phrases.reason(failure)) \(text.beforeForgettingRequest)") else { throw .club(failure) }
            do throws(ClubSync.Failure) { try await withdraw.forget(club) } catch { throw CommandFailure(error) }
            reason = "\(phrases.reason(failure)) \(text.afterForgettingRequest(club.name.text))"
        } catch {
            throw CommandFailure(error)
        }
        if context.options.json {
            return try document.write(
                [("room", .null), ("club", .string(club.name.text)), ("isDeleted", .bool(reason == nil))],
                failures: reason.map { [$0] } ?? [])
        }
        if let reason {
            context.console.complain(reason)
            throw .alreadySaid
        }
        let sentence = phrases(
            en: "You no longer ask to be let into \(club.name.text).", ko: "\(club.name.text)에 들여보내 달라는 요청을 거뒀어요.")
        try context.console.write("\(sentence)\n")
    }

    /// Removes a member from the room of the person's in which somebody has that name.
    func remove(_ nickname: String) async throws(CommandFailure) {
        let desk = try await ClubDesk(context)
        let found = try await MateDesk(desk) { $0.room.room.founder == $0.club.member }.mates(named: nickname)
        guard let mate = found.first else { throw .together(.nobodyToRemove(nickname)) }
        // Of somebody who is in several of them, it is one room that is meant.
        guard found.count == 1 else { throw MateDesk.severalMates(found, nickname) { "remove \($0.asShellWord)" } }
        let (seen, member, name) = (mate.room, mate.id, mate.name.text)
        let room = seen.room.room.name.text
        let callsOff = seen.hasAgreedToWalk(with: member, at: clock.now)
        guard try context.isWanted(text.beforeRemoving(name, from: room, at: seen.club.place, callsOff: callsOff)) else { return }
        let store = try await desk.store(of: seen.club)
        try await orClub { () async throws(ClubFailure) in try await store.remove(member, from: seen.room.id) }
        await desk.makeRound(of: seen.club)
        if context.options.json { return try document.write([("member", .string(name)), ("room", .string(room))]) }
        try context.console.write("\(phrases(en: "\(name) is no longer in \(room).", ko: "\(name)님을 \(room) 방에서 내보냈어요."))\n")
    }

    /// Hides the name, the cheers and the questions of a member here, or shows them again.
    func block(_ nickname: String, _ isBlocked: Bool) async throws(CommandFailure) {
        let desk = try await ClubDesk(context)
        let mate = try await MateDesk(desk).mate(named: nickname) { "\(isBlocked ? "block" : "unblock") \($0.asShellWord)" }
        let (seen, member, name) = (mate.room, mate.id, mate.name.text)
        let block = BlockClubMember(desk.personal)
        if isBlocked {
            let endsWalks = try await orFail { () async throws(JournalFailure) in
                try await block.endsWalks(with: member, in: seen.club.id)
            }
            guard try context.isWanted(text.beforeBlocking(name, endsWalks: endsWalks)) else { return }
        }
        let hasEndedWalks = try await orFail { () async throws(JournalFailure) in try await block(isBlocked, member, in: seen.club.id) }
        let isSent = hasEndedWalks ? await desk.makeRound(of: seen.club) : true
        let sentence =
            isBlocked
            ? phrases(en: "You no longer see \(name).", ko: "이제 \(name)님이 보이지 않아요.")
            : phrases(en: "You see \(name) again.", ko: "\(name)님이 다시 보여요.")
        if context.options.json { return try document.write([("member", .string(name)), ("isBlocked", .bool(isBlocked))]) }
        let walks = phrases(en: "Your walks with them are called off.", ko: "약속하거나 청한 산책은 취소했어요.")
        let sentences = [sentence, hasEndedWalks ? walks : nil, isSent ? nil : text.isUnsent].compactMap(\.self)
        try context.console.write("\(sentences.joined(separator: " "))\n")
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
        let club = try await desk.club(named, asking: "gnd together link")
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
        if context.options.json { return try document.write(document.members(of: invite, uses: invitation.uses)) }
        try context.console.write("\(invite.word)\n")
        let day = context.zone.day(of: invitation.expires)
        context.console.complain(text.afterInviting(invitation, to: club.place, until: day))
    }

    // MARK: Rounds

    func sync() async throws(CommandFailure) {
        let desk = try await ClubDesk(context)
        let clubs = try await desk.clubs()
        guard !clubs.isEmpty else { throw .together(.noRoomYet) }
        var rounds: [ReportedRound] = []
        for club in clubs {
            let made = try await round(of: club, desk)
            rounds.append(made)
            if context.options.json { continue }
            try write(made)
            if let failure = made.failure { context.console.complain("\(made.name): \(phrases.sentence(failure))") }
            // One that was made for a program, which writes what it reads into files.
            let phrase = (try? await desk.takeRecoveryPhrase(of: club)) ?? nil
            if let phrase { try ClubConsole(context: context).show(recoveryPhrase: phrase) }
        }
        if context.options.json { return try document.write([], rounds) }
        guard rounds.allSatisfy(\.failures.isEmpty) else { throw .alreadySaid }
    }

    /// Makes the first round of a club that the person came into.
    /// - Parameter members: The other members of the object for a program.
    func enter(_ club: KnownClub, _ desk: ClubDesk, members: [(String, JSONText)] = []) async throws(CommandFailure) {
        let made = try await round(of: club, desk)
        // This computer has done its part, even if somebody else has yet to let the person in.
        if context.options.json { return try document.write(members, [made], passing: made.isWaiting) }
        try write(made)
        if let failure = made.failure { context.console.complain(phrases.sentence(failure)) }
        guard made.failures.isEmpty || made.isWaiting else { throw .alreadySaid }
    }

    private func write(_ made: ReportedRound) throws(CommandFailure) {
        let (round, name) = (made.round, made.name)
        for (room, failure) in made.refused { context.console.complain("\(room ?? name): \(phrases.sentence(failure))") }
        if round.futureDays > 0 { context.console.complain("\(name): \(text.future(round.futureDays))") }
        if round.hasNewKey { context.console.complain("\(name): \(phrases.newKeyOfComputer)") }
        if !round.twinRooms.isEmpty { context.console.complain("\(name): \(phrases.twinOfComputer(at: made.club.place))") }
        for gone in round.goneRooms { try context.console.write("\(phrases.sentence(gone))\n") }
        if made.failure == nil, !round.isInNoRoom { try context.console.write("\(name): \(text.sentence(round, in: made.rooms))\n") }
    }

    private func round(of club: KnownClub, _ desk: ClubDesk) async throws(CommandFailure) -> ReportedRound {
        var (round, failure): (ClubRound, ClubFailure?) = (ClubRound(), nil)
        do throws(ClubSync.Failure) {
            round = try await SynchroniseClub(desk.personal)(club).get()
            failure = round.unsent
        } catch {
            guard case .club(let reason) = error else { throw CommandFailure(error) }
            failure = reason
        }
        let rooms = try await desk.rooms().filter { $0.club.id == club.id }.map(\.room.room)
        return ReportedRound(club: club, rooms: rooms, round: round, failure: failure)
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
