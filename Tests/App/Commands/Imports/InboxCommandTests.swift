import Foundation
import Testing
import Walking

@testable import gnd

@MainActor
struct InboxCommandTests {
    let bench = CommandBench()
    private let manager = FileManager.default

    private func makeFolder() throws -> String {
        let folder = "\(bench.home)-inbox"
        try manager.createDirectory(atPath: folder, withIntermediateDirectories: true)
        return folder
    }

    /// Writes a file that has not changed for an hour by the bench's clock.
    @discardableResult
    private func put(_ text: String, _ name: String, in folder: String, secondsAgo: Int64 = 3600) throws -> String {
        let path = "\(folder)/\(name)"
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        let date = Date(timeIntervalSince1970: Double(bench.clock.now.seconds - secondsAgo))
        try manager.setAttributes([.modificationDate: date], ofItemAtPath: path)
        return path
    }

    @Test func `what lies there is imported, said once with its difference, and stays where it is`() async throws {
        let folder = try makeFolder()
        let path = try put(AppleExport.text, "export.xml", in: folder)
        try put("Dear Ann,", "letter.txt", in: folder)
        let first = await bench.run("inbox", folder, "--once")
        #expect(first.status == 0)
        #expect(
            first.output == """
                1 file from Apple Health: +8,700 steps on 2 days (undo: gnd undo)
                letter.txt: nothing that GND can read

                """)
        #expect(await bench.run("inbox", "--once") == .init(status: 0, output: "", errors: ""))
        #expect(try String(contentsOfFile: path, encoding: .utf8) == AppleExport.text)
        let list = await bench.run("inbox", "--list").output
        #expect(list.contains("imported"))
        #expect(list.contains("nothing that GND can read"))
    }

    @Test func `gnd undo takes back what the inbox brought, which does not come again`() async throws {
        let folder = try makeFolder()
        _ = await bench.run("inbox", folder, "--once")
        try put(AppleExport.text, "export.xml", in: folder)
        bench.clock.advance(by: .seconds(60))
        _ = await bench.run("inbox", "--once")
        let undone = await bench.run("undo")
        #expect(
            undone.output
                == "Undone: import of what the inbox brought. 4 records of 2 days went. Import the file again to have them back.\n")
        #expect(await bench.run("inbox", "--once").output.isEmpty)
        #expect(await bench.run("inbox", "--list").output.contains("import undone"))
        #expect(await bench.run("inbox", "--list", "--json").output.contains(#""state":"undone""#))
        #expect(await bench.run("days").output.isEmpty)
    }

    /// A walk of ten minutes.
    private static let track: String = {
        let points = (0...10).map { minute in
            "<trkpt lat=\"\(50 + Double(minute) * 0.0006)\" lon=\"8\"><time>2026-03-27T07:\(minute < 10 ? "0" : "")\(minute):00Z</time></trkpt>"
        }
        return "<gpx><trk><type>walking</type><trkseg>\(points.joined())</trkseg></trk></gpx>"
    }()

    /// The lines of the walks in the journal as text.
    private func walks() async -> [Substring] {
        await bench.run("export", "--format", "journal").output.split(separator: "\n").filter { $0.hasPrefix("2026-03-27") }
    }

    @Test func `a file that breaks off, and comes whole under the same name, is one walk`() async throws {
        let folder = try makeFolder()
        try put(String(Self.track.prefix(Self.track.count / 2)), "a.gpx", in: folder)
        #expect(await bench.run("inbox", folder, "--once").output.contains("a.gpx: breaks off or is damaged; what could be read is kept"))
        let part = await walks()
        #expect(part.count == 1)
        bench.clock.advance(by: .seconds(60))
        try put(Self.track, "a.gpx", in: folder, secondsAgo: 1800)
        #expect(await bench.run("inbox", "--once").output.hasPrefix("1 file from GPX: "))
        let whole = await walks()
        #expect(whole.count == 1 && whole != part)
        let undone = await bench.run("undo")
        let left = await walks()
        #expect(undone.status == 0 && left == part, "\(undone) \(left)")
    }

    @Test func `names are shown and never obeyed`() async throws {
        let folder = try makeFolder()
        let names = ["-rf", "$(touch pwned)", "a\nb: imported", "\u{1B}[31mred", "export.xml;ls"]
        for name in names { try put("no export", name, in: folder) }
        let result = await bench.run("inbox", folder, "--once")
        #expect(result.output.split(separator: "\n").count == names.count)
        #expect(!result.output.contains("\u{1B}"))
        #expect(try manager.contentsOfDirectory(atPath: folder).count == names.count)
    }

    @Test func `links are not followed, and half a download is let alone`() async throws {
        let folder = try makeFolder()
        let outside = try bench.write(AppleExport.text, to: "export.xml")
        try manager.createSymbolicLink(atPath: "\(folder)/link.xml", withDestinationPath: outside)
        try put(AppleExport.text, "export.xml.part", in: folder)
        #expect(await bench.run("inbox", folder, "--once").output.isEmpty)
        try manager.moveItem(atPath: "\(folder)/export.xml.part", toPath: "\(folder)/export.xml")
        #expect(await bench.run("inbox", "--once").output.contains("+8,700 steps"))
    }

    @Test func `an export that was unpacked is one thing`() async throws {
        let folder = try makeFolder()
        try manager.createDirectory(atPath: "\(folder)/apple_health_export", withIntermediateDirectories: true)
        try put(AppleExport.text, "apple_health_export/export.xml", in: folder)
        #expect(await bench.run("inbox", folder, "--once", "--json").output.contains("\"files\":[\"apple_health_export\"]"))
    }

    @Test func `the folder is remembered, forgotten, and said to be missing`() async throws {
        #expect(await bench.run("inbox", "--once").errors == "gnd: No folder is chosen yet. “gnd inbox DIR” chooses one.\n")
        let folder = try makeFolder()
        #expect(await bench.run("inbox", "\(folder)/nowhere", "--once").status == 1)
        _ = await bench.run("inbox", folder, "--once")
        try manager.removeItem(atPath: folder)
        #expect(await bench.run("inbox", "--once").errors.contains("There is no folder"))
        #expect(await bench.run("inbox", "--off").errors.contains("no longer watched"))
        #expect(await bench.run("inbox", "--list").status == 1)
        #expect(await bench.run("inbox", "--once", "--off").status == 2)
    }
}
