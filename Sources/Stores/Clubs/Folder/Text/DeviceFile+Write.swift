import Basis
import Clubs
import Walking

extension DeviceFile {
    static let kind = "days"

    /// The bytes of the file; the same content is always the same lines.
    func written(club: ClubID, key: SigningKey) -> [UInt8] { SignedText.write(Self.kind, lines(club), key: key) }

    func lines(_ club: ClubID) -> [String] {
        var lines = ["club \(club.text)", "member \(member.text)", "key \(key.text)", "revision \(revision)"]
        if let nickname { lines.append("nickname \(nicknameOrder) \(nickname.text)") }
        lines += founded.map { "founded \($0.id.text) \($0.period.rawValue) \($0.dailyCap.rawValue) \($0.opened) \($0.name.text)" }
        lines += invitations.map { "invitation \($0.key.text) \($0.uses) \($0.expires.milliseconds) \($0.room?.text ?? "machine")" }
        lines += joins.map {
            "join \($0.id.text) \($0.room.text) \($0.joined) \($0.invitation.text) \(Base64.text(of: $0.proof))"
        }
        if let link, let proof = link.proof { lines.append("link \(link.invitation.text) \(Base64.text(of: proof))") }
        lines += accepted.map { "accepted \($0.join.text) \($0.member.text) \($0.invitation.text)" }
        lines += linked.map { "linked \($0.device.text) \($0.invitation.text)" }
        lines += left.sorted().map { "left \($0.text)" } + removed.sorted().map { "removed \($0.text)" }
        lines += voided.map { "voided \($0.text)" }.sorted()
        lines += Self.lines("room", sections) + Self.lines("kept", kept)
        lines += cheers.map { "cheer \($0.room.text) \($0.to.text) \($0.date)" }.sorted()
        lines += questions.map { "ask \($0.id.text) \($0.room.text) \($0.to.text) \($0.starts.milliseconds) \($0.expires.milliseconds)" }
        lines += replies.map { "answer \($0.id.text) \($0.room.text) \($0.from.text) \($0.answer.rawValue)" }
        lines += challenges.map {
            "challenge \($0.id.text) \($0.room.text) \($0.terms.first) \($0.terms.last) \($0.terms.dailyCap.rawValue) "
                + ($0.terms.hasHandicap ? "handicap" : "steps")
        }
        lines += calledOff.sorted().map { "calledoff \($0.text)" }
        return lines
    }

    private static func lines(_ name: String, _ sections: [RoomKey: Section]) -> [String] {
        sections.sorted { $0.key.text < $1.key.text }.flatMap { room, section in
            ["\(name) \(room.text) \(section.revision)"] + section.days.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
        }
    }
}
