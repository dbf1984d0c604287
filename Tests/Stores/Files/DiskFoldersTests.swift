import Foundation
import Glibc
import Testing
import Walking

@testable import Files

struct DiskFoldersTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "gnd-folders-\(UUID().uuidString)").path

    init() { mkdir(folder, 0o700) }

    @Test func `what can be read and begins alike is found, and nothing hidden without a dot`() async {
        mkdir("\(folder)/Walks", 0o700)
        for name in ["watch.gpx", "Other.gpx", ".walk", "wa it.zip"] {
            _ = FileManager.default.createFile(atPath: "\(folder)/\(name)", contents: nil)
        }
        symlink("\(folder)/nothing", "\(folder)/wanted")
        mkfifo("\(folder)/wapipe", 0o600)
        let folders = DiskFolders()
        #expect(
            await folders.entries(in: folder, startingWith: "wa")
                == [FolderEntry("Walks", isFolder: true), FolderEntry("wa it.zip"), FolderEntry("watch.gpx")])
        #expect(await folders.entries(in: folder, startingWith: ".w") == [FolderEntry(".walk")])
        #expect(await folders.entries(in: folder, startingWith: "").count == 4)
        #expect(await folders.entries(in: "\(folder)/nowhere", startingWith: "").isEmpty)
        #expect(await folders.entries(in: "\(folder)/watch.gpx", startingWith: "").isEmpty)
    }
}
