import Clubs
import Walking

/// The file of one machine of a member: all that it tells the others.
///
/// The machine is its only writer.
struct DeviceFile: Hashable, Sendable {
    struct Join: Hashable, Sendable {
        var id: JoinID
        var room: RoomKey
        var joined: CivilDate
        var invitation: PublicKey
        /// The signature of the invitation's key, which only those have who were invited.
        var proof: [UInt8]
    }

    struct PublishedInvitation: Hashable, Sendable {
        var key: PublicKey
        /// The room; nil for another machine of the member.
        var room: RoomKey?
        var uses: Int
        var expires: Instant
    }

    struct Acceptance: Hashable, Sendable {
        var join: JoinID
        var member: MemberID
        var invitation: PublicKey
    }

    struct Link: Hashable, Sendable {
        var device: PublicKey
        var invitation: PublicKey
        /// The proof; nil on the side of the one who invited.
        var proof: [UInt8]?
    }

    struct Section: Hashable, Sendable {
        /// The number of changes of the days.
        var revision: Int64 = 0
        var days: [CivilDate: Int] = [:]
    }

    struct SentCheer: Hashable, Sendable {
        var room: RoomKey
        var to: MemberID
        var date: CivilDate
    }

    struct Question: Hashable, Sendable {
        var room: RoomKey
        var id: WalkRequestID
        var to: MemberID
        var starts: Instant
        var expires: Instant
    }

    struct Reply: Hashable, Sendable {
        var room: RoomKey
        var id: WalkRequestID
        /// The one who asked.
        var from: MemberID
        var answer: WalkRequest.Answer
    }

    struct StartedChallenge: Hashable, Sendable {
        var room: RoomKey
        var id: ChallengeID
        var terms: ChallengeTerms
    }

    let member: MemberID
    private(set) var key: PublicKey
    var revision: Int64 = 0
    var nickname: SharedName?
    /// The nickname of the machine that says the highest counts.
    var nicknameOrder: Int64 = 0
    var founded: [NewClubRoom] = []
    var invitations: [PublishedInvitation] = []
    var joins: [Join] = []
    var link: Link?
    var accepted: [Acceptance] = []
    var linked: [Link] = []
    var left: Set<JoinID> = []
    var removed: Set<JoinID> = []
    /// The invitations to rooms of the member's that let in nobody any more, since somebody was removed.
    ///
    /// By one of them only those are in whom this very file accepted.
    var voided: Set<PublicKey> = []
    var sections: [RoomKey: Section] = [:]
    /// The days of the member from machines that were taken off the card; this one keeps them, and says nothing of them by itself.
    var kept: [RoomKey: Section] = [:]
    var cheers: Set<SentCheer> = []
    var questions: [Question] = []
    var replies: [Reply] = []
    var challenges: [StartedChallenge] = []
    var calledOff: Set<ChallengeID> = []

    init(member: MemberID, key: PublicKey) {
        self.member = member
        self.key = key
    }

    /// Indicates that there is no more of anything than a machine has to tell, whoever wrote it.
    var isWithinBounds: Bool {
        founded.count <= 100 && joins.count <= 200 && invitations.count <= 500 && questions.count <= 500 && challenges.count <= 500
            && voided.count <= 1000
    }

    /// Forgets what was told of a room.
    mutating func forget(_ room: RoomKey) {
        sections[room] = nil
        kept[room] = nil
        cheers = cheers.filter { $0.room != room }
        questions.removeAll { $0.room == room }
        replies.removeAll { $0.room == room }
        challenges.removeAll { $0.room == room }
    }

    /// Returns the same file for a machine that goes on with a key of its own.
    /// - Parameter other: the file of the machine that keeps the key from before, and watches over the invitations in it.
    func rekeyed(_ key: PublicKey, besides other: DeviceFile) -> DeviceFile {
        var file = self
        (file.key, file.revision, file.link) = (key, 0, nil)
        file.invitations.removeAll { one in other.invitations.contains { $0.key == one.key } }
        return file
    }

    /// Takes over all that another machine of the member told so far.
    mutating func takeOver(_ other: DeviceFile) {
        if other.nickname != nil, other.nicknameOrder > nicknameOrder || nickname == nil {
            (nickname, nicknameOrder) = (other.nickname, max(nicknameOrder, other.nicknameOrder))
        }
        founded += other.founded.filter { room in !founded.contains { $0.id == room.id } }
        invitations += other.invitations.filter { one in !invitations.contains { $0.key == one.key } }
        joins += other.joins.filter { one in !joins.contains { $0.id == one.id } }
        accepted += other.accepted.filter { !accepted.contains($0) }
        linked += other.linked.filter { !linked.contains($0) }
        left.formUnion(other.left)
        removed.formUnion(other.removed)
        voided.formUnion(other.voided)
        for (room, section) in other.sections.map({ $0 }) + other.kept.map({ $0 }) {
            kept[room, default: Section()].days.merge(section.days, uniquingKeysWith: max)
            // The sum over all machines never goes back.
            kept[room, default: Section()].revision = kept[room, default: Section()].revision.addingClamped(section.revision)
        }
        cheers.formUnion(other.cheers)
        questions += other.questions.filter { one in !questions.contains { $0.id == one.id } }
        replies += other.replies.filter { !replies.contains($0) }
        challenges += other.challenges.filter { one in !challenges.contains { $0.id == one.id } }
        calledOff.formUnion(other.calledOff)
    }

    /// The bytes that an invitation's key signs for one who joins a room by it.
    static func joinProof(_ club: ClubID, _ room: RoomKey, _ member: MemberID, _ join: JoinID) -> [UInt8] {
        Array("gnd-together join \(club.text) \(room.text) \(member.text) \(join.text)".utf8)
    }

    /// The bytes that an invitation's key signs for a machine that is linked by it.
    static func linkProof(_ club: ClubID, _ member: MemberID, _ device: PublicKey) -> [UInt8] {
        Array("gnd-together link \(club.text) \(member.text) \(device.text)".utf8)
    }
}
