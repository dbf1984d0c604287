import Clubs
import Walking

/// Lets in those who were invited by this machine, and does what follows from what others did; by itself, at every look.
struct Doorkeeper {
    let view: FolderView
    let now: Instant

    /// Changes a machine's own file: accepts who joined by its invitations, and forgets rooms in which the member no longer is.
    func tidy(_ file: inout DeviceFile) {
        acceptJoins(&file)
        // A question does not wait until somebody who is gone is back.
        file.questions.removeAll { view.isGone($0.to, from: $0.room) }
        let rooms = Set(file.sections.keys).union(file.kept.keys).union(file.cheers.map(\.room)).union(file.questions.map(\.room)).union(
            file.replies.map(\.room))
        for room in rooms where view.members(of: room)[file.member] == nil { file.forget(room) }
        forgetEnded(&file)
    }

    /// Takes back what is of no use after leaving or being removed.
    ///
    /// The line by which the member came in stays as long as somebody is in the room by their word.
    private func forgetEnded(_ file: inout DeviceFile) {
        let member = file.member
        file.joins.removeAll { join in
            view.isRemoved(join) || view.hasLeft(member, join.id) && !view.letsOthersIn(member, to: join.room)
        }
        file.founded.removeAll { room in
            let key = RoomKey(id: room.id, founder: member)
            return view.hasLeft(member, key.founderJoin) && view.members(of: key).isEmpty
        }
        guard !view.isWaiting(member) else { return }
        file.invitations.removeAll { invitation in
            invitation.room.map { view.rooms[$0] != nil && view.members(of: $0)[member] == nil } ?? false
        }
        // Somebody who has made the club and no room yet keeps the name for it.
        let isBeginning = member == view.mark.founder && view.files(of: member).allSatisfy(\.left.isEmpty)
        if !isBeginning, !view.isInAnyRoom(member) { file.nickname = nil }
    }

    private func acceptJoins(_ file: inout DeviceFile) {
        for other in view.files {
            for join in other.joins where !file.accepted.contains(where: { $0.join == join.id }) {
                guard let invitation = file.invitations.first(where: { $0.key == join.invitation }), invitation.room == join.room,
                    now < invitation.expires, let room = view.rooms[join.room], room.closes.map({ $0 >= join.joined }) ?? true,
                    file.accepted.count(where: { $0.invitation == join.invitation }) < invitation.uses,
                    view.members(of: join.room)[file.member] != nil, view.members(of: join.room)[other.member] == nil,
                    !view.isRemoved(join), !view.hasLeft(other.member, join.id),
                    join.invitation.verifies(join.proof, of: DeviceFile.joinProof(view.mark.club, join.room, other.member, join.id))
                else { continue }
                file.accepted.append(DeviceFile.Acceptance(join: join.id, member: other.member, invitation: join.invitation))
            }
        }
    }

    /// Removes another member from a room of the one whose file it is.
    ///
    /// No invitation that may let in now does so any more: whoever knows the word may be somebody else tomorrow. Those of the one removed
    /// let nobody in anyway.
    func remove(_ member: MemberID, from room: RoomKey, in file: inout DeviceFile) {
        let invitations = view.files.filter { $0.member != member }.flatMap(\.invitations)
        file.removed.formUnion(view.joins(of: member, to: room).map(\.id))
        file.voided.formUnion(invitations.filter { $0.room == room && now < $0.expires }.map(\.key))
        // Those whom the one removed let in stay, and so do those who came by an invitation that is void from now on.
        for (other, membership) in view.members(of: room) where other != member && other != file.member {
            guard !file.accepted.contains(where: { $0.join == membership.join }) else { continue }
            guard let join = view.files(of: other).flatMap(\.joins).first(where: { $0.id == membership.join }) else { continue }
            file.accepted.append(DeviceFile.Acceptance(join: join.id, member: other, invitation: join.invitation))
        }
    }

    /// The machines that may be put on the member's card, by invitations of this machine: each lets in one.
    /// - Parameter strangers: Files that say to be the member's, of machines that the card does not name.
    func link(_ strangers: [DeviceFile], to file: inout DeviceFile) -> [PublicKey] {
        var devices: [PublicKey] = []
        for stranger in strangers where stranger.member == file.member {
            guard let link = stranger.link, let proof = link.proof, !file.linked.contains(where: { $0.invitation == link.invitation }),
                let invitation = file.invitations.first(where: { $0.key == link.invitation }), invitation.room == nil,
                now < invitation.expires,
                link.invitation.verifies(proof, of: DeviceFile.linkProof(view.mark.club, file.member, stranger.key))
            else { continue }
            file.linked.append(DeviceFile.Link(device: stranger.key, invitation: link.invitation))
            devices.append(stranger.key)
        }
        return devices
    }
}
