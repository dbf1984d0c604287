import Clubs
import Walking

/// Taking an invitation, by what the folder tells of it.
struct Joining {
    private let view: FolderView
    private let own: DeviceFile?
    private let key: SigningKey
    private let now: Instant
    /// The file in which the invitation was published; nil where nobody gave it.
    private let inviter: DeviceFile?
    private let invitation: DeviceFile.PublishedInvitation?

    init(view: FolderView, own: DeviceFile?, key: SigningKey, now: Instant) {
        self.view = view
        self.own = own
        self.key = key
        self.now = now
        inviter = view.files.first { $0.invitations.contains { $0.key == key.publicKey } }
        invitation = inviter?.invitations.first { $0.key == key.publicKey }
    }

    var isForMachine: Bool { invitation.map { $0.room == nil } ?? false }

    /// The person whose machine this one becomes; nil when there is nothing more to do.
    func member(of keys: FolderKeys) throws(ClubFailure) -> MemberID? {
        guard let inviter, let invitation else { throw .inviteUnknown }
        if let own {
            guard own.member == inviter.member else { throw .taken }
            // The machine with the person's key is told from its copy without a word.
            if own.member == keys.person || own.link?.invitation == key.publicKey { return nil }
        }
        if let linked = inviter.linked.first(where: { $0.invitation == key.publicKey }) {
            guard linked.device == keys.device.publicKey else { throw .inviteUsed }
        } else {
            guard now < invitation.expires else { throw .inviteExpired }
        }
        return inviter.member
    }

    /// The line that the member writes to join the room; nil when there is nothing more to do.
    func join(_ member: MemberID, club: ClubID, on date: CivilDate) throws(ClubFailure) -> DeviceFile.Join? {
        guard let inviter, let invitation, let room = invitation.room else { throw .inviteUnknown }
        let others = inviter.accepted.count { $0.invitation == key.publicKey && $0.member != member }
        if let before = view.files(of: member).flatMap(\.joins).first(where: { $0.invitation == key.publicKey }) {
            if view.members(of: room)[member]?.join == before.id { return nil }
            // Left or removed since, or others were faster.
            if view.isAccepted(before.id) || view.isRemoved(before) || others >= invitation.uses { throw .inviteUsed }
            return nil
        }
        // Left or removed since: the line of it is gone. Or somebody was removed after the invitation was given.
        if view.members(of: room)[member] == nil, view.isSpent(key.publicKey, for: member, in: room) { throw .inviteUsed }
        guard now < invitation.expires else { throw .inviteExpired }
        guard others < invitation.uses else { throw .inviteUsed }
        guard view.members(of: room)[inviter.member] != nil, let properties = view.rooms[room] else { throw .inviteUnknown }
        if let closes = properties.closes, closes < date { throw .roomClosed }
        guard view.members(of: room)[member] == nil else { return nil }
        let id = JoinID.random()
        return DeviceFile.Join(
            id: id, room: room, joined: date, invitation: key.publicKey,
            proof: key.signature(of: DeviceFile.joinProof(club, room, member, id)))
    }
}
