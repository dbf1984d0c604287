import Foundation
import Onboarding
import Phrases
import Settings
import Terminal

/// The small things that are remembered beside the journal: that the welcome was shown, what the screens look like, and the
/// terminal's background.
struct StateFiles: FirstLaunchStore, PreferencesStore {
    private let state: String
    private let config: String

    init(_ folders: Folders) {
        state = folders.state
        config = folders.config
    }

    private var launchMark: String { "\(state)/welcomed" }
    private var preferencesFile: String { "\(config)/preferences" }

    func isFirstLaunch() async -> Bool { !FileManager.default.fileExists(atPath: launchMark) }

    func rememberLaunch() async { _ = write("", to: launchMark, in: state) }

    private var backgroundFile: String { "\(state)/background" }

    /// What the terminal's background was the last time.
    var background: Color? {
        (try? String(contentsOfFile: backgroundFile, encoding: .utf8)).flatMap { Color(fileName: $0.trimmingCharacters(in: .newlines)) }
    }

    /// Keeps it for the first frame of the next start; what cannot be kept is asked again.
    func remember(background: Color) { _ = write(background.fileName + "\n", to: backgroundFile, in: state) }

    func preferences() async -> Preferences { current }

    /// Read at once where the first frame waits for it; the file has a few lines.
    var current: Preferences {
        let text = (try? String(contentsOfFile: preferencesFile, encoding: .utf8)) ?? ""
        var preferences = Preferences()
        for line in text.split(separator: "\n") {
            let parts = line.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
            guard parts.count == 2 else { continue }
            switch parts[0] {
            case "language": preferences.language = Language(option: parts[1])
            case "theme": preferences.theme = parts[1]
            case "motion": preferences.reduceMotion = ["on": false, "off": true][parts[1]]
            default: break
            }
        }
        return preferences
    }

    func save(_ preferences: Preferences) async throws(PreferencesFailure) {
        var text = ""
        if let language = preferences.language { text += "language = \(language.rawValue)\n" }
        if let theme = preferences.theme { text += "theme = \(theme)\n" }
        if let reduceMotion = preferences.reduceMotion { text += "motion = \(reduceMotion ? "off" : "on")\n" }
        guard write(text, to: preferencesFile, in: config) else { throw .notWritten(path: preferencesFile) }
    }

    /// Written beside and renamed, so that a full disk leaves the old file whole; nobody else may read it.
    private func write(_ text: String, to path: String, in folder: String) -> Bool {
        let manager = FileManager.default
        do {
            try manager.createDirectory(
                atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            try Data(text.utf8).write(to: URL(filePath: path), options: .atomic)
            try manager.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
            return true
        } catch {
            return false
        }
    }
}
