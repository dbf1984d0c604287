import Foundation
import Glibc
import ProgramTesting
import Testing

/// The commands of the built program, as a shell sees them.
@Suite(.waitsForPrograms, .enabled(if: ShippedBinary.isBuilt, "the program is not built"))
nonisolated struct ShippedCommandTests {
    let binary: ShippedBinary

    init() throws {
        binary = try ShippedBinary()
    }

    struct Outcome {
        var status: Int32
        var output: String
        var errors: String
    }

    /// Runs a script in which `$gnd` is the program in this test's home.
    private func shell(_ script: String) throws -> Outcome {
        let process = Process()
        let errors = binary.home.appending(path: "errors")
        let output = binary.home.appending(path: "output")
        for file in [errors, output] { _ = FileManager.default.createFile(atPath: file.path, contents: nil) }
        process.executableURL = URL(fileURLWithPath: "/bin/bash")
        process.arguments = [
            "-c",
            "cd '\(binary.home.path)'; gnd() { \(binary.command()) \"$@\"; }; start() { exec env \(binary.command()) \"$@\"; }; \(script)",
        ]
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = try FileHandle(forWritingTo: errors)
        try process.run()
        process.waitUntilExit()
        return Outcome(
            status: process.terminationStatus, output: try String(contentsOf: output, encoding: .utf8),
            errors: try String(contentsOf: errors, encoding: .utf8))
    }

    private func writeExport(records: Int) throws {
        let all = (0..<records).map { index in
            let minute = index % 1440
            let start = String(
                format: "2026-%02d-%02d %02d:%02d", 1 + index / 1440 / 28 % 9, 1 + index / 1440 % 28, minute / 60, minute % 60)
            return AppleExport.record("iPhone", "\(start):00 +0000", "\(start):59 +0000", 10)
        }
        try Data(AppleExport.export(all).utf8).write(to: binary.home.appending(path: "export.xml"))
    }

    @Test func `a running app leaves no core file, whatever the shell allows`() throws {
        let outcome = try shell(
            """
            ulimit -c "$(ulimit -H -c)"; mkfifo in
            start --demo --linear <> in > out & pid=$!
            until [ -s out ]; do :; done
            grep 'Max core file size' /proc/$pid/limits | tr -s ' '
            kill -9 $pid; wait $pid
            """)
        #expect(outcome.output.hasPrefix("Max core file size 0 0 bytes"))
    }

    @Test func `exit codes are 0, 1 and 2, and only results go to the output`() throws {
        defer { binary.remove() }
        let version = try shell("gnd --version")
        #expect(version.status == 0 && version.output.hasPrefix("gnd ") && version.errors.isEmpty)
        let missing = try shell("gnd import nothing.zip")
        #expect(missing.status == 1 && missing.output.isEmpty && missing.errors.hasPrefix("gnd: "))
        let wrong = try shell("gnd frobnicate")
        #expect(wrong.status == 2 && wrong.output.isEmpty && wrong.errors.hasPrefix("gnd: "))
    }

    @Test func `what is no terminal gets no colours and no progress`() throws {
        defer { binary.remove() }
        try writeExport(records: 3_000)
        let outcome = try shell("gnd import export.xml; gnd days; gnd today; gnd doctor; gnd --help")
        #expect(!outcome.output.contains("\u{1B}") && !outcome.errors.contains("\u{1B}") && !outcome.errors.contains("\r"))
        #expect(outcome.output.contains("3,000 records added"))
        #expect(try shell("gnd days --color 16").output.contains("\u{1B}[32m"))
    }

    @Test func `a closed pipe is quiet, a full disk is not`() throws {
        defer { binary.remove() }
        try writeExport(records: 30)
        #expect(try shell("gnd import export.xml").status == 0)
        let closed = try shell("set -o pipefail; gnd export --format json | true")
        #expect(closed.status == 0 && closed.errors.isEmpty)
        let full = try shell("gnd days >/dev/full")
        #expect(full.status == 1 && full.errors.contains("full"))
    }

    @Test func `Ctrl-C keeps what was reported as saved, and the next import goes on`() throws {
        defer { binary.remove() }
        try writeExport(records: 40_000)
        // The journal is there before, so that its log grows by batches alone; the interrupt comes when the first ones are in it.
        // It is the import that waits on a busy machine, not who looks at it.
        let outcome = try shell(
            """
            gnd days > created.txt
            (renice -n 19 $BASHPID >/dev/null; start import export.xml) & job=$!
            until [ "$(stat -c %s home/journal.db-wal 2>/dev/null || echo 0)" -gt 200000 ] || ! kill -0 $job; do :; done
            kill -INT $job; wait $job
            """)
        #expect(outcome.status == 1)
        #expect(outcome.output.contains("incomplete"), "\(outcome)")
        #expect(outcome.errors.hasPrefix("gnd: "))
        let saved = try #require(outcome.output.firstMatch(of: /([\d,]+) records added/)).1
        let again = try shell("gnd import export.xml")
        #expect(again.status == 0)
        #expect(again.output.contains("\(saved) known already"), "\(saved): \(again)")
    }

    @Test func `two imports at once are both counted, once`() throws {
        defer { binary.remove() }
        try writeExport(records: 8_000)
        let outcome = try shell("gnd import export.xml & gnd import export.xml; first=$?; wait $! && exit $first")
        #expect(outcome.status == 0, "\(outcome)")
        let days = try shell("gnd days --json").output
        #expect(days.contains(#""steps":14400"#) && !days.contains(#""steps":28800"#))
    }

    @Test func `a limit on the size of files stops an import with a sentence, and nothing is lost`() throws {
        defer { binary.remove() }
        try writeExport(records: 20_000)
        #expect(try shell("gnd log '5m 500' --home home").status == 0)
        let limited = try shell("ulimit -f 300; gnd import export.xml")
        #expect(limited.status == 1)
        #expect(limited.errors.hasPrefix("gnd: The disk is full.") && limited.errors.split(separator: "\n").count == 1, "\(limited)")
        #expect(try shell("gnd doctor").output.contains("✓  Journal"))
        #expect(try shell("gnd import export.xml").status == 0)
    }

    @Test func `a folder that may not be written is named`() throws {
        defer { binary.remove() }
        let outcome = try shell("gnd days --home /proc/gnd")
        #expect(outcome.status == 1)
        #expect(outcome.errors.contains("/proc/gnd"))
    }
}
