extension Keychain {
    /// The keychain of a person's folders.
    /// - Parameters:
    ///   - data: where the encrypted file may lie.
    ///   - state: where its key may lie.
    ///   - environment: says whether a session bus is here; nil keeps everything in the folders.
    package init(data: String, state: String, environment: [String: String]?) {
        let file = EncryptedFileStore(folder: "\(data)/keychain", keyFolder: "\(state)/keychain")
        self.init(service: Self.service(environment: environment), file: file, home: data)
    }

    private static func service(environment: [String: String]?) -> (any SecretStore)? {
        #if SecretService
            if let environment, DesktopBus.isThere(environment: environment) { return SecretServiceStore() }
        #endif
        return nil
    }
}
