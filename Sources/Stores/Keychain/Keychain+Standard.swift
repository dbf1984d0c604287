import Glibc

extension Keychain {
    /// The keychain of a person's folders.
    /// - Parameters:
    ///   - data: where the encrypted file may lie.
    ///   - state: where its key may lie.
    ///   - environment: says whether a session bus is here; nil keeps everything in the folders.
    package init(data: String, state: String, environment: [String: String]?) {
        let folder = "\(data)/keychain"
        let file = EncryptedFileStore(folder: folder, keyFolder: "\(state)/keychain", home: data)
        self.init(service: Self.service(environment: environment), file: file, home: HomeMark(folder: folder, path: data))
    }

    private static func service(environment: [String: String]?) -> (any SecretStore)? {
        #if SecretService
            if let environment, DesktopBus.isThere(environment: environment) { return SecretServiceStore() }
        #endif
        return nil
    }
}

/// Finds out whether a session bus is here at all, before anything is loaded to talk to it: over SSH and in containers there is none.
enum DesktopBus {
    static func isThere(environment: [String: String]) -> Bool {
        if let address = environment["DBUS_SESSION_BUS_ADDRESS"] { return !address.isEmpty }
        guard let folder = environment["XDG_RUNTIME_DIR"], folder.hasPrefix("/") else { return false }
        var status = stat()
        return stat("\(folder)/bus", &status) == 0 && status.st_mode & S_IFMT == S_IFSOCK
    }
}
