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
}
