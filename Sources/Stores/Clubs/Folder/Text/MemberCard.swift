import Clubs

/// The card of a member, signed by the person's key: which machines are theirs.
struct MemberCard: Hashable, Sendable {
    static let kind = "card"
    /// The most machines of a person.
    static let mostDevices = 16

    var member: MemberID { key.member }
    private let key: PublicKey
    let revision: Int64
    let devices: [PublicKey]
    let bytes: [UInt8]

    init(club: ClubID, key: SigningKey, revision: Int64, devices: [PublicKey]) {
        self.key = key.publicKey
        self.revision = revision
        self.devices = devices
        bytes = SignedText.write(
            Self.kind, ["club \(club.text)", "key \(key.publicKey.text)", "revision \(revision)"] + devices.map { "device \($0.text)" },
            key: key)
    }

    init(_ bytes: [UInt8], club: ClubID) throws(FolderProblem) {
        let text = try SignedText(bytes, kind: Self.kind)
        guard try text.one("club") == club.text else { throw .otherClub }
        key = try text.key()
        revision = try text.revision()
        devices = text.facts.filter { $0.name == "device" }.compactMap { PublicKey($0.value) }
        guard devices.count <= Self.mostDevices else { throw .tooMany }
        self.bytes = bytes
    }
}
