import Testing

@testable import Keychain

struct PrivateFileTests {
    private let home = TemporaryFolder()

    private var file: PrivateFile { PrivateFile(folder: home.path, name: "secrets") }

    @Test func `a file is read up to a mebibyte, and refused beyond it`() throws {
        var bytes = [UInt8](repeating: 7, count: 1 << 20)
        try home.write(bytes, to: "secrets")
        #expect(try file.read() == bytes)
        bytes.append(7)
        try home.write(bytes, to: "secrets")
        #expect(throws: KeychainError.damaged(path: file.path)) { try file.read() }
    }

    @Test func `the slower of two that make the file leaves the other's, and nothing beside it`() throws {
        #expect(try file.create(with: [1]))
        #expect(try file.create(with: [2]) == false)
        #expect(try file.read() == [1])
        #expect(try home.names(in: "") == ["secrets"])
    }

    @Test func `what is no file is refused, and stays`() throws {
        try PrivateFile(folder: file.path, name: "inside").replace(with: [1])
        #expect(throws: KeychainError.notAFile(path: file.path)) { try file.read() }
        #expect(throws: KeychainError.notAFile(path: file.path)) { try file.replace(with: [2]) }
        #expect(try home.names(in: "") == ["secrets"])
        #expect(try home.names(in: "secrets") == ["inside"])
    }
}
