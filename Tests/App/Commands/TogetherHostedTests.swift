import Foundation
import Testing

/// People who come by ssh into a club that is in a database: the built program at both ends.
@MainActor
@Suite(.enabled(if: ShippedBinary.isBuilt && DatabaseServer.isInstalled, "the program is not built, or PostgreSQL is not installed"))
struct TogetherHostedTests {
    private let owner, anna, ben: ShippedBinary
    private let server: DatabaseServer
    private let zone = ShippedBinary.noonZone
    private var file: String { "\(owner.home.path)/club" }

    init() throws {
        (owner, anna, ben) = (try ShippedBinary(), try ShippedBinary(), try ShippedBinary())
        server = try DatabaseServer()
        let escaped = server.password.replacing("\\", with: "\\\\").replacing(":", with: "\\:")
        let path = "\(owner.home.path)/pgpass"
        try "*:*:*:admin:\(escaped)\n".write(toFile: path, atomically: false, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
    }

    private func remove() {
        for person in [owner, anna, ben] { person.remove() }
        server.end()
    }

    private func run(_ person: ShippedBinary, _ words: String) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/bash")
        let file =
            "GND_STAND_IN='\(person.home.path)/line' GND_SSH='\(FileManager.default.currentDirectoryPath)/Scripts/stand-in-for-ssh'"
        process.arguments = [
            "-c", "PGPASSFILE='\(owner.home.path)/pgpass' \(file) \(person.command(words, zone: zone)) 2>&1 </dev/null",
        ]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let said = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: said, as: UTF8.self)
    }

    private func open() throws -> String { try run(owner, "together init '\(server.url)' --club '\(file)' --name Walkers --yes") }

    /// The public key of a person's computer.
    private func key(_ person: ShippedBinary) -> String {
        let letter = person.home == anna.home ? "A" : person.home == ben.home ? "E" : "I"
        return "ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAI\(String(repeating: "A", count: 42))\(letter)"
    }

    /// Lets a person's key in, as the owner does with the line that `authorize` prints.
    private func authorize(_ person: ShippedBinary) throws -> String {
        let said = try run(owner, "together authorize '\(key(person))' --club '\(file)'")
        let line = try #require(said.split(separator: "\n").first)
        let command = try #require(line.split(separator: "\"").dropFirst().first, "\(said)")
        let start = "\(ShippedBinary.path) --home \(owner.home.path)/home together serve --as "
        #expect(command.hasPrefix(start) && command.hasSuffix(" --club \(file)"), "\(said)")
        try "exec \(command)".write(to: person.home.appending(path: "line"), atomically: false, encoding: .utf8)
        return said
    }

    @Test func `two people compare their week through an account before a database, and one comes back on a new computer`() throws {
        defer { remove() }
        let opened = try open()
        #expect(opened.contains("all were refused") && opened.contains("gnd_gateway") && opened.contains("lets keys in"), "\(opened)")
        #expect(try authorize(anna).contains("may open a room"))
        #expect(!(try authorize(ben).contains("may open a room")))
        #expect(try authorize(anna).contains("may open a room"), "the key that was first stays it")
        #expect(try run(ben, "together init ssh://club@walk.example --as Ben --yes").contains("has a founder already"))
        _ = try run(anna, "log '60m 9000'")
        _ = try run(ben, "log '30m 4000'")
        let founded = try run(anna, "together init ssh://club@walk.example --name Family --as Anna --yes")
        #expect(founded.contains("Family: 1 day sent"), "\(founded)")
        // Nothing that a member gets says where the database is.
        let word = try #require(try run(anna, "together invite").split(separator: "\n").first { $0.hasPrefix("gnd1-") })
        let bytes = try #require(Data(base64Encoded: Self.padded(word.dropFirst(5))))
        #expect(bytes.range(of: Data("walk.example".utf8)) != nil && bytes.range(of: Data("gnd_gateway".utf8)) == nil)
        let joined = try run(ben, "together join \(word) --as Ben --yes")
        #expect(joined.contains("Family: 1 day sent · new days of 1 other"), "\(joined)")
        #expect(try run(anna, "together sync").contains("new days of 1 other"))
        for person in [anna, ben] {
            #expect(try run(person, "together room --json").contains("\"rank\":2,\"nickname\":\"Ben\",\"steps\":4000,"))
        }
        // Ben's computer is lost. A new key is let in, and a word of the admin's makes it his.
        let new = try ShippedBinary()
        defer { new.remove() }
        #expect(try run(owner, "together authorize '\(key(new))' --club '\(file)' --as Ben").contains("--entrance ssh://ACCOUNT@HOST"))
        _ = try authorize(new)
        let made = try run(owner, "together authorize '\(server.url)' --as Ben --entrance ssh://club@walk.example --yes")
        let back = try run(new, "together join \(made.split(separator: "\n").first ?? "") --yes")
        #expect(back.contains("Family"), "\(made)\(back)")
        #expect(try run(new, "together room --json").contains("\"nickname\":\"Ben\",\"steps\":4000,\"isMe\":true"))
        let lost = try run(ben, "together sync")
        #expect(lost.contains("not a member"), "\(lost)")
    }

    @Test func `a beginning that is repeated keeps who came in, and no other file or reader is taken for granted`() throws {
        defer { remove() }
        _ = try open()
        _ = try authorize(anna)
        _ = try run(anna, "together init ssh://club@walk.example --name Family --as Anna --yes")
        #expect(try open().contains("lets keys in"))
        #expect(try run(anna, "together sync").contains("Family"))
        // The next key has a seat of its own again.
        #expect(try authorize(ben).contains("may open a room"))
        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: file)
        #expect(try run(owner, "together authorize '\(key(ben))' --club '\(file)'").contains("chmod 600"))
        try "something else".write(toFile: file, atomically: false, encoding: .utf8)
        #expect(try open().contains("is something else"))
        #expect(try String(contentsOfFile: file, encoding: .utf8) == "something else")
    }

    private static func padded(_ word: Substring) -> String {
        let plain = word.replacing("-", with: "+").replacing("_", with: "/")
        return plain + String(repeating: "=", count: (4 - plain.count % 4) % 4)
    }
}
