import Foundation
import Screens
import Terminal
import Testing

@testable import ScreenTesting

@Suite(.leavesNothing) @MainActor
struct SnapshotTests {
    /// A folder of its own for each test, gone when the test is.
    private final class Folder {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("snapshots-\(UUID().uuidString)")
        func file(_ name: String) -> SnapshotFile {
            SnapshotFile(name: name, besideTestAt: url.appendingPathComponent("ATests.swift").path)
        }
        deinit { try? FileManager.default.removeItem(at: url) }
    }

    private func picture(_ text: String, style: Style = .plain) -> Snapshot {
        var canvas = Canvas(size: Size(width: 12, height: 2))
        canvas.write(text, at: Point(x: 1, y: 0), style: style, clip: Rect(x: 0, y: 0, width: 12, height: 2))
        return Snapshot(canvas: canvas, footer: ["size    12×2"])
    }

    @Test func `the file shows text, blanks at the end, styles and footer`() {
        let expected = """
               ┌──────────┬─┐
            00 │ 한강 a     │
            01 │            │
               └────────────┘
            styles
            00 1-6 accent+bold
            end
            size    12×2

            """
        #expect(picture("한강 a", style: Style(.accent, .bold)).text == expected)
    }

    @Test func `a screen that differs only in a role is another one`() {
        #expect(picture("a", style: Style(.danger)) != picture("a", style: Style(.accent)))
    }

    @Test func `a missing file is recorded, and in CI it is not`() throws {
        let folder = Folder()
        let file = folder.file("a name, with signs")
        #expect(file.url.path.hasSuffix("__Snapshots__/ATests/a-name-with-signs.txt"))
        #expect(file.compare(picture("one"), mode: .never) == .missing)
        #expect(!FileManager.default.fileExists(atPath: file.url.path))
        #expect(file.compare(picture("one"), mode: .missing) == .recorded)
        #expect(file.compare(picture("one"), mode: .missing) == .same)
        #expect(try String(contentsOf: file.url, encoding: .utf8) == picture("one").text)
    }

    @Test func `a difference leaves the file alone and lays both screens beside it until they agree again`() throws {
        let folder = Folder()
        let file = folder.file("screen")
        #expect(file.compare(picture("one"), mode: .missing) == .recorded)
        #expect(file.compare(picture("two"), mode: .missing) == .different("- 00 │ one        │\n+ 00 │ two        │"))
        #expect(try String(contentsOf: file.url, encoding: .utf8) == picture("one").text)
        #expect(try String(contentsOf: file.actualURL, encoding: .utf8) == picture("two").text)
        let page = try String(contentsOf: file.pageURL, encoding: .utf8)
        #expect(page.contains("<mark>00 │ one        │</mark>"))
        #expect(page.contains("<mark>00 │ two        │</mark>"))
        #expect(file.compare(picture("one"), mode: .never) == .same)
        #expect(!FileManager.default.fileExists(atPath: file.actualURL.path))
        #expect(!FileManager.default.fileExists(atPath: file.pageURL.path))
    }

    @Test func `failed and record write what differs`() {
        let folder = Folder()
        let file = folder.file("screen")
        #expect(file.compare(picture("one"), mode: .record) == .recorded)
        #expect(file.compare(picture("two"), mode: .failed) == .recorded)
        #expect(file.compare(picture("two"), mode: .never) == .same)
        #expect(file.compare(picture("three"), mode: .record) == .recorded)
        #expect(file.compare(picture("three"), mode: .record) == .same)
    }

    @Test(
        arguments: [
            ([:], SnapshotMode.missing), (["SNAPSHOT": "record"], .record), (["SNAPSHOT": "all"], .record),
            (["SNAPSHOT": "failed"], .failed),
            (["CI": "true"], .never), (["CI": "true", "SNAPSHOT": "record"], .never), (["CI": "false", "SNAPSHOT": "never"], .never),
            (["SNAPSHOT": "maybe"], nil),
        ] as [([String: String], SnapshotMode?)])
    func `the environment says what is written, and continuous integration never writes`(
        _ environment: [String: String], _ mode: SnapshotMode?
    ) {
        #expect(SnapshotMode.of(environment) == mode)
    }

    @Test func `one more row of styles is one line of difference`() {
        var canvas = Canvas(size: Size(width: 4, height: 3))
        let clip = Rect(x: 0, y: 0, width: 4, height: 3)
        for y in [0, 2] { canvas.write("a", at: Point(x: 0, y: y), style: Style(.danger), clip: clip) }
        let before = Snapshot(canvas: canvas)
        canvas.restyle(Rect(x: 0, y: 1, width: 1, height: 1), clip: clip) { _ in Style(.accent) }
        let difference = SnapshotDifference(expected: before.text, actual: Snapshot(canvas: canvas).text)
        #expect(difference.description == "- \n+ 01 0-0 accent")
    }

    @Test func `a snapshot of a window names cursor, focus and screens`() {
        let field = TextField("산책")
        let controller = ViewController()
        controller.view.addSubview(field)
        field.frame = Rect(x: 0, y: 0, width: 20, height: 1)
        let window = Window(size: Size(width: 24, height: 8))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.render(into: HeadlessDevice(size: Size(width: 24, height: 8)))
        #expect(
            window.snapshot.footer == [
                "size    24×8", "cursor  6,2", "focus   ViewController ▸ TextField", "screens ViewController",
            ])
    }
}
