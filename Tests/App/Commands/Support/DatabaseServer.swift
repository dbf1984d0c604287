import Foundation
import Testing

/// A PostgreSQL in a process of its own, which ends when this one does.
nonisolated final class DatabaseServer {
    static let isInstalled =
        (try? FileManager.default.contentsOfDirectory(atPath: "/usr/lib/postgresql"))?.isEmpty == false

    /// The address of a database that is there already.
    var url: String { url("postgres") }
    let password: String
    private let address: String
    private let folder: String
    private let life = Pipe()

    init() throws {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: "\(FileManager.default.currentDirectoryPath)/Scripts/postgres-for-tests")
        process.arguments = ["server"]
        process.standardInput = life
        process.standardOutput = output
        try process.run()
        let said = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self).split(whereSeparator: \.isWhitespace)
        try #require(said.count == 3 && said[0] == "ready")
        password = try String(contentsOfFile: "\(said[1])/admin.password", encoding: .utf8)
        folder = String(said[1])
        // The folder of a socket stands where a host does.
        address = "\(said[1].replacing("/", with: "%2F")):\(said[2])"
    }

    func url(_ database: String, login: String = "admin") -> String { "postgresql://\(login)@\(address)/\(database)" }

    /// Runs a statement of the admin, who may do all.
    func run(_ statement: String, in database: String = "postgres") throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/psql")
        process.arguments = ["-X", "-q", "-v", "ON_ERROR_STOP=1", "-c", statement, url(database)]
        process.environment = ["PGPASSWORD": password]
        process.standardInput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        try #require(process.terminationStatus == 0)
    }

    /// All rows of the first database, as text.
    func dump() throws -> String {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/pg_dump")
        process.arguments = ["--data-only", "--inserts", url]
        process.environment = ["PGPASSWORD": password]
        process.standardOutput = output
        process.standardInput = FileHandle.nullDevice
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        try #require(process.terminationStatus == 0)
        return text
    }

    /// Writes down from now on what connections ask.
    func listen() throws {
        try run("ALTER DATABASE postgres SET log_min_messages = 'log'")
        try run("ALTER DATABASE postgres SET log_statement = 'all'")
    }

    /// The statements that it was asked since it listens, each with the text of its parameters, as they came over the wire.
    func heard() throws -> [(statement: String, parameters: String)] {
        let lines = try String(contentsOfFile: "\(folder)/server.log", encoding: .utf8).split(separator: "\n").map(String.init)
        var heard: [(statement: String, parameters: String)] = []
        for line in lines {
            if let range = line.range(of: "] LOG:  ") {
                heard.append((String(line[range.upperBound...]), ""))
            } else if let range = line.range(of: "] DETAIL:  parameters: "), !heard.isEmpty {
                heard[heard.count - 1].parameters = String(line[range.upperBound...])
            }
        }
        return heard
    }

    func end() { try? life.fileHandleForWriting.close() }

    /// A file with the password that only its owner can read.
    @MainActor func passwordFile(for bench: CommandBench) throws -> String {
        let escaped = password.replacing("\\", with: "\\\\").replacing(":", with: "\\:")
        let path = try bench.write("*:*:*:admin:\(escaped)\n", to: "pgpass")
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
        return path
    }
}
