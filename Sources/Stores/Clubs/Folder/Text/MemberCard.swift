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
    /// The machines that were taken off the card, the last ones first.
    let replaced: [Replacement]
    let bytes: [UInt8]

    /// A machine that was taken off the card, and the one that tells since what it told until then.
    struct Replacement: Hashable, Sendable {
        var old: PublicKey
        var new: PublicKey
    }

    /// The most machines that a card says to be replaced; those before are long forgotten by all.
    private static let mostReplaced = 32

    init(club: ClubID, key: SigningKey, revision: Int64, devices: [PublicKey], replaced: [Replacement] = []) {
        self.key = key.publicKey
        self.revision = revision
        self.devices = devices
        // A machine that was linked again counts as any other.
        self.replaced = Array(replaced.filter { !devices.contains($0.old) }.prefix(Self.mostReplaced))
        bytes = SignedText.write(
            Self.kind,
            ["club \(club.text)", "key \(key.publicKey.text)", "revision \(revision)"] + devices.map { "device \($0.text)" }
                + self.replaced.map { "replaced \($0.old.text) \($0.new.text)" },
            key: key)
    }

    init(_ bytes: [UInt8], club: ClubID) throws(FolderProblem) {
        let text = try SignedText(bytes, kind: Self.kind)
        guard try text.one("club") == club.text else { throw .otherClub }
        key = try text.key()
        revision = try text.revision()
        devices = text.facts.filter { $0.name == "device" }.compactMap { PublicKey($0.value) }
        replaced = text.facts.filter { $0.name == "replaced" }.compactMap { fact in
            let keys = fact.value.split(separator: " ").map { PublicKey($0) }
            guard keys.count == 2, let old = keys[0], let new = keys[1] else { return nil }
            return Replacement(old: old, new: new)
        }
        guard devices.count <= Self.mostDevices, replaced.count <= Self.mostReplaced else { throw .tooMany }
        self.bytes = bytes
    }

    /// The card that comes after this one.
    func next(club: ClubID, key: SigningKey, devices: [PublicKey], replaced: [Replacement]) -> MemberCard {
        MemberCard(club: club, key: key, revision: revision + 1, devices: devices, replaced: replaced)
    }

    /// The machine that tells what one told that was taken off the card.
    func successor(of device: PublicKey) -> PublicKey? {
        devices.contains(device) ? nil : replaced.first { $0.old == device }?.new
    }
}
