import ClubTesting
import Clubs
import Foundation
import Testing
import Walking

@testable import PostgresClubs
@testable import SshClubs

/// A club on the server of the tests behind an account, to which a program in place of ssh leads.
final class HostedClub: Sendable {
    let club: TestedClub
    let host: PostgresHost
    let founder: ClubSeat
    let address: SshAddress
    private let folder: String

    /// - Parameter entrance: by the gateway itself, or through the pooler before it.
    init(_ entrance: ClubEntrance = .tokens) async throws {
        club = try await TestedClub(entrance)
        host = PostgresHost(to: PostgresServer.club, at: club.address)
        founder = try #require(host.founder)
        address = try #require(SshAddress("club@walk.example:2222"))
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("account-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try host.text.write(toFile: "\(folder)/club", atomically: false, encoding: .utf8)
        try await club.admin.admit(host)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: folder)
    }

    /// The command that the account runs for a key.
    func command(for seat: ClubSeat) -> String { "'\(HostProgram.path)' '\(folder)/club' 0 \(seat.text)" }

    func store(for seat: ClubSeat = ClubSeat()) throws -> SshClubStore { try store(running: "exec \(command(for: seat))") }

    func store(running script: String) throws -> SshClubStore {
        let file = "\(folder)/ssh-\(UUID().uuidString)"
        try script.write(toFile: file, atomically: false, encoding: .utf8)
        let patient = SshSession.Deadlines(opening: .seconds(120), call: .seconds(120), complaint: .seconds(60))
        return SshClubStore(address, program: SshProgram(path: HostProgram.standIn, configuration: file), deadlines: patient)
    }

    /// New people, of whom the admin lets the first in.
    func cast() async throws -> ClubCast {
        let anna = ClubSeat()
        try await club.admin.admit(host.credential(for: anna), to: PostgresServer.club, isGateway: true)
        return ClubCast(anna: try store(for: anna), annasLaptop: try store(), ben: try store(), carol: try store(), now: club.now)
    }
}
