import Glibc
import Testing
import Walking

@testable import Files

struct ReplacingFailureTests {
    private func withFolder(_ body: (String) throws -> Void) throws {
        var name = Array("/tmp/gnd-replacing.XXXXXX".utf8CString)
        let folder = try #require(mkdtemp(&name)).withMemoryRebound(to: CChar.self, capacity: name.count) { String(cString: $0) }
        defer { _ = system("rm -rf \(folder)") }
        try body(folder)
    }

    private func problem(_ body: () throws(FileFailure) -> Void) -> FileProblem? {
        do throws(FileFailure) {
            try body()
            return nil
        } catch {
            return error.problem
        }
    }

    @Test func `what cannot take the place of a folder is said and taken away`() throws {
        try withFolder { folder in
            mkdir("\(folder)/place", 0o700)
            let problem = problem { () throws(FileFailure) in try Replacing("\(folder)/place", isDurable: true)(with: [1]) }
            #expect(problem == .system(EISDIR))
            #expect(Folder.names(in: folder) == ["place"])
        }
    }

    @Test func `a file that is made only where there is none leaves a folder, too`() throws {
        try withFolder { folder in
            mkdir("\(folder)/place", 0o700)
            let isFirst = try Replacing("\(folder)/place", isDurable: true).create(with: [1])
            #expect(!isFirst)
            #expect(Folder.names(in: folder) == ["place"])
        }
    }

    @Test func `where no file can be made, that is said, and not that another was first`() throws {
        try withFolder { folder in
            for path in ["\(folder)/nowhere/file", "\(folder)/\(String(repeating: "x", count: 250))"] {
                for isDurable in [true, false] {
                    let problem = problem { () throws(FileFailure) in _ = try Replacing(path, isDurable: isDurable).create(with: [1]) }
                    #expect(problem == .system(path.hasSuffix("file") ? ENOENT : ENAMETOOLONG))
                }
            }
            #expect(Folder.names(in: folder) == [])
        }
    }

    /// Runs in a process of its own, which may go into a folder.
    @Test func `a place that has no name is said, and what was written for it is taken away`() async throws {
        await #expect(processExitsWith: .success) {
            var name = Array("/tmp/gnd-nameless.XXXXXX".utf8CString)
            let folder = try #require(mkdtemp(&name))
            #expect(chdir(folder) == 0)
            #expect(throws: FileFailure.self) { _ = try Replacing("", isDurable: false).create(with: [1]) }
            #expect(throws: FileFailure.self) { try Replacing("", isDurable: false)(with: [1]) }
            #expect(Folder.names(in: ".") == [])
            rmdir(folder)
        }
    }
}
