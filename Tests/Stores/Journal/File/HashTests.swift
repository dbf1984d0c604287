import Foundation
import Testing

@testable import Journal

struct HashTests {
    @Test(arguments: [
        ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
        ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    ])
    func `a hash is SHA-256, of bytes and of a file alike`(_ text: String, _ expected: String) throws {
        let folder = try TemporaryFolder()
        #expect(Hash.hex(Hash.sha256(Array(text.utf8))) == expected)
        try Data(text.utf8).write(to: URL(filePath: folder.path + "/a"))
        #expect(Hash.sha256(file: folder.path + "/a") == expected)
    }

    @Test func `a file that is longer than a piece has the hash of the whole`() throws {
        let folder = try TemporaryFolder()
        let bytes = (0..<(1 << 18) + 77).map { UInt8(truncatingIfNeeded: $0 &* 31 ^ $0 >> 9) }
        try Data(bytes).write(to: URL(filePath: folder.path + "/a"))
        #expect(Hash.sha256(file: folder.path + "/a") == Hash.hex(Hash.sha256(bytes)))
    }

    @Test func `a file that is not there has none, and a byte is two digits`() {
        #expect(Hash.sha256(file: "/nowhere/a") == nil)
        #expect(Hash.hex([0x00, 0x0F, 0xF0, 0xFF]) == "000ff0ff")
    }
}
