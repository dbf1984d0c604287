import Testing
import Walking

@testable import Importers

struct FolderNamesTests {
    @Test func `names are sorted, hidden ones and folders among them, without the folder itself and the one above`() throws {
        let folder = try Folder()
        for name in ["b.gpx", "a.gpx", ".hidden", "sub/inside", "산책.fit"] { try folder.write(name, "x") }
        #expect(try FolderNames.of(folder.path) == [".hidden", "a.gpx", "b.gpx", "sub", "산책.fit"])
    }

    @Test func `an empty folder has no names`() throws {
        let folder = try Folder()
        #expect(try FolderNames.of(folder.path) == [])
    }

    @Test func `a folder that is not there, and a file, are refused with the system's reason`() throws {
        let folder = try Folder()
        let file = try folder.write("a", "x")
        #expect(throws: ReadFailure.refused(.system(2))) { try FolderNames.of(folder.path + "/none") }
        #expect(throws: ReadFailure.refused(.system(20))) { try FolderNames.of(file) }
    }
}
