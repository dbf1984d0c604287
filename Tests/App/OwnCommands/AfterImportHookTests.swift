import Foundation
import SQLite
import Testing
import Walking

@testable import gnd

@MainActor
struct AfterImportHookTests {
    let bench = CommandBench()
    private let manager = FileManager.default

    private func install(_ script: String, mode: Int = 0o755) throws {
        try manager.createDirectory(atPath: "\(bench.home)/hooks", withIntermediateDirectories: true)
        let path = "\(bench.home)/hooks/after-import"
        try Data("#!/bin/sh\n\(script)\n".utf8).write(to: URL(fileURLWithPath: path))
        try manager.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
    }

    @Test func `the hook reads what an import was, and is not run where nothing changed`() async throws {
        try install("cat > '\(bench.home)/seen'")
        #expect(try await bench.importSample().status == 0)
        let seen = try String(contentsOfFile: "\(bench.home)/seen", encoding: .utf8)
        #expect(seen.hasPrefix("{\"event\":\"after-import\",\"reports\":[{"))
        #expect(seen.contains("export.xml"))
        try manager.removeItem(atPath: "\(bench.home)/seen")
        #expect(try await bench.importSample().status == 0)
        #expect(!manager.fileExists(atPath: "\(bench.home)/seen"))
    }

    @Test func `a reimport is an import to the hook once it changed something`() async throws {
        #expect(try await bench.importSample().status == 0)
        try install("cat >> '\(bench.home)/seen'")
        #expect(await bench.run("reimport", "--yes").status == 0)
        // An older reading has missed the steps and the distance of a moment.
        try Database(path: "\(bench.home)/journal.db").script("DELETE FROM sample WHERE start = (SELECT min(start) FROM sample)")
        #expect(await bench.run("reimport").status == 0)
        #expect(!manager.fileExists(atPath: "\(bench.home)/seen"))
        #expect(await bench.run("reimport", "--yes").status == 0)
        let seen = try String(contentsOfFile: "\(bench.home)/seen", encoding: .utf8)
        #expect(seen.hasPrefix(#"{"event":"after-import","reports":[{"file":"reimport","format":"reimport","added":2,"#), "\(seen)")
        #expect(seen.filter(\.isNewline).count == 1)
    }

    @Test func `the inbox runs the hook for what it brought`() async throws {
        let folder = "\(bench.home)-inbox"
        try manager.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try Data(AppleExport.text.utf8).write(to: URL(fileURLWithPath: "\(folder)/export.xml"))
        let anHourAgo = Date(timeIntervalSince1970: Double(bench.clock.now.seconds - 3600))
        try manager.setAttributes([.modificationDate: anHourAgo], ofItemAtPath: "\(folder)/export.xml")
        try install("cat >> '\(bench.home)/seen'")
        #expect(await bench.run("inbox", folder, "--once").status == 0)
        let seen = try String(contentsOfFile: "\(bench.home)/seen", encoding: .utf8)
        #expect(seen.hasPrefix(#"{"event":"after-import","reports":[{"#) && seen.contains("export.xml"), "\(seen)")
    }

    @Test func `a hook that fails is said, and the import stands`() async throws {
        try install("echo 'no disk' >&2; exit 3")
        let result = try await bench.importSample()
        #expect(result.status == 0)
        #expect(result.errors == "gnd: hooks/after-import failed with 3: no disk\n")
        #expect(await bench.run("days").output.contains("2026-11-20"))
    }

    @Test(arguments: [0o777, 0o775, 0o644])
    func `a hook that others may write, or that is no program, is not run`(_ mode: Int) async throws {
        try install("touch '\(bench.home)/seen'", mode: mode)
        #expect(try await bench.importSample().errors.contains("is not run"))
        #expect(!manager.fileExists(atPath: "\(bench.home)/seen"))
        #expect(await bench.run("doctor").output.contains("is not run"))
    }
}
