import Glibc
import Testing
import Walking

@testable import Files

struct OpenFileBytesTests {
    @Test func `of a file that has fewer bytes than are asked for, those that it has are read`() throws {
        var name = Array("/tmp/gnd-bytes.XXXXXX".utf8CString)
        close(mkstemp(&name))
        let path = String(decoding: name.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
        defer { unlink(path) }
        try OpenFile(path, .replace).write([1, 2, 3])
        let file = try OpenFile(path, .read)
        #expect(try file.next(2) == [1, 2])
        #expect(try file.next(100) == [3])
        #expect(try file.next(100) == [])
        #expect(try OpenFile(path, .read).bytes(most: 2) == [1, 2])
        #expect(try OpenFile(path, .read).bytes(most: 100) == [1, 2, 3])
    }

    /// The kernel's own files keep nothing, and say so; nothing is written to this one.
    @Test func `where nothing can be kept on a disk, that is said`() throws {
        let file = try OpenFile("/proc/self/comm", .readWrite)
        let error = #expect(throws: FileFailure.self) { try file.sync() }
        #expect(error?.problem == .system(EINVAL))
    }
}
