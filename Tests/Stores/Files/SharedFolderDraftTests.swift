import Files
import Foundation
import Testing

/// The drafts of files in a shared folder: what a writer leaves that was killed.
struct SharedFolderDraftTests {
    private let path = FileManager.default.temporaryDirectory.appending(path: "gnd-drafts-\(UUID().uuidString)").path

    private func names() -> [String] { ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted() }

    @Test func `a draft that nobody holds is removed, one that is being written stays, and so does everything else`() throws {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: path) }
        for name in [".gnd-left.tmp", ".gnd-held.tmp", ".other.tmp", ".gnd-note", "card"] {
            try Data("x".utf8).write(to: URL(fileURLWithPath: "\(path)/\(name)"))
        }
        try FileManager.default.createSymbolicLink(atPath: "\(path)/.gnd-link.tmp", withDestinationPath: "/etc/hostname")
        let held = open("\(path)/.gnd-held.tmp", O_RDONLY)
        defer { close(held) }
        #expect(flock(held, LOCK_EX) == 0)
        let folder = try SharedFolder(path)
        folder.removeDrafts()
        #expect(names() == [".gnd-held.tmp", ".gnd-link.tmp", ".gnd-note", ".other.tmp", "card"])
        try folder.write(Array("new".utf8), as: "card")
        #expect(try folder.read("card", most: 10) == Array("new".utf8))
        #expect(names() == [".gnd-held.tmp", ".gnd-link.tmp", ".gnd-note", ".other.tmp", "card"])
    }
}
