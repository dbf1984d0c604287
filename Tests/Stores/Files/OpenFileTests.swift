import Foundation
import Glibc
import Testing
import Walking

@testable import Files

struct OpenFileTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "gnd-files-\(UUID().uuidString)").path

    init() { mkdir(folder, 0o700) }

    private func path(_ name: String) -> String { "\(folder)/\(name)" }

    private func refusal(_ name: String, _ access: OpenFile.Access) -> FileProblem? {
        do throws(FileFailure) {
            _ = try OpenFile(path(name), access)
            return nil
        } catch {
            return error.problem
        }
    }

    private func status(_ name: String) -> stat {
        var status = stat()
        lstat(path(name), &status)
        return status
    }

    private static let own: [OpenFile.Access] = [.read, .readWrite, .createNew, .openOrCreate, .replace]

    @Test(arguments: own) func `a link is refused, whatever it leads to`(_ access: OpenFile.Access) throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try Data("victim".utf8).write(to: URL(fileURLWithPath: path("victim")))
        symlink(path("victim"), path("link"))
        symlink(path("circle"), path("circle"))
        symlink(path("nowhere"), path("dangling"))
        for name in ["link", "circle", "dangling"] {
            #expect(refusal(name, access) == (access == .createNew ? .system(EEXIST) : .link))
        }
        #expect(try String(contentsOfFile: path("victim"), encoding: .utf8) == "victim")
        #expect(Glibc.access(path("nowhere"), F_OK) != 0)
    }

    /// A socket stands for all that is no file; where the test may make one, so does a device of its own.
    @Test(arguments: own) func `a device, a pipe and a socket are refused, and keep their modes`(_ access: OpenFile.Access) {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        mkfifo(path("pipe"), 0o644)
        var names = ["pipe"]
        // The null device's numbers on a node of this test's own: changing it changes nothing else.
        if mknod(path("device"), S_IFCHR | 0o666, makedev(1, 3)) == 0 { names.append("device") }
        for name in names {
            let before = status(name)
            #expect(refusal(name, access) == (access == .createNew ? .system(EEXIST) : .notAFile))
            #expect(status(name).st_mode == before.st_mode)
        }
        #expect(refusal("", .read) == .system(EISDIR))
    }

    @Test func `a file of another user is refused and left as it is`() async throws {
        guard geteuid() == 0 else { return }
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try Data("theirs".utf8).write(to: URL(fileURLWithPath: path("theirs")))
        chmod(path("theirs"), 0o666)
        chown(path("theirs"), 65534, 65534)
        for access in Self.own where access != .createNew { #expect(refusal("theirs", access) == .notOwned) }
        #expect(status("theirs").st_mode & 0o777 == 0o666)
        #expect(status("theirs").st_size == 6)
        #expect(refusal("theirs", .readAny) == nil)
    }

    /// Runs in a process of its own, whose mask lets every mode through.
    @Test func `what is made is for its owner alone`() async throws {
        await #expect(processExitsWith: .success) {
            umask(0)
            var name = Array("/tmp/gnd-unmasked.XXXXXX".utf8CString)
            let folder = String(cString: try #require(mkdtemp(&name)))
            let path = "\(folder)/new"
            for access in [OpenFile.Access.createNew, .openOrCreate, .replace] {
                _ = try OpenFile(path, access)
                var status = stat()
                lstat(path, &status)
                #expect(status.st_mode & 0o777 == 0o600)
                unlink(path)
            }
            rmdir(folder)
        }
    }

    @Test func `what was open to others is closed when it is written`() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try Data("old".utf8).write(to: URL(fileURLWithPath: path("old")))
        chmod(path("old"), 0o644)
        _ = try OpenFile(path("old"), .read)
        #expect(status("old").st_mode & 0o777 == 0o644)
        _ = try OpenFile(path("old"), .readWrite)
        #expect(status("old").st_mode & 0o777 == 0o600 && status("old").st_size == 3)
        _ = try OpenFile(path("old"), .replace)
        #expect(status("old").st_size == 0)
        #expect(refusal("old", .createNew) == .system(EEXIST))
    }

    @Test func `a file that is replaced leaves a link's target alone, and nothing beside it`() throws {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try Data("victim".utf8).write(to: URL(fileURLWithPath: path("victim")))
        symlink(path("victim"), path("file"))
        try Replacing(path("file"), isDurable: true)(with: Array("new".utf8))
        #expect(try String(contentsOfFile: path("file"), encoding: .utf8) == "new")
        #expect(try String(contentsOfFile: path("victim"), encoding: .utf8) == "victim")
        #expect(try Replacing(path("file"), isDurable: false).create(with: []) == false)
        #expect(Folder.names(in: folder) == ["file", "victim"])
    }
}

/// `makedev` is a macro, which Swift does not import.
private func makedev(_ major: UInt64, _ minor: UInt64) -> dev_t { dev_t(major << 8 | minor) }
