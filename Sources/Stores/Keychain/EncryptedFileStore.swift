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
    private let clock: any Clock<Duration>

    package init(folder: String, keyFolder: String, clock: any Clock<Duration> = ContinuousClock()) {
        secrets = PrivateFile(folder: folder, name: "secrets")
        key = PrivateFile(folder: keyFolder, name: "secrets.key")
        self.clock = clock
    }

    package func answers() -> Bool { true }

    package func secret(for key: String) throws(KeychainError) -> String? {
        try load()[key]
    }

    package func keep(_ secret: String, for key: String) async throws(KeychainError) {
        try await change { $0[key] = secret }
    }

    package func forget(_ key: String) async throws(KeychainError) {
        guard try load()[key] != nil else { return }
        try await change { $0[key] = nil }
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
