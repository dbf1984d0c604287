import Foundation
import LiveWalking
import Phrases
import Settings
import Terminal
import Testing
import Walking

@testable import gnd

/// The small things beside the journal, in a folder of their own.
@MainActor
final class StateFilesTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "gnd-state-\(UUID().uuidString)").path
    private let files: StateFiles

    init() throws {
        let folders = try #require(Folders(home: folder, environment: [:], directory: "/", account: nil))
        files = StateFiles(folders)
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    private func write(_ text: String, _ name: String = "preferences") throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: URL(filePath: "\(folder)/\(name)"))
    }

    @Test func `the first launch is one until it is remembered`() async {
        #expect(await files.isFirstLaunch())
        await files.rememberLaunch()
        #expect(await files.isFirstLaunch() == false)
    }

    @Test(
        arguments: [
            Preferences(), Preferences(language: .ko), Preferences(units: .imperial, theme: "high-contrast"),
            Preferences(language: .en, units: .metric, theme: "light", reduceMotion: true), Preferences(reduceMotion: false),
            Preferences(outputs: [.voice, .notification]), Preferences(showsPictures: false),
        ])
    func `what was chosen is read again, and what was not stays open`(_ preferences: Preferences) async throws {
        try await files.save(preferences)
        #expect(files.current == preferences)
        #expect(await files.preferences() == preferences)
    }

    @Test func `a line that makes no sense costs only itself`() throws {
        try write(
            "language = de\nunits=imperial\n; a remark\nmotion = maybe\npictures = maybe\ntheme\n= x\nfont = large\n  theme =  dark \n")
        #expect(files.current == Preferences(units: .imperial, theme: "dark"))
    }

    @Test func `without a file, and from one that is too large to be ours, nothing was chosen`() throws {
        #expect(files.current == Preferences())
        try write("theme = dark\n" + String(repeating: " ", count: 1 << 20))
        #expect(files.current == Preferences())
    }

    @Test func `the terminal's background is kept for the next start`() throws {
        #expect(files.background == nil)
        files.remember(background: .rgb(0x1E, 0x1E, 0x2E))
        #expect(files.background == .rgb(0x1E, 0x1E, 0x2E))
        try write("no colour\n", "background")
        #expect(files.background == nil)
    }

    @Test func `whether the mouse is on is kept for the next start, once the person has said so`() throws {
        #expect(files.isMouseOn == nil)
        for isOn in [false, true] {
            files.remember(isMouseOn: isOn)
            #expect(files.isMouseOn == isOn)
        }
        try write("perhaps\n", "mouse")
        #expect(files.isMouseOn == nil)
    }

    @Test func `a folder that cannot be made is named where a choice is lost, and else nothing is said`() async throws {
        try Data().write(to: URL(filePath: folder))
        await #expect(throws: PreferencesFailure.notWritten(path: "\(folder)/preferences")) {
            try await files.save(Preferences(theme: "dark"))
        }
        await files.rememberLaunch()
        #expect(await files.isFirstLaunch())
    }
}
