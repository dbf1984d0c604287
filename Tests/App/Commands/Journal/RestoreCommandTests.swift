import Foundation
import Testing

@testable import gnd

@MainActor
struct RestoreCommandTests {
    let bench = CommandBench()

    @Test func `a backup is put back with what it knew, and what came after is kept aside`() async throws {
        _ = try await bench.importSample()
        let before = await bench.run("days", "--json")
        let backup = await bench.run("backup", "--json")
        let file = try JSONDecoder().decode([String: String].self, from: Data(backup.output.utf8))
        let path = try #require(file["file"])
        #expect(file["sha256"]?.count == 64)
        _ = await bench.run("log", "35m 3900")
        let restored = await bench.run("restore", path)
        #expect(restored.status == 0 && restored.output.contains("before-restore"))
        #expect(await bench.run("days", "--json") == before)
        #expect(await bench.run("prompt").output == "1.5k/7k 1d\n")
        #expect(!restored.output.contains("No hash"))
        try FileManager.default.removeItem(atPath: path + ".sha256")
        #expect(await bench.run("restore", path).output.contains("There was no hash beside it to compare."))
    }

    @Test func `a backup that was changed is refused, and the journal stays`() async throws {
        _ = try await bench.importSample()
        let path = "\(bench.home)-copy.db"
        _ = await bench.run("backup", path)
        try Data(repeating: 7, count: 4096).write(to: URL(fileURLWithPath: path))
        let outcome = await bench.run("restore", path)
        #expect(outcome.status == 1 && outcome.errors.contains("hash"))
        #expect(await bench.run("today", "--json").output.contains("\"steps\":1500"))
    }

    @Test func `a file that is no backup is called so, and the journal stays`() async throws {
        _ = try await bench.importSample()
        let script = try bench.write("#!/bin/sh\necho hello\n", to: "lib.sh")
        let english = await bench.run("restore", script)
        #expect(
            english == .init(status: 1, output: "", errors: "gnd: \(script) is not a GND backup. Choose a file that “gnd backup” made.\n"))
        #expect(await bench.run("restore", script, "--lang", "ko").errors.contains("GND의 백업이 아니에요"))
        #expect(await bench.run("today", "--json").output.contains("\"steps\":1500"))
    }

    @Test func `a backup takes the place of no file`() async throws {
        _ = try await bench.importSample()
        let path = try bench.write("mine", to: "copy.db")
        let english = await bench.run("backup", path)
        #expect(english.errors == "gnd: \(path) already exists and was left alone. Choose another name, or delete that one first.\n")
        #expect(await bench.run("backup", path, "--lang", "ko").errors.contains("파일이 이미 있어서 그대로 뒀어요"))
        #expect(try String(contentsOfFile: path, encoding: .utf8) == "mine")
    }
}
