import ClubTesting
import Clubs
import Foundation
import Glibc
import SQLiteClubs
import Testing
import Walking

@testable import SshClubs

/// A club on a host, in a folder that goes with the test; and ways of ssh into it.
final class ClubHost: Sendable {
    let path: String
    let founder = ClubSeat()
    let now = Instant(seconds: 1_795_000_000)
    let address: SshAddress

    init() throws {
        path = FileManager.default.temporaryDirectory.appendingPathComponent("host-\(UUID().uuidString)").path
        address = try #require(SshAddress("club@walk.example:2222"))
        try foundAnew()
    }

    /// Puts a new club in the place of the one that was there.
    func foundAnew() throws {
        for name in ["club.db", "club.db-wal", "club.db-shm"] where access("\(path)/\(name)", F_OK) == 0 {
            try FileManager.default.removeItem(atPath: "\(path)/\(name)")
        }
        try SQLiteClub(path: "\(path)/club.db").found(named: #require(SharedName("Walkers")), by: founder)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    /// The command that the host runs for a key, with a clock that is so many days off.
    func command(for seat: ClubSeat, daysOff: Int = 0) -> String {
        "'\(HostProgram.path)' '\(path)/club.db' \((now + .seconds(Int64(daysOff) * 86_400)).milliseconds) \(seat.text)"
    }

    /// A way in by a program in place of ssh that runs the host's command here and notes what it was called with.
    func store(for seat: ClubSeat = ClubSeat(), deadlines: SshSession.Deadlines = .patient) throws -> SshClubStore {
        try store(running: "exec \(command(for: seat))", deadlines: deadlines)
    }

    func store(
        running script: String, deadlines: SshSession.Deadlines = .patient, spoken: ClosedRange<Int> = Greeting.spoken
    ) throws -> SshClubStore {
        let file = "\(path)/ssh-\(UUID().uuidString)"
        try script.write(toFile: file, atomically: false, encoding: .utf8)
        return SshClubStore(
            address, program: SshProgram(path: HostProgram.standIn, configuration: file), deadlines: deadlines, spoken: spoken)
    }

    /// The words that the stand-in for ssh was called with.
    var arguments: [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        let file = names.first { $0.hasSuffix(".words") } ?? ""
        return (try? String(contentsOfFile: "\(path)/\(file)", encoding: .utf8))?.split(separator: "\n").map(String.init) ?? []
    }
}

extension SshSession.Deadlines {
    /// For a busy machine.
    static let patient = SshSession.Deadlines(opening: .seconds(120), call: .seconds(120), complaint: .seconds(60))
}
