import Testing
import Walking

@testable import Keychain

struct KeychainTests {
    let home = TemporaryFolder()
    let token = AccessToken("f00d")

    var file: EncryptedFileStore { EncryptedFileStore(folder: "\(home.path)/data", keyFolder: "\(home.path)/state") }

    func keychain(_ service: FakeService?) -> Keychain { Keychain(service: service, file: file, home: "/home") }

    @Test func `where a service answers, the token lies there and nothing is written`() async throws {
        let service = FakeService()
        try await keychain(service).save(token)
        #expect(await service.secrets == ["access-token /home": "f00d"])
        #expect(home.mode(of: "data") == nil)
        #expect(try await keychain(service).token() == token)
    }

    @Test func `where none answers, the token lies in the file, and nobody is asked twice`() async throws {
        let service = FakeService(isThere: false)
        let keychain = keychain(service)
        try await keychain.save(token)
        #expect(try await keychain.token() == token)
        try await keychain.deleteToken()
        #expect(try await keychain.token() == nil)
        #expect(await service.calls == 1)
    }

    @Test func `a service that stops answering is not waited for again`() async throws {
        let service = FakeService(failure: .noAnswer)
        let keychain = keychain(service)
        try await keychain.save(token)
        #expect(try await keychain.token() == token)
        #expect(await service.calls == 2)
    }

    @Test func `a locked service gives way to the file, and is asked again`() async throws {
        let service = FakeService(failure: .refused)
        let keychain = keychain(service)
        try await keychain.save(token)
        await service.fail(with: nil)
        #expect(try await keychain.token() == token)
        try await keychain.save(AccessToken("new"))
        #expect(await service.secrets.values.sorted() == ["new"])
        #expect(try await file.secret(for: "access-token /home") == nil)
    }

    @Test func `signing out forgets the token in both places`() async throws {
        let service = FakeService()
        try await keychain(nil).save(AccessToken("old"))
        let keychain = keychain(service)
        try await service.keep("new", for: "access-token /home")
        try await keychain.deleteToken()
        #expect(try await keychain.token() == nil)
        #expect(await service.secrets.isEmpty)
    }

    @Test func `a token that a locked service keeps is said to be kept`() async throws {
        let service = FakeService()
        let keychain = keychain(service)
        try await keychain.save(token)
        await service.fail(with: .refused)
        await #expect(throws: TokenStoreFailure.locked) { try await keychain.deleteToken() }
    }

    @Test func `two homes do not see each other's token`() async throws {
        let service = FakeService()
        try await keychain(service).save(token)
        #expect(try await Keychain(service: service, file: file, home: "/other").token() == nil)
    }

    @Test func `the standard keychain without a session bus keeps to the folders`() async throws {
        let keychain = Keychain(data: "\(home.path)/data", state: "\(home.path)/state", environment: [:])
        try await keychain.save(token)
        #expect(home.mode(of: "data/keychain/secrets") == 0o600)
        #expect(home.mode(of: "state/keychain/secrets.key") == 0o600)
        #expect(try await Keychain(data: "\(home.path)/data", state: "\(home.path)/state", environment: nil).token() == token)
    }

    @Test func `every failure of the file says which file`() async throws {
        try await keychain(nil).save(token)
        home.setMode(0o644, of: "data/secrets")
        await #expect(throws: TokenStoreFailure.exposed(path: "\(home.path)/data/secrets")) { try await keychain(nil).token() }
        home.setMode(0o600, of: "data/secrets")
        try home.write([1, 2, 3], to: "data/secrets")
        await #expect(throws: TokenStoreFailure.unreadable(path: "\(home.path)/data/secrets")) { try await keychain(nil).token() }
    }
}
