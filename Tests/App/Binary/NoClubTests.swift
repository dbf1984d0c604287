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
}
