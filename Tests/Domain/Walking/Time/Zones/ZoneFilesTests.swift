import Foundation
import Testing

@testable import Walking

/// The names of zones, and what is no name.
struct ZoneFilesTests {
    @Test func `a name cannot lead out of the database`() {
        for name in [
            "", "/", "/etc/passwd", "../zoneinfo/UTC", "Asia/../UTC", "Asia//Seoul", "Asia/", "/UTC", "posix/UTC", "right/UTC",
            "posixrules",
            "zone.tab", "Asia", "asia/Seoul", "Asia/Seoul\0", "Asia/Sé", String(repeating: "A", count: 5000),
        ] {
            #expect(Zone(name) == nil, "\(name)")
        }
    }

    @Test func `without a database there are UTC and fixed offsets`() {
        let none = ZoneFiles(in: ["/nowhere", "usr/share/zoneinfo"])
        #expect(none.folder == nil && none.names().isEmpty)
        #expect(Zone("Asia/Seoul", in: none) == nil)
        #expect(Zone("UTC", in: none) == .utc)
        #expect(Zone("GMT+9", in: none)?.offset(at: Instant(seconds: 0)) == 32_400)
    }

    @Test(arguments: [
        ("GMT+9", 32_400), ("UTC+09:00", 32_400), ("GMT+0900", 32_400), ("GMT-3:30", -12_600), ("UTC-0", 0), ("GMT", 0), ("GMT+18", 64_800),
    ])
    func `a fixed offset is to the east`(name: String, offset: Int) {
        #expect(Zone(name)?.offset(at: Instant(seconds: 1_000_000_000)) == offset)
    }

    @Test(arguments: [
        "GMT+", "GMT+1:2", "GMT+9:5", "GMT+18:01", "GMT+25", "GMT+12345", "GMT+9:00:00", "GMT+a", "GMT+9:60", "UTC 9", "GMT+:30",
    ])
    func `what is no offset is no zone`(name: String) {
        #expect(Zone(name) == nil)
    }

    @Test func `the names begin with those of countries, and each is a zone`() throws {
        let names = Zone.names
        #expect(names.first == "Africa/Abidjan" && names.contains("Asia/Seoul") && names.contains("America/Argentina/Ushuaia"))
        let old = try #require(names.firstIndex(of: "Asia/Calcutta"))
        let new = try #require(names.firstIndex(of: "Asia/Kolkata"))
        #expect(new < old)
        #expect(Set(names).count == names.count)
        #expect(names.filter { Zone($0) == nil } == [])
    }

    @Test func `only a plain file of a fit size is read`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "gnd-zones-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(mkfifo(folder.appending(path: "Pipe").path, 0o600) == 0)
        try Data(count: 1 << 20).write(to: folder.appending(path: "Long"))
        try Data("TZif2".utf8).write(to: folder.appending(path: "Short"))
        let files = ZoneFiles(in: [folder.path])
        for name in ["Pipe", "Long", "Short"] { #expect(files.rules(of: name) == nil) }
        #expect(ZoneFiles.contents(of: "/dev/zero") == nil && ZoneFiles.contents(of: folder.path) == nil)
    }

    @Test func `a name has 64 letters at the most`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "gnd-zones-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let files = ZoneFiles(in: ["/nowhere", folder.path, "/usr/share/zoneinfo"])
        #expect(files.folder == folder.path)
        for length in [64, 65] {
            let name = String(repeating: "A", count: length)
            try Data(ZoneFileText().bytes).write(to: folder.appending(path: name))
            #expect((files.rules(of: name) == nil) == (length > 64))
        }
    }

    @Test func `the names are those of the table, then the files of folders two deep`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "gnd-zones-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        for path in ["Area/Town", "Area/Land/Town", "Area/Land/Part/Town", "posix/Town", "Old"] {
            let file = folder.appending(path: path)
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data().write(to: file)
        }
        try Data("# a comment\nDE\t+0\tArea/Town\tnote\nXX\t+0\n".utf8).write(to: folder.appending(path: "zone.tab"))
        let files = ZoneFiles(in: [folder.path])
        #expect(files.places() == ["Area/Town"])
        #expect(files.names() == ["Area/Town", "Area/Land/Town", "Old"])
    }

    @Test func `the machine has a database, as these tests need one`() {
        #expect(Zone.hasDatabase)
    }

    @Test func `a file as long as the longest that is read is read, and one byte more is not`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "gnd-zones-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for extra in [0, 1] {
            let file = folder.appending(path: "File\(extra)")
            try Data(count: 131_072 + extra).write(to: file)
            #expect(ZoneFiles.contents(of: file.path)?.count == (extra == 0 ? 131_072 : nil))
        }
    }
}
