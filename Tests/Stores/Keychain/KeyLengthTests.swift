import Testing

@testable import Keychain

struct KeyLengthTests {
    private let home = TemporaryFolder()

    private var store: EncryptedFileStore { EncryptedFileStore(folder: "\(home.path)/data", keyFolder: "\(home.path)/state") }

    @Test(arguments: [0, 16, 31, 33, 64]) func `nothing is sealed with a key of another length`(length: Int) async throws {
        try await store.keep("token", for: "ann")
        let sealed = try home.contents(of: "data/secrets")
        try home.write([UInt8](repeating: 1, count: length), to: "state/secrets.key")
        await #expect(throws: KeychainError.damaged(path: "\(home.path)/state/secrets.key")) { try await store.keep("new", for: "bob") }
        await #expect(throws: KeychainError.damaged(path: "\(home.path)/data/secrets")) { try await store.secret(for: "ann") }
        #expect(try home.contents(of: "data/secrets") == sealed)
    }
}
