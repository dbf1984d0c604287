import Dispatch
import Foundation
import Synchronization

/// A server of the tests in a process of its own, which ends when this process does: it waits for the end of its standard input.
final class ChildServer: Sendable {
    struct Failure: Error {}

    static let script = "\(FileManager.default.currentDirectoryPath)/Scripts/postgres-for-tests"

    /// The folder of its socket.
    let folder: String
    let port: UInt16
    private let lifeline: FileHandle

    private init(folder: String, port: UInt16, lifeline: FileHandle) {
        self.folder = folder
        self.port = port
        self.lifeline = lifeline
    }

    /// Begins one and waits until it says that it is ready, on a thread that nobody else needs.
    static func begin(_ arguments: [String]) async throws -> ChildServer {
        try await withCheckedThrowingContinuation { continuation in
            DispatchQueue.global().async {
                continuation.resume(with: Result { try begin(waiting: arguments) })
            }
        }
    }

    private static func begin(waiting arguments: [String]) throws -> ChildServer {
        let process = Process()
        let (input, output) = (Pipe(), Pipe())
        process.executableURL = URL(fileURLWithPath: script)
        process.arguments = arguments
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        let said = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self).split(whereSeparator: \.isWhitespace)
        guard said.count == 3, said[0] == "ready", let port = UInt16(said[2]) else { throw Failure() }
        return ChildServer(folder: String(said[1]), port: port, lifeline: input.fileHandleForWriting)
    }
}
