import Foundation
import ProgramTesting
import Testing

/// The program of somebody without a club: it opens nothing for the sake of those who have one.
@Suite(.waitsForPrograms, .enabled(if: Strace.isInstalled && ShippedBinary.isBuilt))
nonisolated struct NoClubTests {
    @Test(arguments: [
        "today", "prompt", "days", "together", "together sync", "log '30m 3000'", "--linear",
    ]) func `without a club no network is reached, no library of one is loaded and no ssh is started`(_ words: String) throws {
        let binary = try ShippedBinary()
        defer { binary.remove() }
        let trace = binary.home.appending(path: "trace").path
        let strace = "timeout -k 5 60 /usr/bin/strace -f -qq -o '\(trace)' -e trace=socket,connect,execve,openat"
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/bash")
        process.arguments = ["-c", "\(strace) env TERM=dumb \(binary.command(words)) >/dev/null 2>&1 </dev/null"]
        try process.run()
        process.waitUntilExit()
        let calls = try String(contentsOfFile: trace, encoding: .isoLatin1).split(separator: "\n")
        #expect(calls.contains { $0.contains("openat") }, "nothing was seen")
        #expect(calls.filter { $0.contains("AF_INET") } == [])
        #expect(calls.filter { $0.contains("libpq") } == [])
        #expect(calls.filter { $0.contains("execve") && $0.contains("ssh") } == [])
    }

    /// The places of the library, wherever the system keeps those of its kind of processor.
    ///
    /// The loader may ask by either name where `/lib` is a link to `/usr/lib`.
    private static let libraries = ["/usr/lib", "/lib"].flatMap { root in
        let folders = (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
        return folders.map { "\(root)/\($0)/libpq.so.5" }.filter { FileManager.default.fileExists(atPath: $0) }
    }

    @Test func `a database without its library is told by the package to install`() throws {
        let binary = try ShippedBinary()
        defer { binary.remove() }
        // Nothing needs to be hidden where the library is not installed.
        let hidden = Self.libraries.map { "-P '\($0)'" }.joined(separator: " ")
        let strace =
            hidden.isEmpty ? "" : "/usr/bin/strace -f -qq -o /dev/null \(hidden) -e trace=openat -e inject=openat:error=ENOENT"
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/bash")
        let command = binary.command("together doctor postgresql://admin@127.0.0.1:1/club", after: strace)
        process.arguments = ["-c", "echo secret | env -u PGPASSFILE \(command) 2>&1"]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let said = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 1 && said.contains("Install libpq5 to use this club."), "\(said)")
    }
}
