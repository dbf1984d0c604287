import Clubs
import FolderClub
import Glibc
import Journal
import Phrases
import SshClubs
import Walking

/// The ways into a club: a new one, or an existing one by an invitation.
struct ClubFounding {
    let context: CommandContext

    private var phrases: Phrases { context.phrases }
    private var text: ClubText { ClubText(phrases: phrases) }
    private var console: ClubConsole { ClubConsole(context: context) }
    private var today: CivilDate { context.zone.day(of: context.dependencies.clock.now) }

    /// The name of a new club and of its first room.
    func name() throws(CommandFailure) -> SharedName {
        guard let name = SharedName(context.options.name ?? phrases(en: "Walkers", ko: "산책")) else { throw .together(.badName) }
        return name
    }

    /// The new room that the options ask for.
    func room() throws(CommandFailure) -> NewClubRoom { try room(named: try name()) }

    private func room(named name: SharedName) throws(CommandFailure) -> NewClubRoom {
        let (today, options) = (today, context.options)
        let opened = options.from ?? today.startOfWeek
        guard (today.adding(days: -365)...today.adding(days: ClubRoom.dateTolerance)).contains(opened) else {
            throw .together(.badRoomStart)
        }
        let ends = Period.allCases.compactMap { $0.lastDay(from: opened) }.filter { $0 >= today }
        guard let period = Period(from: opened, through: options.through), options.through.map(ends.contains) ?? true else {
            throw .together(.badRoomEnd(ends))
        }
        return NewClubRoom(name: name, period: period, dailyCap: options.dailyCap ?? .none, opened: opened)
    }

    /// Opens another room in a club that the person is in.
    func openAnother(_ title: String) async throws(CommandFailure) {
        guard let name = SharedName(title) else { throw .together(.badName) }
        let room = try room(named: name)
        let desk = try await ClubDesk(context)
        let club = try await desk.club(context.options.club, asking: "--club")
        let rooms = try await desk.rooms().filter { $0.club.id == club.id }
        guard !rooms.contains(where: { $0.room.room.name.isLike(name) }) else { throw .together(.roomIsThere(name.text)) }
        let nickname = try await nickname(in: club, desk)
        guard try context.isWanted(text.beforeFounding(name, at: club.place, nickname: nickname, from: room.opened)) else { return }
        do throws(ClubSync.Failure) {
            try await OpenClubRoom(desk.personal)(room, in: club, as: nickname)
        } catch {
            throw CommandFailure(error)
        }
        if !context.options.json {
            try context.console.write("\(phrases(en: "“\(name.text)” is open.", ko: "“\(name.text)” 방을 만들었어요."))\n")
        }
        try await enter(club, desk, members: [("room", .string(name.text)), ("id", .string(room.id.text))])
        sayHowToInvite(to: name)
    }

    /// The name that the club knows already, unless the person says another one.
    private func nickname(in club: KnownClub, _ desk: ClubDesk) async throws(CommandFailure) -> SharedName {
        guard context.options.nickname == nil else { return try desk.nickname(context.options.nickname) }
        let known: SharedName?
        do throws(ClubSync.Failure) { known = try await OpenClubRoom(desk.personal).nickname(in: club) } catch {
            throw CommandFailure(error)
        }
        if let known { return known }
        return try desk.nickname(nil)
    }

    /// Opens a club with a room in a folder that is shared, which is made where the one above it is there.
    func found(in folder: String) async throws(CommandFailure) {
        let desk = try await ClubDesk(context)
        let (path, isNew) = try Self.place(folder)
        if let club = try? FolderClubStore.club(at: path) {
            let isMine = try await desk.clubs().contains { $0.id == club }
            throw .together(isMine ? .nothingMade : .clubIsThere(path))
        }
        let nickname = try desk.nickname(context.options.nickname)
        let room = try room()
        let name = room.name
        let before = text.beforeFounding(name, at: .folder(path: path), isNew: isNew, nickname: nickname, from: room.opened)
        guard try context.isWanted(before) else { return }
        if isNew, mkdir(path, 0o755) != 0 { throw .together(.cannotMake(path)) }
        let id = ClubID.random()
        let (store, person) = try await desk.newFolder(of: id, at: path)
        do throws(CommandFailure) {
            try await orClub { () async throws(ClubFailure) in
                try await store.found(name, id: id, as: nickname)
            }
        } catch {
            try await desk.forget(id)
            // Another computer's came a moment ago.
            throw error == .club(.taken) ? .together(.clubIsThere(path)) : error
        }
        try await orClub { () async throws(ClubFailure) in
            try await store.create(room, as: nickname)
        }
        let club = KnownClub(id: id, name: name, place: .folder(path: path), member: person)
        try await enter(club, desk)
        try await sayHowToComeBack(to: club, desk)
        sayHowToInvite()
    }

    /// Opens the first room of a club in an account that is reached by ssh, in which the person's key was authorized first.
    func found(at address: SshAddress) async throws(CommandFailure) {
        let desk = try await ClubDesk(context)
        let nickname = try desk.nickname(context.options.nickname)
        let place = KnownClub.Place.ssh(address)
        let room = try room()
        guard try context.isWanted(text.beforeFounding(room.name, at: place, nickname: nickname, from: room.opened)) else { return }
        let greeting: Greeting
        do throws(ClubFailure) {
            greeting = try await desk.ssh(address).hello()
        } catch {
            switch error {
            case .keyRefused: throw .together(.keyUnknown)
            case .notMember: throw .together(.clubIsFounded)
            case .noAnswer: throw .together(.noHost)
            default: throw .club(error)
            }
        }
        try await openFirst(
            room, in: KnownClub(id: greeting.club, name: greeting.name, place: place, member: greeting.member), desk, as: nickname,
            members: ClubDocument.members(open: [], access: []))
    }

    /// Opens the first room of a club that is there, and enters; where the person is in it already, none is made.
    /// - Parameter members: The other members of the object for a program.
    func openFirst(
        _ room: NewClubRoom, in club: KnownClub, _ desk: ClubDesk, as nickname: SharedName, members: [(String, JSONText)]
    ) async throws(CommandFailure) {
        let store = try await desk.store(of: club)
        let isMine = try await desk.clubs().contains { $0.id == club.id }
        let isMade = try await orClub { () async throws(ClubFailure) in
            // Somebody who was broken off after the room was made finds it there.
            guard try await store.rooms().isEmpty else { return false }
            try await store.create(room, as: nickname)
            return true
        }
        guard isMade || !isMine else { throw .together(.nothingMade) }
        try await enter(club, desk, members: members)
        sayHowToInvite()
    }

    /// Takes an invitation.
    func join(_ word: String) async throws(CommandFailure) {
        let invite: Invite
        do throws(Invite.Problem) { invite = try Invite(word: word) } catch { throw .together(.invite(error)) }
        let place = try place(of: invite)
        let desk = try await ClubDesk(context)
        let known = try await desk.clubs().first { $0.id == invite.club }
        if case .room(let id, let name) = invite.purpose, let known, try await isIn(id, of: known, desk) {
            context.console.complain(text.isIn(name))
            return try await enter(known, desk)
        }
        // One more computer of a person's bears no name of its own.
        let nickname = invite.purpose == .machine ? invite.clubName : try desk.nickname(context.options.nickname)
        let before = text.beforeJoining(invite, at: place, isIn: known != nil, nickname: nickname, from: today.startOfWeek)
        guard try context.isWanted(before) else { return }
        let store: any ClubStore
        do throws(CommandFailure) {
            store = try await desk.join(invite, at: place, as: nickname, on: today)
        } catch {
            throw error == .club(.keyRefused) ? .together(.keyUnknown) : error
        }
        // A folder tells who one is only when the inviting computer has written it; until then nobody asks.
        let member = (try? await store.hello())?.member ?? MemberID(rawValue: 0)
        let club = KnownClub(id: invite.club, name: invite.clubName, place: place, member: member)
        // Said before it is known whether one must wait to be let in: the keys are there by now.
        if case .room = invite.purpose { try await sayHowToComeBack(to: club, desk) }
        try await enter(club, desk)
    }

    /// Asks the club whether the person is in a room; where it does not answer, joining will say why.
    private func isIn(_ room: ClubRoomID, of club: KnownClub, _ desk: ClubDesk) async throws(CommandFailure) -> Bool {
        guard let rooms = try? await desk.store(of: club).rooms() else { return false }
        return rooms.contains { $0.id == room }
    }

    /// Shows the phrase once, where somebody reads: what a program reads goes into files, so that it waits for the next round without `--json`.
    private func sayHowToComeBack(to club: KnownClub, _ desk: ClubDesk) async throws(CommandFailure) {
        guard !context.options.json, let phrase = try await desk.takeRecoveryPhrase(of: club) else { return }
        try console.show(recoveryPhrase: phrase)
    }

    /// Comes back into a club as the person that one was.
    func recover(_ argument: String?) async throws(CommandFailure) {
        if let argument, argument.hasPrefix(SshAddress.scheme) { return try await recover(at: argument) }
        if let argument, argument.hasPrefix("postgres") { throw .together(.adminBringsBack) }
        guard let folder = context.options.folder else { throw .together(.noFolder) }
        let path = try Self.absolute(folder)
        guard argument == nil else { throw .together(.phraseInArguments) }
        _ = try await orClub { () throws(ClubFailure) in try FolderClubStore.club(at: path) }
        let losesOthers = !context.options.keepsComputers
        guard try context.isWanted(text.beforeRecovering(at: .folder(path: path), losesOthers: losesOthers)) else { return }
        let phrase = try console.phrase()
        let desk = try await ClubDesk(context)
        let clubs = context.dependencies.clubs(of: try await context.account(), in: try await context.profile()).clubs
        let club: KnownClub
        do throws(ClubSync.Failure) {
            club = try await RecoverClub(clubs)(
                phrase, at: .folder(path: path), keepsOthers: context.options.keepsComputers)
        } catch {
            switch error {
            case .club(.unreadable): throw .together(.badPhrase)
            case .club(.notMember): throw .together(.unknownPhrase)
            case .club(.taken): throw .together(.alreadyInClub)
            case .club(.noSuchRoom): throw .together(.inNoRoom)
            default: throw CommandFailure(error)
            }
        }
        try await ClubActions(context: context).enter(club, desk)
        context.console.complain(text.afterRecovering(keepsOthers: context.options.keepsComputers))
    }

    private func recover(at url: String) async throws(CommandFailure) {
        guard let address = SshAddress(String(url.dropFirst(SshAddress.scheme.count))) else { throw .together(.noAccount) }
        guard try context.isWanted(text.beforeRecovering(at: .ssh(address))) else { return }
        let clubs = context.dependencies.clubs(of: try await context.account(), in: try await context.profile()).clubs
        let club: KnownClub
        do throws(ClubSync.Failure) {
            club = try await RecoverClub(clubs)(at: address)
        } catch {
            switch error {
            case .club(.keyRefused): throw .together(.keyUnknown)
            case .club(.notMember): throw .together(.keyOfNobody)
            case .club(.taken): throw .together(.alreadyInClub)
            case .club(.noSuchRoom): throw .together(.inNoRoom)
            default: throw CommandFailure(error)
            }
        }
        try await ClubActions(context: context).enter(club, try await ClubDesk(context))
    }

    private func place(of invite: Invite) throws(CommandFailure) -> KnownClub.Place {
        switch invite.address {
        case .folder:
            guard let folder = context.options.folder else { throw .together(.noFolder) }
            return .folder(path: try Self.absolute(folder))
        case .ssh(let address): return .ssh(address)
        case .postgres(let address): return .postgres(address)
        }
    }

    private func enter(_ club: KnownClub, _ desk: ClubDesk, members: [(String, JSONText)] = []) async throws(CommandFailure) {
        try await orFail { () async throws(JournalFailure) in try await desk.journal.addClub(club) }
        try await ClubActions(context: context).enter(club, desk, members: members)
    }

    /// - Parameter room: The name of one of several rooms.
    private func sayHowToInvite(to room: SharedName? = nil) {
        let command = ["gnd together invite", room?.text.asShellWord].compactMap(\.self).joined(separator: " ")
        context.console.complain(
            phrases(en: "“\(command)” makes a word for those who shall join.", ko: "“\(command)” 명령으로 초대할 수 있어요."))
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
