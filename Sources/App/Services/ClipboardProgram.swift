import Glibc

/// The program of the desktop that fills the clipboard, where one is installed: `wl-copy`, `xclip` or `xsel`.
///
/// It is run beside the sequence for the terminal, since many terminals take none, or none unless they are told to.
nonisolated struct ClipboardProgram: Sendable {
    let path: String
    let arguments: [String]
    private let environment: [String: String]
    private let folder: String

    /// Finds the program that fits the desktop; nil where there is no desktop, or none of them.
    /// - Parameters:
    ///   - folder: what it reads lies there for a moment, without a name.
    ///   - isProgram: whether a path can be run.
    init?(environment: [String: String], folder: String, isProgram: (String) -> Bool = { access($0, X_OK) == 0 }) {
        func has(_ name: String) -> Bool { environment[name]?.isEmpty == false }
        let wanted =
            (has("WAYLAND_DISPLAY") ? [("wl-copy", [])] : [])
            + (has("DISPLAY") ? [("xclip", ["-selection", "clipboard"]), ("xsel", ["--clipboard", "--input"])] : [])
        let folders = (environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin").split(separator: ":").filter { $0.hasPrefix("/") }
        for (name, arguments) in wanted {
            guard let place = folders.first(where: { isProgram("\($0)/\(name)") }) else { continue }
            path = "\(place)/\(name)"
            self.arguments = arguments
            self.environment = environment
            self.folder = folder
            return
        }
        return nil
    }

    /// Fills the clipboard.
    /// - Returns: whether it did.
    @concurrent func copy(_ text: String) async -> Bool {
        await ChildProcess(path: path, arguments: arguments, environment: environment, input: Array(text.utf8), folder: folder).run().status
            == 0
    }
}
