import Clubs
import Testing
import Walking

struct InviteTests {
    @Test(arguments: try Self.invites()) func `an invite is the same after it was pasted`(_ invite: Invite) throws {
        #expect(try Invite(word: invite.word) == invite)
        #expect(invite.word.utf8.count <= Invite.maximumLength)
        #expect(invite.word.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_".contains($0)) })
        let folded = invite.word.enumerated().map { $0.offset % 76 == 75 ? "\($0.element)\r\n " : "\($0.element)" }.joined()
        #expect(try Invite(word: "\t\(folded) \n") == invite)
    }

    @Test func `the invite to a folder is short enough to read out`() throws {
        #expect(try Self.invites()[0].word.utf8.count < 180)
    }

    @Test(arguments: try Self.invites()) func `a character that changes is noticed`(_ invite: Invite) {
        var characters = Array(invite.word)
        for index in stride(from: 5, to: characters.count, by: max(1, characters.count / 300)) {
            let right = characters[index]
            characters[index] = right == "A" ? "B" : "A"
            #expect(throws: Invite.Problem.damaged) { try Invite(word: String(characters)) }
            characters[index] = right
        }
    }

    @Test func `a part of an invite is damaged, never another invite`() throws {
        let word = try Self.invites()[1].word
        for length in 5..<word.count {
            #expect(throws: Invite.Problem.damaged) { try Invite(word: String(word.prefix(length))) }
        }
    }

    @Test func `what is no invite is told from what is newer`() {
        for word in [
            "K7M-4QX", "gnd-abc", "hello", "gnd1", "gndx-abc", String(repeating: "a", count: 100_000),
            "gnd1-" + String(repeating: "A", count: 6000),
        ] {
            #expect(throws: Invite.Problem.notAnInvite) { try Invite(word: word) }
        }
        for word in ["", " \n"] { #expect(throws: Invite.Problem.empty) { try Invite(word: word) } }
        #expect(throws: Invite.Problem.newer) { try Invite(word: "gnd2-abc") }
        for word in ["gnd1-", "gnd1-A", "gnd1-AAAA====", "gnd1-AA+/", "gnd1-\u{1B}[2J", "gnd1-한강", "gnd1-AAAAAAAA"] {
            #expect(throws: Invite.Problem.damaged) { try Invite(word: word) }
        }
    }

    @Test func `a host, a database and a login are only what they can be`() throws {
        let host = try #require(PostgresAddress.Host(name: "walk.example", port: 5432))
        for name in ["", "a b", "a\nb", "walk.example?sslmode=disable", "ä", "a'b", String(repeating: "a", count: 254)] {
            #expect(PostgresAddress.Host(name: name, port: 5432) == nil)
        }
        #expect(PostgresAddress.Host(name: "walk.example", port: 0) == nil)
        for name in ["", "a b", "a;b", "a=b", String(repeating: "a", count: 64)] {
            #expect(PostgresAddress(hosts: [host], database: name, login: "x", proof: .systemRoots) == nil)
            #expect(PostgresAddress(hosts: [host], database: "x", login: name, proof: .systemRoots) == nil)
        }
        #expect(PostgresAddress(hosts: [], database: "x", login: "x", proof: .systemRoots) == nil)
        #expect(PostgresAddress(hosts: Array(repeating: host, count: 9), database: "x", login: "x", proof: .systemRoots) == nil)
        #expect(PostgresAddress(hosts: [host], database: "x", login: "x", proof: .certificate([])) == nil)
    }

    static func invites() throws -> [Invite] {
        let name = try #require(SharedName("일요 산책"))
        let hosts = try (0..<8).map { try #require(PostgresAddress.Host(name: "walk\($0).example", port: 5432)) }
        let server = try #require(
            PostgresAddress(hosts: hosts, database: "club", login: "gnd_i_abc", proof: .certificate(Array(repeating: 7, count: 2048))))
        let bound = try #require(PostgresAddress(hosts: [hosts[0]], database: "club", login: "gnd_i_abc", proof: .channelBinding))
        let account = try #require(SshAddress(user: "club", host: "walk.example", port: 2222))
        let alias = try #require(SshAddress(host: "walk"))
        return [
            ClubAddress.folder(founder: MemberID(rawValue: 5)), .postgres(bound), .postgres(server), .ssh(account), .ssh(alias),
        ].flatMap { address in
            [Invite.Purpose.machine, .room(ClubRoomID(rawValue: .max), name: name)].map {
                Invite(
                    club: ClubID(rawValue: 7), clubName: name, purpose: $0, address: address, secret: InviteSecret(rawValue: 9),
                    expires: Instant(seconds: 1_795_000_000))
            }
        }
    }
}
