import Clubs
import Observation
import Walking

/// A room that is about to be shared, or the way into one: a name, an invitation or what brings one back, and for a club in a folder its
/// place here.
@Observable
final class ShareRoomViewModel {
    enum Purpose: Hashable {
        case share, join
    }

    /// The reason for which nothing can be done yet.
    enum Obstacle: Hashable {
        case name, invitation, damaged, newer, address, folder, nickname
    }

    /// The way back into a club, on a new computer.
    enum Return: Hashable {
        /// The account whose owner let the computer's key in as one more of the person.
        case account(SshAddress)
        /// The phrase that was shown once, for a club in a folder.
        case phrase(String)
    }

    let purpose: Purpose
    /// A name, the word of an invitation, or what brings one back: an address of ssh, or a recovery phrase.
    var first = "" {
        didSet { if first != oldValue { problem = nil } }
    }
    var folder = "" {
        didSet { if folder != oldValue { problem = nil } }
    }
    /// The name under which others are to see the person, who has none yet.
    var ownName = "" {
        didSet { if ownName != oldValue { problem = nil } }
    }
    /// The time for which a new room lasts.
    var period = Period.open
    /// The most steps of a day that count in a new room.
    var dailyCap = DailyCap.none
    /// The clubs that the person is in, in each of which a further room can be.
    private(set) var clubs: [KnownClub] = []
    /// The one in which the room will be; nil for a folder that is to be said.
    var club: KnownClub? {
        didSet { if club != oldValue { problem = nil } }
    }
    private(set) var problem: ClubSync.Failure?
    @ObservationIgnored let access: ClubAccess
    @ObservationIgnored private let membership: Membership
    /// The identity of a further room, drawn once: to open it again after an answer was lost opens one.
    @ObservationIgnored private let newRoom = ClubRoomID.random()
    @ObservationIgnored private var isWorking = false

    init(_ purpose: Purpose, _ access: ClubAccess, _ membership: Membership) {
        self.purpose = purpose
        self.access = access
        self.membership = membership
    }

    /// The name under which others see the person.
    var nickname: SharedName? { access.nickname ?? SharedName(ownName) }
    var wantsNickname: Bool { access.nickname == nil && comingBack == nil }

    var today: CivilDate { membership.today }
    var name: SharedName? { purpose == .share ? SharedName(first) : nil }
    var path: String? { access.path(of: folder) }
    /// Indicates that something was typed since the form was opened or brought back; it would be lost by going back.
    var hasChanges = false
    /// The text that was typed, as long as it is no secret.
    var restorableState: String? { purpose == .share && !first.isEmpty ? first : nil }

    /// Indicates whether the place of the folder on this computer is to be said; an account and a database say theirs.
    var wantsFolder: Bool {
        if club != nil || purpose == .join && isAddress { return false }
        return switch invite?.address {
        case .folder, nil: true
        case .ssh, .postgres: false
        }
    }

    /// Indicates whether somebody runs a server for it.
    var isOnServer: Bool { if case .folder? = club?.place { false } else { !wantsFolder } }

    private var place: KnownClub.Place? {
        if let club { return club.place }
        if case .account(let address) = comingBack { return .ssh(address) }
        return switch invite?.address {
        case .folder, nil: path.map { .folder(path: $0) }
        case .ssh(let address): .ssh(address)
        case .postgres(let address): .postgres(address)
        }
    }

    var invite: Invite? { purpose == .join ? try? Invite(word: first) : nil }

    private var isAddress: Bool { first.hasPrefix(SshAddress.scheme) }

    /// The way back that was typed in the place of an invitation.
    var comingBack: Return? {
        guard purpose == .join else { return nil }
        if isAddress { return SshAddress(String(first.dropFirst(SshAddress.scheme.count))).map(Return.account) }
        return access.clubs.connector.isRecoveryPhrase(first) ? .phrase(first) : nil
    }

    var obstacle: Obstacle? {
        if let problem = problemOfFirst { return problem }
        if place == nil { return .folder }
        return nickname == nil && comingBack == nil ? .nickname : nil
    }

    private var problemOfFirst: Obstacle? {
        guard purpose == .join else { return name == nil ? .name : nil }
        if first.isEmpty { return .invitation }
        if comingBack != nil { return nil }
        if isAddress { return .address }
        do throws(Invite.Problem) {
            _ = try Invite(word: first)
            return nil
        } catch {
            return error == .newer ? .newer : .damaged
        }
    }

    /// Reads in which clubs a room can be.
    func load() async {
        guard purpose == .share else { return }
        clubs = (try? await access.clubs.repository.clubs()) ?? []
    }

    /// Does what the form says.
    /// - Returns: the club; nil where it could not be done.
    func submit() async -> KnownClub? {
        let club = await perform()
        if club != nil { hasChanges = false }
        return club
    }

    private func perform() async -> KnownClub? {
        guard obstacle == nil, !isWorking, let place else { return nil }
        isWorking = true
        defer { isWorking = false }
        do throws(ClubSync.Failure) {
            switch comingBack {
            case .account(let address): return try await RecoverClub(access.clubs)(at: address)
            case .phrase(let phrase): return try await RecoverClub(access.clubs)(phrase, at: place)
            case nil: break
            }
            guard let nickname else { return nil }
            if let name, let club = try await clubOfRoom(at: place) {
                try await openRoom(named: name, in: club, as: nickname)
                return club
            }
            if let name {
                return try await FoundClub(access.clubs)(
                    name, at: place, as: nickname, period: period, dailyCap: dailyCap, today: today)
            }
            guard let invite else { return nil }
            return try await JoinClub(access.clubs)(invite, at: place, as: nickname, today: today)
        } catch {
            problem = error
            return nil
        }
    }

    /// The club in which another room is opened: the one that was chosen, or that of a place in which the person is already.
    private func clubOfRoom(at place: KnownClub.Place) async throws(ClubSync.Failure) -> KnownClub? {
        if let club { return club }
        do throws(JournalFailure) {
            return try await access.clubs.repository.clubs().first { $0.place == place }
        } catch {
            throw .journal(error)
        }
    }

    private func openRoom(named name: SharedName, in club: KnownClub, as nickname: SharedName) async throws(ClubSync.Failure) {
        let open = OpenClubRoom(access.clubs)
        let known = try await open.nickname(in: club)
        let room = NewClubRoom(id: newRoom, name: name, period: period, dailyCap: dailyCap, opened: today.startOfWeek)
        try await open(room, in: club, as: known ?? nickname)
        await SynchroniseClub(access.clubs)(club)
    }

    /// The phrase that restores the person's identity in a club, which is shown once; nil where there is none, or none any more.
    func takeRecoveryPhrase(of club: KnownClub) async -> String? {
        if case .machine = invite?.purpose { return nil }
        return try? await access.clubs.connector.takeRecoveryPhrase(of: club)
    }

    /// The room of a club that was opened, or the first one, as it was seen by now; nil where the person was not let in yet.
    func room(of club: KnownClub) async -> ClubRoomID? {
        let rooms = (try? await access.clubs.repository.mirror(of: club.id).rooms().map(\.id)) ?? []
        return rooms.contains(newRoom) ? newRoom : rooms.first
    }
}
