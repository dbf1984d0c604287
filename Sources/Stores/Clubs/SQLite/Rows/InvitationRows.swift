import CSodium
import Clubs
import SQLite
import Walking

/// The invitations, of whose secrets only hashes are kept: who steals the file cannot join with it.
final class InvitationRows {
    /// The most invitations of a member that others may still take.
    static let maximumOpen = 100
    /// The time for which one that is over is still told from one that never was.
    private static let memory = Duration.seconds(90 * 86_400)

    private struct Given {
        let number: Int64
        let member: MemberID
        let uses: Int
        let expires: Instant
        /// The room; nil for another machine.
        let room: Int64?
    }

    private let database: ClubDatabase
    private let machines: MachineRows
    private let rooms: RoomRows
    private let address: ClubAddress

    init(_ database: ClubDatabase, _ machines: MachineRows, _ rooms: RoomRows, address: ClubAddress) {
        self.database = database
        self.machines = machines
        self.rooms = rooms
        self.address = address
    }

    func give(_ invitation: Invitation, by member: MemberID, now: Instant) throws(ClubFailure) -> Invite {
        var room: Int64?
        var purpose = Invite.Purpose.machine
        if case .room(let id) = invitation.purpose {
            let mine = try rooms.present(member, in: id)
            room = mine.roomNumber
            purpose = .room(id, name: mine.room.name)
        }
        if let known = try given(invitation.secret) {
            guard known.member == member, known.room == room, known.uses == invitation.uses, known.expires == invitation.expires else {
                throw .taken
            }
        } else {
            try database.run("DELETE FROM invitation WHERE expires < ?", .int(now - Self.memory))
            let open = try database.number(
                "SELECT count(*) FROM invitation WHERE member = ? AND expires > ? AND uses > 0", .blob(member.bytes), .int(now))
            guard open < Self.maximumOpen else { throw .tooMany }
            try database.run(
                "INSERT INTO invitation (hash, room, member, uses, expires) VALUES (?, ?, ?, ?, ?)", .blob(Self.hash(invitation.secret)),
                room.map { .int($0) } ?? .null, .blob(member.bytes), .int(invitation.uses), .int(invitation.expires))
        }
        let club = try machines.club()
        return Invite(
            club: club.id, clubName: club.name, purpose: purpose, address: address, secret: invitation.secret, expires: invitation.expires)
    }

    func join(_ invite: Invite, seat: ClubSeat, as nickname: SharedName, on date: CivilDate, now: Instant) throws(ClubFailure) {
        guard try machines.club().id == invite.club, let given = try given(invite.secret) else { throw .inviteUnknown }
        guard abs(date - now.utcDate) <= ClubRoom.dateTolerance else { throw .dayOutOfRange }
        let isRepeated =
            try database.number(
                "SELECT count(*) FROM taken WHERE invitation = ? AND device = ?", .int(given.number), .blob(seat.device.bytes)) > 0
        if !isRepeated {
            guard now < given.expires else { throw .inviteExpired }
            let uses = try database.number("SELECT count(*) FROM taken WHERE invitation = ?", .int(given.number))
            guard uses < given.uses else { throw .inviteUsed }
        }
        let owner = try machines.member(of: seat.device)
        let member: MemberID
        if let room = given.room {
            member = owner ?? seat.member
            try enter(room, by: given, member: member, isRepeated: isRepeated, as: nickname, on: date)
        } else {
            guard owner == nil || owner == given.member else { throw .taken }
            member = given.member
        }
        try machines.admit(seat.device, of: member)
        try database.run(
            "INSERT OR IGNORE INTO taken VALUES (?, ?, ?)", .int(given.number), .blob(seat.device.bytes), .blob(member.bytes))
    }

    /// Lets nobody in any more by an invitation to the room that was given before: whoever was removed may know the word, under any name.
    func voidAll(to room: Int64) throws(ClubFailure) {
        try database.run("UPDATE invitation SET uses = 0 WHERE room = ?", .int(room))
    }

    private func enter(
        _ room: Int64, by given: Given, member: MemberID, isRepeated: Bool, as nickname: SharedName, on date: CivilDate
    ) throws(ClubFailure) {
        let isIn = try database.number(
            "SELECT count(*) FROM membership WHERE room = ? AND member = ?", .int(room), .blob(member.bytes))
        guard isIn == 0 else { return }
        // An invitation from before one left lets one back in no more, not even through another machine of theirs.
        let barred = try database.number("SELECT through FROM barred WHERE room = ? AND member = ?", .int(room), .blob(member.bytes))
        guard !isRepeated, given.number > barred else { throw .inviteUsed }
        if let closes = try rooms.lastDay(of: room), closes < date { throw .roomClosed }
        try rooms.enter(room, member: member, as: nickname, on: date)
    }

    private func given(_ secret: InviteSecret) throws(ClubFailure) -> Given? {
        try database.first(
            "SELECT number, member, uses, expires, room FROM invitation WHERE hash = ?", .blob(Self.hash(secret))
        ) { (row) throws(JournalFailure) in Self.given(row) } ?? nil
    }

    private static func given(_ row: borrowing Statement) -> Given? {
        guard let member = MemberID(bytes: row.blob(1)) else { return nil }
        return Given(
            number: row.int(0), member: member, uses: Int(row.int(2)), expires: row.instant(3), room: row.isNull(4) ? nil : row.int(4))
    }

    /// Secrets have 128 random bits, so that nobody finds one by trying; the hash needs neither salt nor time.
    private static func hash(_ secret: InviteSecret) -> [UInt8] {
        var hash = [UInt8](repeating: 0, count: Int(crypto_hash_sha256_BYTES))
        let bytes = secret.bytes
        crypto_hash_sha256(&hash, bytes, UInt64(bytes.count))
        return hash
    }
}
