import Foundation
import LiveWalking
import ProgramTesting
import Testing
import Walking

@testable import Sessions

/// A kill, a full disk, a broken disk and a signal at each system call by which a walk is recorded.
///
/// `make faults` runs these, too.
@Suite(.serialized, .waitsForPrograms, .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/strace")))
struct SessionFaultTests {
    /// The fate of a call.
    enum Fault: String, CaseIterable {
        case kill = "signal=KILL"
        case diskFull = "error=ENOSPC"
        case diskError = "error=EIO"
        case interrupted = "error=EINTR"
    }

    /// The outcome of a run.
    private struct Outcome {
        var status: Int
        /// Lines that the program said it had taken.
        var taken: Int
        /// Its last word: where all is written, or why not.
        var end: String
        /// Lines of the file.
        var lines: Int
        var hasMet: Bool
    }

    private static let lines = 24
    /// Calls on the recording, or on its folder.
    private static let calls = ["mkdir", "openat", "flock", "write", "fdatasync"]
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("gnd-fault-\(UUID().uuidString)").path

    /// Records a walk while a call fails.
    /// - Parameter when: which of the calls, as strace counts them: `3`, or `3+` for it and all that follow.
    private func run(_ call: String, _ fault: Fault, when: String) throws -> Outcome {
        let live = LiveFolder(state: folder)
        let id = WalkID()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let (path, trace) = (live.file(of: id), folder + "/trace")
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/strace")
        process.arguments = [
            "-f", "-qq", "-o", trace, "-e", "trace=\(call)", "-P", path, "-P", live.path, "-e",
            "inject=\(call):\(fault.rawValue):when=\(when)", KillTests.victim, path, "lines", String(Self.lines),
        ]
        // One thread for tasks, since calls are counted by threads.
        process.environment = ProcessInfo.processInfo.environment.merging(["LIBDISPATCH_COOPERATIVE_POOL_STRICT": "1"]) { $1 }
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let words = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self).split(separator: "\n")
        process.waitUntilExit()
        var lines = 0
        try? SessionFile.read(path) { _ in lines += 1 }
        let text = (try? String(contentsOfFile: trace, encoding: .isoLatin1)) ?? ""
        return Outcome(
            status: Int(process.terminationStatus), taken: words.count { Int($0) != nil }, end: String(words.last ?? ""), lines: lines,
            hasMet: fault == .kill ? process.terminationReason == .uncaughtSignal : text.contains("(INJECTED)"))
    }

    @Test(arguments: calls, Fault.allCases)
    func `whatever fails once, every line that was taken is in the recording`(_ call: String, _ fault: Fault) throws {
        var met = 0
        for number in [1, 2, 3, 9, Self.lines] {
            let outcome = try run(call, fault, when: String(number))
            guard outcome.hasMet else { continue }
            met += 1
            #expect(outcome.lines >= outcome.taken, "\(call) \(number)")
            guard fault != .kill else { continue }
            #expect(outcome.status == 0 && outcome.taken == Self.lines, "\(call) \(number): \(outcome)")
            // Threads count their calls each, so that the last sync may be one that fails; then that is told.
            #expect(outcome.end == "written" || call == "fdatasync" && outcome.end == "unsynced", "\(call) \(number): \(outcome)")
        }
        #expect(met > 0, "the recorder makes no such call")
    }

    @Test func `a disk that takes lines and does not keep them is told of`() throws {
        let outcome = try run("fdatasync", .diskError, when: "1+")
        #expect(outcome.status == 0 && outcome.lines == Self.lines && outcome.end == "unsynced")
    }

    @Test(arguments: ["openat", "write"], [Fault.diskFull, .diskError])
    func `a disk that stays broken keeps nobody from walking, and what was written before is there`(
        _ call: String, _ fault: Fault
    ) throws {
        for number in [1, 9] where call == "write" || number == 1 {
            let outcome = try run(call, fault, when: "\(number)+")
            #expect(outcome.hasMet)
            #expect(outcome.status == 0 && outcome.taken == Self.lines, "\(call) \(number): \(outcome)")
            #expect(outcome.end == (fault == .diskFull ? "diskFull" : "readOnly"))
            // A second thread counts anew.
            #expect(outcome.lines >= number - 1 && outcome.lines < (number == 1 ? 1 : Self.lines))
        }
    }
}
