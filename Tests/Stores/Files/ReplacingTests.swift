import Foundation
import Glibc
import Testing
import Walking

@testable import Files

struct ReplacingTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "gnd-files-\(UUID().uuidString)").path
    /// More than a system has.
    private let deadProcess = 99_999_999

    init() { mkdir(folder, 0o700) }

    private func write(_ name: String) throws { try Data("half".utf8).write(to: URL(fileURLWithPath: "\(folder)/\(name)")) }

    @Test func `what a killed process left is removed by the next who writes the file, and what a living one writes stays`() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let foreign = [".two.part-\(deadProcess)-ab", ".one.part-", ".one.part-0", ".one.part-x", ".one.part-\(getppid())-ab"]
        for name in foreign + [".one.part-\(deadProcess)-ab", ".one.part-\(deadProcess)"] { try write(name) }
        try Replacing("\(folder)/one", isDurable: false)(with: Array("whole".utf8))
        #expect(Folder.names(in: folder) == (foreign + ["one"]).sorted())
        #expect(try String(contentsOfFile: "\(folder)/one", encoding: .utf8) == "whole")
        try write(".one.part-\(deadProcess)")
        #expect(try !Replacing("\(folder)/one", isDurable: true).create(with: Array("new".utf8)))
        #expect(Folder.names(in: folder) == (foreign + ["one"]).sorted())
    }
}
