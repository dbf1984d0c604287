import Basis
import Walking

extension Invite {
    /// The reason for which a pasted word is no invite.
    package enum Problem: Error, Hashable, Sendable {
        case empty
        /// It does not begin as an invite does.
        case notAnInvite
        /// It was not pasted whole, or a character of it changed on the way.
        case damaged
        /// A newer program made it.
        case newer
    }

    /// The most characters of an invite.
    package static let maximumLength = 6000

    /// One word to paste: `gnd1-` and letters, digits, `-` and `_` (base64url), the last of which are a check of the others.
    package var word: String {
        var writer = InviteWriter()
        writer.write(club)
        writer.write(clubName.text)
        switch purpose {
        case .machine: writer.write(0 as UInt8)
        case .room(let id, let name):
            writer.write(1 as UInt8)
            writer.write(id)
            writer.write(name.text)
        }
        writer.write(secret)
        writer.write(expires.seconds)
        address.write(to: &writer)
        let body = writer.bytes
        writer.write(Self.check(body))
        return Self.prefix
            + Base64.text(of: writer.bytes).replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
    }

    /// Spaces and line breaks, which mail puts into long words, do not count.
    package init(word: String) throws(Problem) {
        guard word.utf8.count <= 2 * Self.maximumLength else { throw .notAnInvite }
        let word = word.filter { !$0.isWhitespace }
        guard !word.isEmpty else { throw .empty }
        guard word.utf8.count <= Self.maximumLength, Self.isInvite(word) else { throw .notAnInvite }
        guard word.hasPrefix(Self.prefix) else { throw .newer }
        guard let bytes = Self.bytes(word.dropFirst(Self.prefix.count)), bytes.count > 4 else { throw .damaged }
        let body = bytes.dropLast(4)
        var check = InviteReader(bytes.suffix(4))
        guard check.number() == Self.check(body) else { throw .damaged }
        // From here on the word is whole: what is not understood was written by a newer program, or by nobody's.
        var reader = InviteReader(body)
        guard let invite = Self.read(&reader), reader.isAtEnd else { throw .newer }
        self = invite
    }

    private static let prefix = "gnd1-"

    /// Indicates whether it begins as invites of any version do: `gnd`, the version in one to four digits, `-`.
    private static func isInvite(_ word: String) -> Bool {
        guard word.hasPrefix("gnd"), let end = word.firstIndex(of: "-") else { return false }
        let version = word[..<end].dropFirst(3)
        return (1...4).contains(version.utf8.count) && version.utf8.allSatisfy { (0x30...0x39).contains($0) }
    }

    private static func read(_ reader: inout InviteReader) -> Invite? {
        guard let club = reader.identifier(ClubID.self), let clubName = reader.name(), let purpose = readPurpose(&reader),
            let secret = reader.identifier(InviteSecret.self), let seconds = reader.number(Int64.self), let address = ClubAddress(&reader)
        else { return nil }
        let expires = Instant(seconds: seconds)
        guard expires.seconds == seconds else { return nil }
        return Invite(club: club, clubName: clubName, purpose: purpose, address: address, secret: secret, expires: expires)
    }

    private static func readPurpose(_ reader: inout InviteReader) -> Purpose? {
        switch reader.byte() {
        case 0: return .machine
        case 1:
            guard let id = reader.identifier(ClubRoomID.self), let name = reader.name() else { return nil }
            return .room(id, name: name)
        default: return nil
        }
    }

    /// Returns nil unless it is exactly what is written for these bytes.
    private static func bytes(_ text: Substring) -> [UInt8]? {
        guard text.utf8.allSatisfy({ $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "=") }) else { return nil }
        let padding = String(repeating: "=", count: (4 - text.utf8.count % 4) % 4)
        let padded = String(text).replacing("-", with: "+").replacing("_", with: "/") + padding
        return Base64.bytes(of: padded)
    }

    /// CRC-32: against what pasting breaks, not against people; who may come in is decided by the secret.
    private static func check(_ bytes: some Sequence<UInt8>) -> UInt32 {
        var register = UInt32.max
        for byte in bytes {
            register ^= UInt32(byte)
            for _ in 0..<8 { register = register & 1 == 0 ? register >> 1 : (register >> 1) ^ 0xEDB8_8320 }
        }
        return ~register
    }
}
