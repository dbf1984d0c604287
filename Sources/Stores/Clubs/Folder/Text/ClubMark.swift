import Clubs

/// The file that makes a folder a club's: without it nothing is read, written or concluded, since a disk may not be mounted and a folder
/// may be half there.
struct ClubMark: Hashable, Sendable {
    static let fileName = "together.club"
    private static let kind = "club"

    let club: ClubID
    let name: SharedName
    let founder: MemberID
    let bytes: [UInt8]

    init(club: ClubID, name: SharedName, key: SigningKey) {
        self.club = club
        self.name = name
        founder = key.publicKey.member
        bytes = SignedText.write(Self.kind, ["club \(club.text)", "key \(key.publicKey.text)", "name \(name.text)"], key: key)
    }

    init(_ bytes: [UInt8]) throws(FolderProblem) {
        let text = try SignedText(bytes, kind: Self.kind)
        guard let club = ClubID(String(try text.one("club"))), let name = SharedName(String(try text.one("name"))) else { throw .line }
        self.club = club
        self.name = name
        founder = try text.key().member
        self.bytes = bytes
    }
}
