import Clubs
import Walking

/// Lets in those who were invited by this machine, and does what follows from what others did; by itself, at every look.
struct Doorkeeper {
    let view: FolderView
    let now: Instant

    /// Changes a machine's own file: accepts who joined by its invitations, and forgets rooms in which the member no longer is.
    func tidy(_ file: inout DeviceFile) {
        acceptJoins(&file)
        let rooms = Set(file.sections.keys).union(file.cheers.map(\.room)).union(file.questions.map(\.room)).union(file.replies.map(\.room))
        for room in rooms where view.members(of: room)[file.member] == nil { file.forget(room) }
    }

    private func acceptJoins(_ file: inout DeviceFile) {
        for other in view.files {
            for join in other.joins where !file.accepted.contains(where: { $0.join == join.id }) {
                guard let invitation = file.invitations.first(where: { $0.key == join.invitation }), invitation.room == join.room,
                    now < invitation.expires, let room = view.rooms[join.room], room.closes.map({ $0 >= join.joined }) ?? true,
                    file.accepted.count(where: { $0.invitation == join.invitation }) < invitation.uses,
                    view.members(of: join.room)[file.member] != nil,
                    join.invitation.verifies(join.proof, of: DeviceFile.joinProof(view.mark.club, join.room, other.member, join.id))
                else { continue }
                file.accepted.append(DeviceFile.Acceptance(join: join.id, member: other.member, invitation: join.invitation))
            }
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
