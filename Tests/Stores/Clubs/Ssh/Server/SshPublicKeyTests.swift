import Clubs
import Foundation
import Testing

@testable import SshClubs

struct SshPublicKeyTests {
    private static let seat = ClubSeat(member: MemberID(rawValue: 1), device: DeviceID(rawValue: 2))
    private static let ed25519 = key("ssh-ed25519", [Data(repeating: 7, count: 32)])

    private static func block(_ bytes: Data) -> Data {
        Data((0..<4).map { UInt8(truncatingIfNeeded: bytes.count >> (24 - 8 * $0)) }) + bytes
    }

    private static func key(_ kind: String, _ parts: [Data]) -> String {
        "\(kind) \(([Data(kind.utf8)] + parts).reduce(Data()) { $0 + block($1) }.base64EncodedString())"
    }

    @Test func `a key is let in as one seat, with one command and nothing else`() throws {
        let line = try SshPublicKey("  \(Self.ed25519) anna@laptop\n").authorization(of: Self.seat)
        #expect(line == "command=\"gnd together serve --as \(Self.seat.text)\",restrict \(Self.ed25519) anna@laptop")
        let other = try SshPublicKey(Self.ed25519).authorization(
            of: Self.seat, program: "/usr/local/bin/gnd", arguments: ["--club", "/home/club/walk.db"])
        #expect(
            other.hasPrefix("command=\"/usr/local/bin/gnd together serve --as \(Self.seat.text) --club /home/club/walk.db\",restrict ssh-"))
    }

    @Test(arguments: [
        ed25519,
        key("ssh-rsa", [Data([1, 0, 1]), Data([0, 0x80] + [UInt8](repeating: 1, count: 255))]),
        key("ecdsa-sha2-nistp256", [Data("nistp256".utf8), Data(repeating: 4, count: 65)]),
        key("ecdsa-sha2-nistp521", [Data("nistp521".utf8), Data(repeating: 4, count: 133)]),
        key("sk-ssh-ed25519@openssh.com", [Data(repeating: 7, count: 32), Data("ssh:".utf8)]),
    ])
    func `keys of today are let in`(_ text: String) throws {
        #expect(try SshPublicKey(text).authorization(of: Self.seat).hasSuffix("restrict \(text)"))
    }

    @Test(arguments: [
        ("", SshPublicKey.Problem.empty), (" \n", .empty), ("\(ed25519)\n\(ed25519)", .notOneLine), ("\(ed25519)\u{0}", .notOneLine),
        ("\(ed25519) x\ncommand=\"sh\" \(ed25519)", .notOneLine), (String(repeating: "a", count: 5000), .notOneLine),
        ("-----BEGIN OPENSSH PRIVATE KEY-----\nb3BlbnNz", .privateKey), ("command=\"sh\" \(ed25519)", .unknownKind),
        ("no-pty \(ed25519)", .unknownKind), ("ssh-dss AAAA", .unknownKind), ("ssh-ed25519-cert-v01@openssh.com AAAA", .unknownKind),
        ("ssh-ed25519", .damaged), ("ssh-ed25519 AAAA", .damaged), ("ssh-ed25519 ????", .damaged), ("\(ed25519)=", .damaged),
        ("\(ed25519.dropLast(4))", .damaged), (key("ssh-ed25519", [Data(repeating: 7, count: 33)]), .damaged),
        (key("ssh-ed25519", [Data(repeating: 7, count: 32), Data()]), .damaged),
        (key("ssh-rsa", [Data([1, 0, 1]), Data([0, 0x80] + [UInt8](repeating: 1, count: 127))]), .damaged),
        (key("ecdsa-sha2-nistp256", [Data("nistp384".utf8), Data(repeating: 4, count: 65)]), .damaged),
        ("ssh-rsa \(ed25519.dropFirst(12))", .damaged),
    ])
    func `what is not exactly one key is refused`(_ text: String, _ problem: SshPublicKey.Problem) {
        #expect(throws: problem) { try SshPublicKey(text) }
    }

    @Test(arguments: ["-rf", "gnd\n", "", "gnd\u{0}", "\u{202E}dng", String(repeating: "g", count: 2000)])
    func `a command that cannot stand in a line is refused`(_ program: String) throws {
        let key = try SshPublicKey(Self.ed25519)
        #expect(throws: SshPublicKey.Problem.unfitCommand) { try key.authorization(of: Self.seat, program: program) }
    }

    @Test(arguments: [
        ("gnd;id", "'gnd;id'"), ("/my gnd", "'/my gnd'"), ("$(id)", "'$(id)'"), ("/한강", "'/한강'"), ("o'clock", #"'o'\''clock'"#),
        ("\"gnd\"", #"'\"gnd\"'"#), (#"a\"b"#, #"'a\\"b'"#),
    ])
    func `a word that a shell would take for more is quoted, for the shell and for sshd`(_ word: String, _ quoted: String) throws {
        let line = try SshPublicKey(Self.ed25519).authorization(
            of: Self.seat, program: word, options: ["--home", word], arguments: ["--club", word])
        #expect(
            line == "command=\"\(quoted) --home \(quoted) together serve --as \(Self.seat.text) --club \(quoted)\",restrict \(Self.ed25519)"
        )
    }

    @Test(arguments: ["x\" y", "a b", "한강", String(repeating: "c", count: 80)])
    func `a remark that could be more than one is left out`(_ comment: String) throws {
        #expect(try SshPublicKey("\(Self.ed25519) \(comment)").authorization(of: Self.seat).hasSuffix(" \(Self.ed25519)"))
    }
}
