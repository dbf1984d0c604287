import Foundation
import Phrases
import ScreenTesting
import Screens
import Terminal
import Testing
import Walking

@testable import gnd

@Suite(.leavesNothing)
struct PersonalFilesTests {
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "gnd-files-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    private func write(_ text: String, _ name: String) throws -> String {
        let file = folder.appending(path: name)
        try text.write(to: file, atomically: true, encoding: .utf8)
        return file.path
    }

    @Test func `without files there is nothing to say`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        for place in [nil, folder.path, "/nowhere"] {
            let files = PersonalFiles(folder: place, registry: AppKeys.all(.en))
            #expect(files.keys == KeyBindings())
            #expect(files.theme == nil)
            #expect(files.problems.isEmpty)
        }
    }

    @Test func `both files are found in the folder, and a named one comes first`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        _ = try write("home.new = z\n", "keys")
        _ = try write("name = night\n", "theme")
        let files = PersonalFiles(folder: folder.path, registry: AppKeys.all(.en))
        #expect(files.keys == (try KeyBindings("home.new = z\n", file: "\(folder.path)/keys")))
        #expect(files.theme?.name == "night")
        let named = PersonalFiles(folder: folder.path, theme: try write("name = day\n", "other"), registry: AppKeys.all(.en))
        #expect(named.theme?.name == "day")
        #expect(PersonalFiles(folder: folder.path, theme: "high-contrast", registry: AppKeys.all(.en)).theme == .highContrast)
    }

    @Test func `what is wrong is said for both files, and what comes with the program holds`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let keys = try write("home.new = z\nhome.why = z\n", "keys")
        let files = PersonalFiles(folder: nil, keys: keys, theme: "\(folder.path)/missing", registry: AppKeys.all(.en))
        #expect(files.keys == KeyBindings())
        #expect(files.theme == nil)
        let sentences = files.problems.map { ConfigurationSentence(phrases: Phrases(.en))($0) }
        #expect(
            sentences == [
                "\(keys):2: “z” for home.why is already the key of home.new at \(keys):1.",
                "\(folder.path)/missing cannot be read as text.",
            ])
    }

    @Test func `everything that is wrong in a key file is said at once, in the order of its lines`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let keys = try write("home.new = z\nhome.nwe = w\nhome.why = hyper-q\nnonsense\nhome.new = y\n", "keys")
        let problems = PersonalFiles(folder: nil, keys: keys, registry: AppKeys.all(.en)).problems
        #expect(problems.map(\.line) == [2, 3, 4, 5])
        let sentences = problems.map { ConfigurationSentence(phrases: Phrases(.en))($0) }
        #expect(sentences[0] == "\(keys):2: there is no “home.nwe”; did you mean “home.new”?")
    }

    @Test func `the app opens with its own keys and says what is wrong`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let services = TestServices()
        try await services.signIn("ann", nickname: "Ann")
        let problems = PersonalFiles(folder: nil, keys: try write("nonsense\n", "keys"), registry: AppKeys.all(.en)).problems
        let stage = await AppStage(services: services, problems: problems)
        #expect(stage.pilot.screen.contains("Check your settings"))
        #expect(stage.pilot.screen.contains("/keys:1: a line"))
        #expect(stage.pilot.screen.contains("A file with a mistake is not used"))
        await stage.pilot.press(.enter)
        #expect(stage.pilot.stack == ["WalkHomeViewController"])
        #expect(stage.pilot.issues.isEmpty)
    }

    @Test func `the terminal's background is remembered for the next start`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let folders = try #require(Folders(home: folder.path, environment: [:], directory: "/", account: nil))
        #expect(StateFiles(folders).background == nil)
        StateFiles(folders).remember(background: Color(hex: 0xFFFFF0))
        #expect(StateFiles(folders).background == Color(hex: 0xFFFFF0))
        #expect(Theme.fitting(background: StateFiles(folders).background) == .light)
    }

    @Test(arguments: [(["SSH_TTY": "/dev/pts/0"], true), (["SSH_CONNECTION": ""], false), ([:], false)])
    func `motion stands still on a line that is likely slow, unless it was asked for`(environment: [String: String], isSlow: Bool) {
        let window = Window()
        let appearance = WindowAppearance(
            window: window, device: nil, language: .en, isSlow: SlowLink.isLikely(environment), today: { CivilDate(dayNumber: 0) })
        #expect(window.reduceMotion == isSlow)
        appearance.use(reduceMotion: false)
        #expect(!window.reduceMotion)
        appearance.use(reduceMotion: nil)
        #expect(window.reduceMotion == isSlow)
    }

    @Test func `screens as lines of text never move, whatever is chosen`() {
        let window = Window()
        let appearance = WindowAppearance(window: window, device: nil, language: .en, isLinear: true, today: { CivilDate(dayNumber: 0) })
        #expect(window.reduceMotion)
        appearance.use(reduceMotion: false)
        #expect(window.reduceMotion)
    }

    @Test func `a person's own theme is offered beside the others, and used until another one is chosen`() throws {
        let window = Window()
        let device = HeadlessDevice(size: Size(width: 20, height: 5))
        let own = try Theme("name = night\n", file: "theme")
        let appearance = WindowAppearance(
            window: window, device: device, language: .en, ownTheme: own, today: { CivilDate(dayNumber: 0) })
        #expect(appearance.themes.last == "night")
        appearance.use(theme: "light")
        #expect(device.theme == .light)
        appearance.use(theme: nil)
        #expect(device.theme == own)
    }
}
