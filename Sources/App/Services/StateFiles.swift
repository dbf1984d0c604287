import LiveWalking
import Onboarding
import Phrases
import Settings
import Terminal
import Walking

/// The small things that are remembered beside the journal: that the welcome was shown, what the screens look like, and the
/// terminal's background.
struct StateFiles: FirstLaunchStore, PreferencesStore {
    private let launchMark: SmallFile
    private let backgroundFile: SmallFile
    private let mouseFile: SmallFile
    private let preferencesFile: SmallFile
    private let preferencesPath: String

    init(_ folders: Folders) {
        launchMark = SmallFile("welcomed", in: folders.state)
        backgroundFile = SmallFile("background", in: folders.state)
        mouseFile = SmallFile("mouse", in: folders.state)
        preferencesFile = SmallFile("preferences", in: folders.config)
        preferencesPath = "\(folders.config)/preferences"
    }

    func isFirstLaunch() async -> Bool { !launchMark.exists }

    func rememberLaunch() async { _ = launchMark.write("", isDurable: true) }

    /// The terminal's last known background.
    var background: Color? {
        backgroundFile.read().flatMap { Color(fileName: String($0.prefix { !$0.isNewline })) }
    }

    /// Keeps it for the first frame of the next start; what cannot be kept is asked again.
    func remember(background: Color) { _ = backgroundFile.write(background.fileName + "\n", isDurable: false) }

    /// Indicates whether the person has turned the mouse on or off; nil where they never did.
    var isMouseOn: Bool? { mouseFile.read().flatMap { ["on": true, "off": false][$0.trimmed] } }

    /// Keeps the choice for the next start.
    func remember(isMouseOn: Bool) { _ = mouseFile.write(isMouseOn ? "on\n" : "off\n", isDurable: false) }

    func preferences() async -> Preferences { current }

    /// Read at once where the first frame waits for it; the file has a few lines.
    var current: Preferences {
        let text = preferencesFile.read() ?? ""
        var preferences = Preferences()
        for line in text.split(separator: "\n") {
            let parts = line.split(separator: "=", maxSplits: 1).map { String($0).trimmed }
            guard parts.count == 2 else { continue }
            switch parts[0] {
            case "language": preferences.language = Language(option: parts[1])
            case "units": preferences.units = Units(rawValue: parts[1])
            case "theme": preferences.theme = parts[1]
            case "outputs":
                preferences.outputs = Set(parts[1].split(separator: " ").compactMap { LiveOutput(rawValue: String($0)) })
            case "pictures": preferences.showsPictures = parts[1] != "off"
            case "motion": preferences.reduceMotion = ["on": false, "off": true][parts[1]]
            default: break
            }
        }
        return preferences
    }

    func save(_ preferences: Preferences) async throws(PreferencesFailure) {
        var text = ""
        if let language = preferences.language { text += "language = \(language.rawValue)\n" }
        if let units = preferences.units { text += "units = \(units.rawValue)\n" }
        if let theme = preferences.theme { text += "theme = \(theme)\n" }
        if !preferences.showsPictures { text += "pictures = off\n" }
        if let reduceMotion = preferences.reduceMotion { text += "motion = \(reduceMotion ? "off" : "on")\n" }
        let outputs = LiveOutput.allCases.filter(preferences.outputs.contains).map(\.rawValue)
        if !outputs.isEmpty { text += "outputs = \(outputs.joined(separator: " "))\n" }
        guard preferencesFile.write(text, isDurable: true) else { throw .notWritten(path: preferencesPath) }
    }
}
