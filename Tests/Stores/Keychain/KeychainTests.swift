import Testing
import Walking

@testable import Keychain

struct KeychainTests {
    let home = TemporaryFolder()
    let token = AccessToken("f00d")

    var file: EncryptedFileStore { EncryptedFileStore(folder: "\(home.path)/data", keyFolder: "\(home.path)/state") }

    func keychain(_ service: FakeService?, at path: String = "/home", of home: String = "data") -> Keychain {
        let folder = "\(self.home.path)/\(home)"
        let file = EncryptedFileStore(folder: folder, keyFolder: "\(self.home.path)/state", home: path)
        return Keychain(service: service, file: file, home: HomeMark(folder: folder, path: path))
    }

    @Test func `where a service answers, the token lies there under the mark of the home, and no file of secrets is written`() async throws
    {
        let service = FakeService()
        try await keychain(service).save(token)
        #expect(try home.names(in: "data") == ["home"] && home.mode(of: "state") == nil)
        let mark = String(decoding: try home.contents(of: "data/home"), as: UTF8.self)
        #expect(await service.secrets == ["access-token \(mark)": "f00d"])
        #expect(home.mode(of: "data/home") == 0o600)
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
        #expect(try await file.secret(for: "access-token") == nil)
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
        let other = keychain(service, at: "/other", of: "other")
        #expect(try await other.token() == nil)
        try await other.save(AccessToken("other"))
        #expect(try await keychain(service).token() == token)
    }

    @Test(arguments: [true, false]) func `a home that was moved has its secrets`(_ hasService: Bool) async throws {
        let service = hasService ? FakeService() : nil
        try await keychain(service).keep("seed", named: "club-1-abc")
        #expect(try await keychain(service, at: "/moved").secret(named: "club-1-abc") == "seed")
        // Somebody else's at the old path is another one.
        #expect(try await keychain(service, of: "other").secret(named: "club-1-abc") == nil)
    }

    @Test func `a secret that lies under the path of its home is found, and lies under its mark from then on`() async throws {
        let service = FakeService()
        try await service.keep("seed", for: "club-1-abc /home")
        #expect(try await keychain(service).secret(named: "club-1-abc") == "seed")
        #expect(await service.secrets.keys.filter { $0.hasSuffix("/home") }.isEmpty)
        #expect(try await keychain(service, at: "/moved").secret(named: "club-1-abc") == "seed")
        try await keychain(service, at: "/moved").forget(named: "club-1-abc")
        #expect(await service.secrets.isEmpty)
    }

    @Test func `a secret in the file of a home that was moved before it was found is that of its name`() async throws {
        for name in ["club-1-abc /home", "club-1-abcd /home", "access-token /home"] { try await file.keep(name, for: name) }
        #expect(try await keychain(nil, at: "/moved").secret(named: "club-1-abc") == "club-1-abc /home")
        #expect(try await file.secret(for: "club-1-abc") == "club-1-abc /home")
        // Of several paths, the one where the home lies is meant; another says nothing.
        try await file.keep("new", for: "access-token /moved")
        #expect(try await keychain(nil, at: "/elsewhere").token() == nil)
        #expect(try await keychain(nil, at: "/moved").token() == AccessToken("new"))
        try await keychain(nil, at: "/moved").deleteToken()
        #expect(try await keychain(nil).token() == nil)
    }

    @Test func `a mark that is damaged gives way to the file`() async throws {
        let service = FakeService()
        try await keychain(service).save(token)
        try home.write([1, 2, 3], to: "data/home")
        #expect(try await keychain(service).token() == nil)
        try await keychain(service).save(AccessToken("new"))
        #expect(try await keychain(service).token() == AccessToken("new"))
        #expect(await service.secrets.values.sorted() == ["f00d"])
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
