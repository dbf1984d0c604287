import ClubTesting
import Clubs
import Foundation
import PostgresClubs
import SQLiteClubs
import Testing
import Walking

@testable import gnd

/// The place that a family shares on a clock of its own, and what its owner does for them.
@MainActor
final class FamilyPlace {
    nonisolated enum Kind: String, CaseIterable {
        case folder, ssh, postgres
        /// A host that is asked by ssh, with a database behind it.
        case hosted

        var isInDatabase: Bool { self == .postgres || self == .hosted }
        static var installed: [Kind] { allCases.filter { !$0.isInDatabase || DatabaseServer.isInstalled } }
    }

    /// One server for all; roles and the gateway are the whole server's, so that its clubs have one identity.
    private static let server = Result { try DatabaseServer() }
    private static let club = ClubID.random()

    let kind: Kind
    /// The shared folder, or that of the account.
    let folder: String
    private let database = "family_\(ClubRoomID.random().text)"
    private let admin: CommandBench
    /// The seat of the first key, which needs no invitation.
    private var founder: ClubSeat? = ClubSeat()

    init(_ kind: Kind, at now: Instant) async throws {
        self.kind = kind
        admin = CommandBench(now: now)
        folder = "\(admin.home)-shared"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let name = try #require(SharedName("Walkers"))
        switch kind {
        case .folder: break
        case .ssh: try SQLiteClub(path: "\(folder)/club").found(named: name, by: try #require(founder))
        case .postgres, .hosted: try await found(named: name)
        }
        try set(now)
    }

    /// Makes the club before a clock can be set in it; `gnd together init` then finds it there.
    private func found(named name: SharedName) async throws {
        let server = try Self.server.get()
        admin.secret = server.password
        try server.run("CREATE DATABASE \(database)")
        let place = try PostgresURL(server.url(database), account: "admin") { _ in nil }.address
        let club = ClubAdmin(address: place, password: server.password)
        try await club.found(Self.club, named: name)
        guard kind == .hosted else { return }
        try await club.openGateway(of: Self.club)
        let host = PostgresHost(to: Self.club, at: try #require(place.forMembers(withTokens: true)))
        founder = host.founder
        try host.text.write(toFile: "\(folder)/club", atomically: false, encoding: .utf8)
        try await club.admit(host)
    }

    private var url: String { get throws { try Self.server.get().url(database) } }

    func set(_ now: Instant) throws {
        admin.clock.advance(by: .milliseconds(now.milliseconds - admin.clock.now.milliseconds))
        if kind.isInDatabase {
            try Self.server.get().run(
                "CREATE OR REPLACE FUNCTION gnd_v1.now_milliseconds() RETURNS bigint LANGUAGE sql STABLE AS 'SELECT \(now.milliseconds)'",
                in: database)
        }
        try String(now.milliseconds).write(toFile: "\(folder)/clock", atomically: true, encoding: .utf8)
    }

    /// Lets a computer's key into the account.
    private func authorize(_ bench: CommandBench, as seat: ClubSeat) throws {
        let link = "\(bench.home)-ssh"
        try "exec '\(HostProgram.path)' '\(folder)/club' \"$(cat '\(folder)/clock')\" \(seat.text)"
            .write(toFile: "\(link).does", atomically: true, encoding: .utf8)
        if bench.environment["GND_SSH"] == nil {
            try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: HostProgram.standIn)
        }
        bench.environment["GND_SSH"] = link
    }

    /// Lets a computer come as far as its owner can let it.
    func prepare(_ bench: CommandBench) throws {
        guard kind == .ssh || kind == .hosted else { return }
        try authorize(bench, as: founder ?? ClubSeat())
        founder = nil
    }

    /// The words with which the first one opens a room.
    func opening(_ bench: CommandBench) throws -> [String] {
        let named = ["--name", "Family", "--as", "Anna", "--yes"]
        switch kind {
        case .folder: return ["together", "folder", folder] + named
        case .ssh, .hosted: return ["together", "init", "ssh://club@walk.example"] + named
        case .postgres:
            bench.secret = admin.secret
            return ["together", "init", try url] + named
        }
    }

    /// The words with which somebody takes an invitation.
    func joining(_ word: String) -> [String] { ["together", "join", word, "--yes"] + (kind == .folder ? ["--folder", folder] : []) }

    /// The words with which Anna, who lost her computer, comes back on a new one.
    func comingBack(_ bench: CommandBench, by phrase: String?) async throws -> [String] {
        switch kind {
        case .folder:
            bench.secret = phrase
            return ["together", "recover", "--folder", folder, "--yes"]
        case .ssh:
            let name = try #require(SharedName("Anna"))
            try authorize(bench, as: SQLiteClub(path: "\(folder)/club").addMachine(ofMemberNamed: name, withKey: [1]).seat)
            return ["together", "recover", "ssh://club@walk.example", "--yes"]
        case .postgres, .hosted:
            if kind == .hosted { try authorize(bench, as: ClubSeat()) }
            let entrance = kind == .hosted ? ["--entrance", "ssh://club@walk.example"] : []
            let made = await admin.run(["together", "authorize", try url, "--as", "Anna", "--yes"] + entrance)
            return joining(made.output.split(separator: "\n").first.map(String.init) ?? "")
        }
    }
}
