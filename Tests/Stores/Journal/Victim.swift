import Foundation
import Glibc

/// A program that works on a journal and is killed in the middle of it.
struct Victim {
    /// The lines that it reported before the kill.
    let lines: [String]
    /// The signal that ended it; 0 when it ended by itself.
    let signal: Int32

    /// - Parameter change: the number of the write, sync, renaming or deletion at which it dies once it works.
    init(_ task: String, on journal: String, dyingAt change: Int) throws {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { throw POSIXError(.EMFILE) }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
        posix_spawn_file_actions_addclose(&actions, ends[0])
        let words = [Self.program, task, journal, String(change)]
        var arguments = words.map { strdup($0) } + [nil]
        defer { arguments.forEach { free($0) } }
        var child: pid_t = 0
        let code = posix_spawn(&child, Self.program, &actions, nil, &arguments, environ)
        close(ends[1])
        defer { close(ends[0]) }
        guard code == 0 else { throw POSIXError(POSIXErrorCode(rawValue: code) ?? .ENOENT) }
        var text: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 4096)
        while true {
            let count = read(ends[0], &buffer, buffer.count)
            guard count > 0 else { break }
            text += buffer.prefix(count)
        }
        var status: Int32 = 0
        while waitpid(child, &status, 0) < 0, errno == EINTR {}
        signal = status & 0x7F
        // A line that the kill cut in two was not reported.
        let whole = text.lastIndex(of: 10).map { text[..<$0] } ?? []
        lines = String(decoding: whole, as: UTF8.self).split(separator: "\n").map(String.init)
    }

    /// Beside the tests, where the build puts it.
    private static let program: String = {
        let folder = (CommandLine.arguments.first ?? "").split(separator: "/").dropLast()
        let candidates = ["/" + folder.joined(separator: "/"), FileManager.default.currentDirectoryPath + "/.build/debug"]
        return candidates.map { $0 + "/journal-victim" }.first { access($0, X_OK) == 0 } ?? "journal-victim"
    }()
}
