import Foundation
import ProgramTesting
import Testing

/// People with homes of their own, who come into a club on a host through a stand-in for ssh that runs the built program.
@Suite(.waitsForPrograms, .enabled(if: ShippedBinary.isBuilt, "the program is not built"))
nonisolated struct TogetherBySshTests {
    private let anna: ShippedBinary
    private let ben: ShippedBinary
    private let zone = ShippedBinary.noonZone

    init() throws {
        (anna, ben) = (try ShippedBinary(), try ShippedBinary())
    }

    private func remove() {
        anna.remove()
        ben.remove()
    }

    private func run(_ person: ShippedBinary, _ words: String) throws -> String {
        let file = "GND_STAND_IN='\(person.home.path)/line' GND_SSH='\(FileManager.default.currentDirectoryPath)/Scripts/stand-in-for-ssh'"
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/bash")
        process.arguments = ["-c", "\(file) \(person.command(words, zone: zone)) 2>&1 </dev/null"]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let said = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: said, as: UTF8.self)
    }

    /// The public key of a person's computer.
    private func key(_ person: ShippedBinary) -> String {
        let letter = person.home == anna.home ? "A" : person.home == ben.home ? "E" : "I"
        return "ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAI\(String(repeating: "A", count: 42))\(letter)"
    }

    /// Lets a person in, as the owner of the host does with the line that `authorize` prints.
    private func authorize(_ person: ShippedBinary, _ words: String) throws -> String {
        let key = key(person)
        let said = try run(anna, "together authorize '\(key)' --club '\(anna.home.path)/walk.db' \(words)")
        let line = try #require(said.split(separator: "\n").first)
        let start = "\(ShippedBinary.path) --home \(anna.home.path)/home together serve --as "
        #expect(line.hasPrefix("command=\"\(start)") && line.hasSuffix(",restrict \(key)"), "\(said)")
        let command = try #require(line.split(separator: "\"").dropFirst().first)
        try "exec \(command)".write(to: person.home.appending(path: "line"), atomically: false, encoding: .utf8)
        return said
    }

    @Test func `two people compare their week through an account on a host`() throws {
        defer { remove() }
        #expect(try authorize(anna, "--name Walkers").contains("The club is new"))
        #expect(!(try authorize(ben, "").contains("The club is new")))
        _ = try run(anna, "log '60m 9000'")
        _ = try run(ben, "log '30m 4000'")
        let founded = try run(anna, "together init ssh://club@walk.example --name Family --as Anna --yes")
        #expect(founded.contains("Family: 1 day sent"), "\(founded)")
        let word = try #require(try run(anna, "together invite").split(separator: "\n").first { $0.hasPrefix("gnd1-") })
        let joined = try run(ben, "together join \(word) --as Ben --yes")
        #expect(joined.contains("Family: 1 day sent · new days of 1 other"), "\(joined)")
        #expect(try run(anna, "together sync").contains("new days of 1 other"))
        for person in [anna, ben] {
            #expect(
                try run(person, "together room --json").contains("\"rank\":2,\"nickname\":\"Ben\",\"steps\":4000,"))
        }
        #expect(try run(ben, "together doctor").contains("the club answers"))
        #expect(try run(ben, "together remove Anna --yes").contains("Nobody in a room that you opened"))
        #expect(try run(anna, "together remove Ben --yes").contains("Ben is no longer in Family."))
        #expect(try run(ben, "together sync").contains("You are no longer in Family: Anna removed you"))
    }

    @Test func `who lost a computer comes back with a new key, as the same person`() throws {
        let new = try ShippedBinary()
        defer {
            remove()
            new.remove()
        }
        _ = try authorize(anna, "--name Walkers")
        _ = try authorize(ben, "")
        _ = try run(anna, "log '60m 9000'")
        _ = try run(anna, "together init ssh://club@walk.example --name Family --as Anna --yes")
        let word = try #require(try run(anna, "together invite").split(separator: "\n").first { $0.hasPrefix("gnd1-") })
        _ = try run(ben, "together join \(word) --as Ben --yes")
        // The key of the new computer is somebody's whom nobody let in.
        _ = try authorize(new, "")
        #expect(try run(new, "together recover ssh://club@walk.example --yes").contains("but as nobody in its club yet"))
        #expect(try run(anna, "together authorize '\(key(new))' --club '\(anna.home.path)/walk.db' --as Carl").contains("is called “Carl”"))
        let said = try authorize(new, "--as anna")
        #expect(said.contains("delete that of a lost one") && !said.contains("The club is new"), "\(said)")
        let back = try run(new, "together recover ssh://club@walk.example --yes")
        #expect(back.contains("Family:"), "\(back)")
        let room = try run(new, "together room --json")
        #expect(room.contains("\"nickname\":\"Anna\",\"steps\":9000,\"isMe\":true"), "\(room)")
        #expect(try run(new, "together remove Ben --yes").contains("Ben is no longer in Family."))
        #expect(try run(new, "together recover ssh://club@walk.example --yes").contains("is in that club already"))
    }

    @Test func `a home that was copied is noticed, and a key of its own makes the copy one more computer`() throws {
        let copy = try ShippedBinary()
        defer {
            remove()
            copy.remove()
        }
        _ = try authorize(anna, "--name Walkers")
        _ = try authorize(ben, "")
        _ = try run(anna, "together init ssh://club@walk.example --name Family --as Anna --yes")
        let word = try #require(try run(anna, "together invite").split(separator: "\n").first { $0.hasPrefix("gnd1-") })
        _ = try run(ben, "log '09:00 30m 4000'")
        _ = try run(ben, "together join \(word) --as Ben --yes")
        for name in ["home", "line"] {
            try FileManager.default.copyItem(at: ben.home.appending(path: name), to: copy.home.appending(path: name))
        }
        _ = try run(ben, "log '10:00 10m 1000'")
        #expect(!(try run(ben, "together sync").contains("Another computer")))
        let noticed = try run(copy, "together sync")
        #expect(noticed.contains("Another computer wrote as this one") && noticed.contains("ssh-keygen"), "\(noticed)")
        #expect(!noticed.contains("had lost"), "\(noticed)")
        _ = try authorize(copy, "--as Ben")
        let apart = try run(copy, "together sync")
        #expect(apart.contains("1 day sent") && !apart.contains("Another computer") && !apart.contains("had lost"), "\(apart)")
        _ = try run(ben, "together sync")
        for person in [ben, copy, ben, copy] {
            let said = try run(person, "together sync")
            #expect(!said.contains("Another computer") && !said.contains("had lost"), "\(said)")
        }
    }

    @Test func `nothing of a walk but the steps of its day goes through the pipe, or stays on the host`() throws {
        defer { remove() }
        _ = try authorize(anna, "--name Walkers")
        // What is written to the host is written down, too.
        let line = anna.home.appending(path: "line")
        let served = try String(contentsOf: line, encoding: .utf8).replacing("exec ", with: "tee -a '\(anna.home.path)/wire' | ")
        try served.write(to: line, atomically: false, encoding: .utf8)
        _ = try run(anna, "log '08:00 60m 9000 5.4km Riverbank #twilight'")
        _ = try run(anna, "privacy add 37.5665,126.9780 --name Hideaway")
        let route = anna.home.appending(path: "walk.gpx").path
        try SecretRoute.write(to: route, before: Date())
        #expect(try run(anna, "import '\(route)'").contains("1 walk"), "the route is not in the journal")
        let founded = try run(anna, "together init ssh://club@walk.example --name Family --as Anna --yes")
        #expect(founded.contains("Family: 1 day sent"), "\(founded)")
        _ = try run(anna, "together sync")
        let files = ["wire", "walk.db", "walk.db-wal"].compactMap { FileManager.default.contents(atPath: "\(anna.home.path)/\($0)") }
        #expect(files.count >= 2)
        let all = files.map { String(decoding: $0, as: UTF8.self) }.joined()
        #expect(all.contains("Family") && all.contains("Anna") && all.contains("9000"))
        // Nothing but these goes through the pipe.
        let (number, id) = ("[0-9]{1,10}", "[a-z2-7]{26}")
        let questions = [
            "hello", "rooms", "create \(id) Family open 0 \(number) Anna", "push \(id) \(number)( \(number)=9000)?", "heads \(id)",
            "days \(id) \(number)( \(id) \(number))*", "cheers \(id) \(number)", "walks \(id)", "challenges \(id)",
        ]
        let known = try Regex("gnd-club [0-9] [0-9]|\(number) (\(questions.joined(separator: "|")))")
        let sent = try String(contentsOfFile: "\(anna.home.path)/wire", encoding: .utf8).split(separator: "\n")
        for line in sent { #expect(line.wholeMatch(of: known) != nil, "\(line)") }
        #expect(sent.contains { $0.hasSuffix("=9000") })
        let secrets =
            [
                "Riverbank", "twilight", "Hideaway", "37.5665", "126.978", "Typed", anna.home.path, NSUserName() + "@",
            ] + SecretRoute.secrets
        for secret in secrets { #expect(!all.contains(secret), "\(secret)") }
    }

    @Test func `a key that is authorized again stays the founder's, and another one is told that it needs an invitation`() throws {
        defer { remove() }
        let first = try authorize(anna, "--name Walkers")
        let again = try authorize(anna, "--name Walkers")
        #expect(first.split(separator: "\n").first == again.split(separator: "\n").first)
        #expect(again.contains("stays who it was") && !again.contains("The club is new"), "\(again)")
        #expect(try authorize(ben, "").contains("comes in by an invitation"))
        let refused = try run(ben, "together init ssh://club@walk.example --as Ben --yes")
        #expect(refused.contains("has a founder already") && !refused.contains("does not know a key"), "\(refused)")
        #expect(try run(anna, "together init ssh://club@walk.example --name Family --as Anna --yes").contains("Family"))
        let none = "\(anna.home.path)/none"
        #expect(try run(anna, "together authorize '\(key(ben))' --club '\(none)'").contains("There is no club in"))
        #expect(!FileManager.default.fileExists(atPath: none))
    }

    @Test func `a host that does not know the key says what to do`() throws {
        defer { remove() }
        _ = try authorize(anna, "--name Walkers")
        _ = try run(anna, "together init ssh://walk.example --as Anna --yes")
        let word = try #require(try run(anna, "together invite").split(separator: "\n").first { $0.hasPrefix("gnd1-") })
        try "echo 'Permission denied (publickey).' >&2; exit 255"
            .write(to: ben.home.appending(path: "line"), atomically: false, encoding: .utf8)
        let refused = try run(ben, "together join \(word) --as Ben --yes")
        #expect(refused.contains("id_ed25519.pub") && !refused.contains("not a member"), "\(refused)")
        #expect(try run(ben, "together").contains("There is no room yet"))
    }
}
