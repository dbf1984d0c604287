/// The folders on disk: the XDG folders, or one folder that was named.
struct Folders: Equatable, Sendable {
    /// The journal and, encrypted, the token.
    var data: String
    /// The folder of files that may get lost: the key of the token, the prompt's numbers.
    var state: String
    /// The folder of the person's settings.
    var config: String
    /// Indicates whether everything lies in a folder that was named, so that nothing outside of it is touched, the desktop's keychain
    /// included.
    var isPortable: Bool

    /// Returns nil without a home: then nothing says where to write.
    /// - Parameters:
    ///   - home: from `--home`; relative names count from `directory`.
    ///   - account: the home folder that the system knows, asked for only where the environment says none.
    init?(home: String?, environment: [String: String], directory: String, account: @autoclosure () -> String?) {
        if let home {
            let path = Self.trimmed(home.hasPrefix("/") ? home : "\(directory)/\(home)")
            self.init(data: path, state: path, config: path, isPortable: true)
            return
        }
        guard let base = Self.absolute(environment["HOME"]) ?? Self.absolute(account()) else { return nil }
        func folder(_ name: String, _ standard: String) -> String {
            // The specification: relative values are invalid and are ignored.
            "\(Self.absolute(environment[name]) ?? "\(Self.trimmed(base))/\(standard)")/gnd"
        }
        self.init(
            data: folder("XDG_DATA_HOME", ".local/share"), state: folder("XDG_STATE_HOME", ".local/state"),
            config: folder("XDG_CONFIG_HOME", ".config"), isPortable: false)
    }

    private init(data: String, state: String, config: String, isPortable: Bool) {
        self.data = data
        self.state = state
        self.config = config
        self.isPortable = isPortable
    }

    private static func absolute(_ path: String?) -> String? {
        guard let path, path.hasPrefix("/") else { return nil }
        return trimmed(path)
    }

    private static func trimmed(_ path: String) -> String {
        path.count > 1 && path.hasSuffix("/") ? trimmed(String(path.dropLast())) : path
    }
}
