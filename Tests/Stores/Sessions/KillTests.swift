import Foundation
import LiveWalking
import ProgramTesting
import Testing
import Walking

@testable import Sessions

/// The program is killed while it records: two hundred times, at changes of files that a seed draws.
@Suite(.serialized, .waitsForPrograms)
struct KillTests {
    static let victim: String = {
        let folder = (CommandLine.arguments.first ?? "").split(separator: "/").dropLast().joined(separator: "/")
        let candidates = ["/" + folder, FileManager.default.currentDirectoryPath + "/.build/debug"]
        return candidates.map { $0 + "/session-victim" }.first { FileManager.default.isExecutableFile(atPath: $0) } ?? "session-victim"
    }()

    /// - Returns: the number of lines that it reported.
    private func kill(_ path: String, at change: Int) throws -> Int {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: Self.victim)
        process.arguments = [path, String(change)]
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let text = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == 9)
        return String(decoding: text, as: UTF8.self).split(separator: "\n").count
    }

    @Test func `killed at any change, every line that was taken is there, and no other program holds it`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("gnd-kill-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        var dice = SeededGenerator(seed: 15)
        var reported = 0
        for _ in 0..<200 {
            let live = LiveFolder(state: folder)
            let id = WalkID()
            let count = try kill(live.file(of: id), at: .random(in: 1...100, using: &dice))
            reported += count
            var lines = 0
            try? SessionFile.read(live.file(of: id)) { _ in lines += 1 }
            #expect(lines >= count)
            #expect(!live.isRecorded(id))
            if count > 0 { #expect(live.unsaved == [id]) }
            live.remove(id)
        }
        #expect(reported > 1000)
    }

    @Test func `a last line without its end is taken away before the walk goes on`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("gnd-kill-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let path = folder + "/walk.ndjson"
        try Data("{\"t\":1}\n{\"t\":2,\"s\":\"st".utf8).write(to: URL(fileURLWithPath: path))
        let recorder = SessionRecorder(path)
        recorder.append(Array("{\"t\":3}\n".utf8))
        recorder.close()
        #expect(try String(contentsOfFile: path, encoding: .utf8) == "{\"t\":1}\n{\"t\":3}\n")
    }
}
