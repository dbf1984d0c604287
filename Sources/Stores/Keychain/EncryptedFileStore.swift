import Basis
import Files
import Glibc

/// The keychain of machines without a desktop: one encrypted file, and in another folder the random key that opens it.
///
/// The key lies apart so that a copy of the data alone (a backup, a synchronised folder) gives nothing away. Whoever can read
/// everything of this user can read both; against that only the Secret Service, or an encrypted disk, helps.
package actor EncryptedFileStore: SecretStore {
    private let secrets: PrivateFile
    private let key: PrivateFile
    private let home: String
    private let clock: any Clock<Duration>

    /// - Parameter home: The path of the home now: earlier versions wrote that of their time behind the names.
    package init(folder: String, keyFolder: String, home: String = "", clock: any Clock<Duration> = ContinuousClock()) {
        secrets = PrivateFile(folder: folder, name: "secrets")
        key = PrivateFile(folder: keyFolder, name: "secrets.key")
        self.home = home
        self.clock = clock
    }

    package func answers() -> Bool { true }

    package func secret(for key: String) async throws(KeychainError) -> String? {
        let values = try load()
        if let found = values[key] { return found }
        guard let found = earlier(key, in: values) else { return nil }
        // What cannot be written now is found the same way again.
        try? await keep(found, for: key)
        return found
    }

    package func keep(_ secret: String, for key: String) async throws(KeychainError) {
        try await change { values in
            Self.removeEarlier(key, from: &values)
            values[key] = secret
        }
    }

    package func forget(_ key: String) async throws(KeychainError) {
        let values = try load()
        guard values[key] != nil || values.keys.contains(where: { Self.isEarlier($0, of: key) }) else { return }
        try await change { values in
            Self.removeEarlier(key, from: &values)
            values[key] = nil
        }
    }

    // MARK: Names of earlier versions

    /// The secret that has the path of the home behind its name, or that of wherever the home lay before.
    ///
    /// The file is of one home, so that there is one, unless a moved home made another; then nothing says which of several is meant.
    private func earlier(_ key: String, in values: [String: String]) -> String? {
        if let here = values["\(key) \(home)"] { return here }
        let found = values.filter { Self.isEarlier($0.key, of: key) }
        return found.count == 1 ? found.first?.value : nil
    }

    private static func isEarlier(_ name: String, of key: String) -> Bool { name.hasPrefix("\(key) /") }

    private static func removeEarlier(_ key: String, from values: inout [String: String]) {
        for name in values.keys.filter({ isEarlier($0, of: key) }) { values[name] = nil }
    }

    private func load() throws(KeychainError) -> [String: String] {
        guard let sealed = try secrets.read() else { return [:] }
        guard var key = try key.read() else { throw .keyMissing(path: secrets.path) }
        defer { Sodium.wipe(&key) }
        guard var plain = try Cipher.open(sealed, key: key) else { throw .damaged(path: secrets.path) }
        defer { Sodium.wipe(&plain) }
        guard let values = try? JSONCoding.value([String: String].self, of: String(decoding: plain, as: UTF8.self)) else {
            throw .damaged(path: secrets.path)
        }
        return values
    }

    /// Reads, changes and replaces under a lock, so that two instances do not undo each other's work.
    private func change(_ body: (inout [String: String]) -> Void) async throws(KeychainError) {
        var key = try makeKey()
        defer { Sodium.wipe(&key) }
        let lock = try await lock()
        defer { flock(lock.descriptor, LOCK_UN) }
        var values = try load()
        body(&values)
        guard let encoded = try? JSONCoding.text(of: values) else { throw .damaged(path: secrets.path) }
        var plain = Array(encoded.utf8)
        defer { Sodium.wipe(&plain) }
        try secrets.replace(with: try Cipher.seal(plain, key: key))
    }

    private func makeKey() throws(KeychainError) -> [UInt8] {
        if let found = try key.read() {
            guard found.count == Cipher.keyLength else { throw .damaged(path: key.path) }
            return found
        }
        // Without its key, what is there cannot be opened; a new key must not make that look like an empty keychain.
        guard try secrets.read() == nil else { throw .keyMissing(path: secrets.path) }
        let fresh = try Sodium.randomBytes(Cipher.keyLength)
        if try key.create(with: fresh) { return fresh }
        return try key.read() ?? fresh
    }

    // The key file is never replaced, so its lock is everybody's. Waits two seconds at most.
    private func lock() async throws(KeychainError) -> OpenFile {
        guard let file = try key.opened() else { throw .unreadable(path: key.path, code: ENOENT) }
        for _ in 0..<100 {
            if flock(file.descriptor, LOCK_EX | LOCK_NB) == 0 { return file }
            try? await clock.sleep(for: .milliseconds(20))
        }
        throw .busy(path: secrets.path)
    }
}
