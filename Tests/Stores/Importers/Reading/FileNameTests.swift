import Foundation
import Glibc
import Testing
import Walking

@testable import Importers

/// Files whose names are no UTF-8.
struct FileNameTests {
    private let folder: Folder
    private let track = """
        <gpx version="1.1"><trk><type>walking</type><trkseg><trkpt lat="50" lon="8"><time>2026-03-27T07:00:00Z</time></trkpt>
        <trkpt lat="50.001" lon="8"><time>2026-03-27T07:02:00Z</time></trkpt></trkseg></trk></gpx>
        """
    /// `산책.gpx` as a Korean Windows writes it.
    private let korean: [UInt8] = [0xBB, 0xEA, 0xC3, 0xA5] + Array(".gpx".utf8)

    init() throws {
        folder = try Folder()
    }

    /// Writes a file under these very bytes and gives its path.
    private func write(_ name: [UInt8], in part: String = "") throws -> String {
        let plain = try folder.write("\(part)plain", track)
        let path = PathText.of(Array("\(folder.path)/\(part)".utf8) + name)
        try #require(PathText.withSystemPath(path) { rename(plain, $0) } == 0)
        return path
    }

    @Test func `a file is read, and the ledger keeps a path from which it is found again`() async throws {
        let path = try write(korean)
        let sink = try await imported(path)
        #expect(sink.walks.count == 1)
        let file = try #require(sink.all.files.first)
        #expect(file.name == #"\xbb\xeaå.gpx"#)
        #expect(sink.all.finished.first?.hash?.count == 64)
        #expect(try await imported(#require(file.path)).walks.count == 1)
    }

    @Test func `a folder's files are read under whatever names`() async throws {
        _ = try write(korean, in: "all/")
        _ = try write([0xFF, 0xFE], in: "all/deep/")
        _ = try write(Array("a.gpx".utf8), in: "all/")
        let sink = try await imported("\(folder.path)/all")
        #expect(sink.walks.count == 3)
        #expect(sink.all.finished.first?.hash?.count == 64)
    }

    @Test func `a name as a terminal or GND itself shows it finds the file, unless two look the same`() async throws {
        _ = try write(korean)
        for shown in [String(decoding: korean, as: UTF8.self), "\u{FFFD}å.gpx", #"\xbb\xeaå.gpx"#] {
            #expect(try await imported("\(folder.path)/\(shown)").walks.count == 1, "\(shown)")
        }
        _ = try write([0xBB, 0xBB, 0xC3, 0xA5] + Array(".gpx".utf8))
        await #expect(throws: ImportFailure.missing(path: "\(folder.path)/\u{FFFD}å.gpx")) {
            try await imported("\(folder.path)/\u{FFFD}å.gpx")
        }
        #expect(try await imported("\(folder.path)/\(#"\xbb\xeaå.gpx"#)").walks.count == 1)
    }

    @Test func `an archive's files are read under whatever names`() async throws {
        let content = Array(track.utf8)
        let zips = [false, true].map { Zip(named: [(korean, content), ([0xFF], content)], isUTF8: $0).bytes }
        for bytes in zips + [Tar(named: [(korean, track), ([0xFF], track)]).bytes] {
            #expect(try await imported(folder.write("archive", bytes)).walks.count == 2)
        }
    }

    @Test func `what lies too deep in a folder is counted, and the rest is read`() async throws {
        _ = try write(korean, in: "all/")
        let deep = "all/" + String(repeating: "d/", count: 40)
        try folder.write("\(deep)x.gpx", track)
        let sink = try await imported("\(folder.path)/all")
        #expect(sink.walks.count == 1)
        #expect(sink.skipped == [.unreadable: 1])
        #expect(sink.all.finished.map(\.isPartial) == [true])
        #expect(sink.all.places.map(\.problem) == [.tooDeep] && sink.all.places.map(\.file) == [String(repeating: "d/", count: 32)])
    }
}
