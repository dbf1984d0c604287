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

    private func make(_ path: String, secondsAgo: Int = 0) {
        close(open(path, O_CREAT | O_WRONLY, 0o644))
        let moment = timespec(tv_sec: time(nil) - secondsAgo, tv_nsec: 0)
        _ = [moment, moment].withUnsafeBufferPointer { utimensat(AT_FDCWD, path, $0.baseAddress, 0) }
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

    @Test func `drafts of writers that died go after an hour, and nothing else does`() throws {
        try withFolder { path in
            for name in [".gnd-dead.tmp", ".gnd-other", "gnd-mine.tmp", ".stfolder"] { make("\(path)/\(name)", secondsAgo: 3700) }
            make("\(path)/.gnd-alive.tmp", secondsAgo: 3500)
            symlink("\(path)/gnd-mine.tmp", "\(path)/.gnd-link.tmp")
            try SharedFolder(path).write([1], as: "a")
            #expect(Folder.names(in: path).sorted() == [".gnd-alive.tmp", ".gnd-link.tmp", ".gnd-other", ".stfolder", "a", "gnd-mine.tmp"])
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
