import Clubs
import Dispatch
import Foundation
import Testing

@testable import PostgresClubs

/// Two servers of which the second has everything before the first answers; the first can be lost.
struct PostgresPair: Sendable {
    enum Loss: String, CaseIterable, Sendable {
        case kill, freeze
    }

    static let isInstalled = PostgresServer.isInstalled && FileManager.default.isExecutableFile(atPath: "/bin/ps")

    private let child: ChildServer
    private let password: String
    /// The hosts of both, the primary first.
    let hosts: [PostgresAddress.Host]

    init() async throws {
        child = try await ChildServer.begin(["pair"])
        password = try String(contentsOfFile: child.folder + "/admin.password", encoding: .utf8)
        hosts = try [child.folder, child.folder + "/standby"].map { [port = child.port] in
            try #require(PostgresAddress.Host(name: $0, port: port))
        }
    }

    func address(of database: String, login: String) throws -> PostgresAddress {
        try #require(PostgresAddress(hosts: hosts, database: database, login: login, proof: .channelBinding))
    }

    /// A new database with a club in which nobody is yet.
    func newClub(_ id: ClubID) async throws -> ClubAdmin {
        let login = PostgresLogin(name: "admin", password: password)
        _ = try await PostgresLink(address: try address(of: "postgres", login: "admin"), login: login, patience: PostgresServer.patience)
            .run("CREATE DATABASE club", [])
        let admin = ClubAdmin(address: try address(of: "club", login: "admin"), password: password, patience: PostgresServer.patience)
        try await admin.found(id, named: try #require(SharedName("Walkers")))
        return admin
    }

    func lose(_ loss: Loss) async throws { try await change(loss.rawValue) }

    /// Kills the processes of the first that serve members, upon which it ends all others, recovers and goes on.
    func crash() async throws { try await change("crash") }

    /// Makes the second one the primary.
    func promote() async throws { try await change("promote") }

    private func change(_ word: String) async throws {
        let arguments = [word, child.folder]
        let status: Int32 = try await withCheckedThrowingContinuation { continuation in
            DispatchQueue.global().async {
                continuation.resume(
                    with: Result {
                        let process = Process()
                        process.executableURL = URL(fileURLWithPath: ChildServer.script)
                        process.arguments = arguments
                        try process.run()
                        process.waitUntilExit()
                        return process.terminationStatus
                    })
            }
        }
        guard status == 0 else { throw ChildServer.Failure() }
    }
}
