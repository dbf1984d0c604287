@testable import Keychain

/// A Secret Service that does what the test says.
actor FakeService: SecretStore {
    var secrets: [String: String] = [:]
    var failure: KeychainError?
    private let isThere: Bool
    private(set) var calls = 0

    init(isThere: Bool = true, failure: KeychainError? = nil) {
        self.isThere = isThere
        self.failure = failure
    }

    func fail(with failure: KeychainError?) { self.failure = failure }

    func answers() -> Bool {
        calls += 1
        return isThere
    }

    func secret(for key: String) throws(KeychainError) -> String? {
        try call()
        return secrets[key]
    }

    func keep(_ secret: String, for key: String) throws(KeychainError) {
        try call()
        secrets[key] = secret
    }

    func forget(_ key: String) throws(KeychainError) {
        try call()
        secrets[key] = nil
    }

    private func call() throws(KeychainError) {
        calls += 1
        if let failure { throw failure }
    }
}
