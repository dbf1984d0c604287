import Glibc
import Testing
import Walking

@testable import Files

/// A folder that several people write, entered through open descriptors.
struct SharedFolderTests {
    private func withFolder(_ body: (String) throws -> Void) throws {
        var name = Array("/tmp/gnd-shared.XXXXXX".utf8CString)
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

    @Test func `a file is there whole, is replaced, and goes`() throws {
        try withFolder { path in
            let folder = try SharedFolder(path).made("people")
            try folder.write([1, 2], as: "a")
            try folder.write([3], as: "a")
            #expect(try folder.read("a", most: 1) == [3])
            #expect(folder.names() == ["a"] && Folder.names(in: "\(path)/people") == ["a"])
            try folder.remove("a")
            try folder.remove("a")
            #expect(folder.names().isEmpty)
        }
    }

    @Test func `to try whether a file could be put there leaves nothing`() throws {
        try withFolder { path in
            let folder = try SharedFolder(path)
            try folder.tryWriting([1, 2, 3])
            #expect(system("test -z \"$(ls -A \(path))\"") == 0)
        }
    }

    @Test func `neither a link nor a pipe nor more than was asked for is read`() throws {
        try withFolder { path in
            let folder = try SharedFolder(path)
            try folder.write([1, 2, 3], as: "a")
            symlink("\(path)/a", "\(path)/link")
            mkfifo("\(path)/pipe", 0o600)
            #expect(problem { () throws(FileFailure) in _ = try folder.read("link", most: 9) } == .link)
            #expect(problem { () throws(FileFailure) in _ = try folder.read("pipe", most: 9) } == .notAFile)
            #expect(problem { () throws(FileFailure) in _ = try folder.read("a", most: 2) } == .tooLarge)
            #expect(problem { () throws(FileFailure) in _ = try folder.read("b", most: 2) } == .system(ENOENT))
            symlink(path, "\(path)/round")
            #expect(problem { () throws(FileFailure) in _ = try folder.folder("round") } == .system(ENOTDIR))
        }
    }
}
