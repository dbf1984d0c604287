import ClubTesting
import Clubs
import Foundation
import Glibc
import ProgramTesting
import Testing
import Walking

@testable import SshClubs

/// The whole way: the person's ssh, a real sshd, the forced command, the club's end of the pipe, and its file.
@Suite(.waitsForPrograms, .enabled(if: RealServer.program != nil, "sshd is not installed: apt install openssh-server"))
struct RealServerTests {
    @Test func `a key that was authorized comes in as its seat, whatever it asks for`() async throws {
        let host = try ClubHost()
        let server = try RealServer(at: host.path) { key, _ in try self.authorization(key, of: host.founder, host) }
        let address = try #require(SshAddress(user: Self.user, host: "127.0.0.1", port: server.port))
        let anna = SshClubStore(address, program: server.ssh(with: "member"), deadlines: .patient)
        let greeting = try await anna.hello()
        #expect(greeting.member == host.founder.member && greeting.device == host.founder.device)
        let today = greeting.today
        let room = NewClubRoom(name: greeting.name, period: .open, dailyCap: .none, opened: today.adding(days: -3))
        try await anna.create(room, as: greeting.name)
        try await anna.push([today: 4321], to: room.id)
        #expect(try await anna.ranking(of: room.id, span: .whole, top: 3, around: 0).top.map(\.steps) == [4321])
        let said = try Self.say("touch \(host.path)/broken-in; id", to: server, at: address)
        #expect(said.isEmpty && !FileManager.default.fileExists(atPath: "\(host.path)/broken-in"))
    }

    @Test func `a stranger, a host that cannot prove itself and one that is gone are told apart`() async throws {
        let host = try ClubHost()
        let server = try RealServer(at: host.path) { key, _ in try self.authorization(key, of: host.founder, host) }
        let address = try #require(SshAddress(user: Self.user, host: "127.0.0.1", port: server.port))
        let stranger = SshClubStore(address, program: server.ssh(with: "stranger"), deadlines: .patient)
        await #expect(throws: ClubFailure.keyRefused) { try await stranger.hello() }
        let missing = SshClubStore(address, program: server.ssh(with: "none"), deadlines: .patient)
        await #expect(throws: ClubFailure.keyMissing) { try await missing.hello() }
        let other = try String(contentsOfFile: "\(host.path)/stranger.pub", encoding: .utf8)
        let known = "\(host.path)/known_hosts"
        let right = try String(contentsOfFile: known, encoding: .utf8)
        try "[127.0.0.1]:\(server.port) \(other)".write(toFile: known, atomically: false, encoding: .utf8)
        let member = SshClubStore(address, program: server.ssh(with: "member"), deadlines: .patient)
        await #expect(throws: ClubFailure.notProven) { try await member.hello() }
        try "".write(toFile: known, atomically: false, encoding: .utf8)
        await #expect(throws: ClubFailure.notProven) { try await member.hello() }
        try right.write(toFile: known, atomically: false, encoding: .utf8)
        _ = try await member.hello()
        server.stop()
        let late = SshClubStore(address, program: server.ssh(with: "member"), deadlines: .patient)
        await #expect(throws: ClubFailure.noAnswer) { try await late.hello() }
    }

    @Test func `a club behind a real sshd keeps every promise`() async throws {
        let host = try ClubHost()
        let seats = ["anna": host.founder, "laptop": ClubSeat(), "ben": ClubSeat(), "carol": ClubSeat()]
        let server = try RealServer(at: host.path, members: seats.keys.sorted()) { key, member in
            try self.authorization(key, of: try #require(seats[member]), host)
        }
        let address = try #require(SshAddress(user: Self.user, host: "127.0.0.1", port: server.port))
        for promise in Self.promises {
            try host.foundAnew()
            func store(_ member: String) -> SshClubStore {
                SshClubStore(address, program: server.ssh(with: member), deadlines: .patient)
            }
            let cast = ClubCast(
                anna: store("anna"), annasLaptop: store("laptop"), ben: store("ben"), carol: store("carol"), now: host.now)
            await #expect(throws: Never.self, "\(promise.testDescription)") { try await promise.assertKept(by: cast) }
        }
    }

    /// A few of the promises, which are all kept through a pipe; every one of them where faults are asked for.
    private static let promises =
        ProcessInfo.processInfo.environment["GND_FAULTS"] == "all"
        ? ClubConformance.all : ClubConformance.all.enumerated().filter { $0.offset.isMultiple(of: 6) }.map(\.element)

    private static let user = NSUserName()

    /// The line that `gnd together authorize` prints, with the host of the tests in place of `gnd together serve`.
    private func authorization(_ key: String, of seat: ClubSeat, _ host: ClubHost) throws -> String {
        let line = try SshPublicKey(key).authorization(of: seat)
        return line.replacing("gnd together serve --as \(seat.text)", with: host.command(for: seat)) + "\n"
    }

    /// The output of a program that is run with the member's key in place of the pipe's other end.
    private static func say(_ command: String, to server: RealServer, at address: SshAddress) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/ssh")
        let words = server.ssh(with: "member").arguments(to: address)
        process.arguments = words.dropFirst().dropLast(SshProgram.command.count) + [command]
        process.standardInput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        let said = Pipe()
        process.standardOutput = said
        try process.run()
        let data = said.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: data, as: UTF8.self)
    }
}
