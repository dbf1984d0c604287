import Glibc
import Walking

/// The place of the token and of the keys of clubs: the Secret Service where one answers, else the encrypted file.
///
/// A secret is looked for in both, because the machine may have been used over SSH (no service) and at its desk (one), and signing
/// out forgets it in both.
package actor Keychain: TokenStore {
    private let service: (any SecretStore)?
    private let file: any SecretStore
    private let home: HomeMark
    /// Indicates that the service answered; nil until it was asked; whoever did not answer once is not waited for again.
    private var serviceAnswers: Bool?

    /// - Parameters:
    ///   - file: the home's own, whose secrets lie under their names alone.
    ///   - home: keeps the secrets of several homes of one person apart in the service.
    init(service: (any SecretStore)?, file: any SecretStore, home: HomeMark) {
        self.service = service
        self.file = file
        self.home = home
    }

    package func token() async throws(TokenStoreFailure) -> AccessToken? { try await secret(named: Self.token).map { AccessToken($0) } }

    package func save(_ token: AccessToken) async throws(TokenStoreFailure) { try await keep(token.value, named: Self.token) }

    package func deleteToken() async throws(TokenStoreFailure) { try await forget(named: Self.token) }

    private static let token = "access-token"

    /// Returns the secret of that name; nil where there is none.
    package func secret(named name: String) async throws(TokenStoreFailure) -> String? {
        if let service = await answering() {
            do throws(KeychainError) {
                if let found = try await secret(name, in: service) { return found }
            } catch {
                note(error)
            }
        }
        do throws(KeychainError) {
            return try await file.secret(for: name)
        } catch {
            throw TokenStoreFailure(error)
        }
    }

    /// Keeps a secret, instead of the one that has the name.
    package func keep(_ secret: String, named name: String) async throws(TokenStoreFailure) {
        do throws(KeychainError) {
            if let service = await answering(), await keep(secret, name, in: service) {
                // One in the file is older now, and would only be asked for when the service has none.
                try? await file.forget(name)
            } else {
                try await file.keep(secret, for: name)
            }
        } catch {
            throw TokenStoreFailure(error)
        }
    }

    /// Forgets a secret; one that is not there is no failure.
    package func forget(named name: String) async throws(TokenStoreFailure) {
        var failure: KeychainError?
        do throws(KeychainError) {
            if let service = await answering() {
                if let key = try home.key(of: name) { try await service.forget(key) }
                try await service.forget(home.earlierKey(of: name))
            }
        } catch {
            note(error)
            failure = error
        }
        do throws(KeychainError) {
            try await file.forget(name)
        } catch {
            failure = error
        }
        if let failure { throw TokenStoreFailure(failure) }
    }

    /// The secret of a name in the service; one under the path of the home gets its identity instead.
    private func secret(_ name: String, in service: any SecretStore) async throws(KeychainError) -> String? {
        if let key = try home.key(of: name), let found = try await service.secret(for: key) { return found }
        guard let found = try await service.secret(for: home.earlierKey(of: name)) else { return nil }
        _ = await keep(found, name, in: service)
        return found
    }

    private func answering() async -> (any SecretStore)? {
        guard let service else { return nil }
        if let serviceAnswers { return serviceAnswers ? service : nil }
        let answers = await service.answers()
        serviceAnswers = answers
        return answers ? service : nil
    }

    private func keep(_ secret: String, _ name: String, in service: any SecretStore) async -> Bool {
        do throws(KeychainError) {
            try await service.keep(secret, for: home.newKey(of: name))
            // An earlier version's is older now.
            try? await service.forget(home.earlierKey(of: name))
            return true
        } catch {
            note(error)
            return false
        }
    }

    private func note(_ error: KeychainError) {
        if error == .noAnswer { serviceAnswers = false }
    }
}

extension TokenStoreFailure {
    fileprivate init(_ error: KeychainError) {
        switch error {
        case .tooOpen(let path, _), .symbolicLink(let path), .notOwned(let path), .notAFile(let path): self = .exposed(path: path)
        case .damaged(let path), .keyMissing(let path), .unreadable(let path, _): self = .unreadable(path: path)
        case .unwritable(let path, ENOSPC), .unwritable(let path, EFBIG), .unwritable(let path, EDQUOT): self = .diskFull(path: path)
        case .unwritable(let path, _): self = .readOnly(path: path)
        case .busy(let path): self = .busy(path: path)
        case .noAnswer: self = .noAnswer
        case .refused: self = .locked
        case .noCryptography: self = .noCryptography
        }
    }
}

/// A place that keeps small secrets under a key; one of it is on every machine.
package protocol SecretStore: Sendable {
    /// Returns whether it is there and open to us; asked once, before the rest.
    func answers() async -> Bool
    func secret(for key: String) async throws(KeychainError) -> String?
    func keep(_ secret: String, for key: String) async throws(KeychainError)
    /// Forgetting what is not there is no error.
    func forget(_ key: String) async throws(KeychainError)
}
