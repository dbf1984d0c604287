import Foundation
import Glibc
import Testing

@testable import Files

struct SHA256Tests {
    private let path = FileManager.default.temporaryDirectory.appending(path: "gnd-hash-\(UUID().uuidString)").path

    @Test(arguments: [
        ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
        ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
        (
            "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
        ),
        (String(repeating: "a", count: 1_000_00), "6d1cf22d7cc09b085dfc25ee1a1f3ae0265804c607bc2074ad253bcc82fd81ee"),
    ])
    func `a hash is SHA-256, however it is cut`(_ text: String, _ expected: String) {
        for chunk in [1, 63, 64, 65, 100_000] {
            if chunk == 1, text.utf8.count > 1000 { continue }
            var hash = SHA256()
            let bytes = Array(text.utf8)
            for start in stride(from: 0, to: bytes.count, by: chunk) {
                bytes[start..<min(bytes.count, start + chunk)].withUnsafeBytes { hash.update($0) }
            }
            #expect(hash.finish() == expected)
        }
    }

    @Test(arguments: [
        ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
        ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    ])
    func `a hash is SHA-256, of bytes and of a file alike`(_ text: String, _ expected: String) throws {
        #expect(SHA256.hex(SHA256.hash(Array(text.utf8))) == expected)
        defer { unlink(path) }
        try Data(text.utf8).write(to: URL(filePath: path))
        #expect(SHA256.hash(file: path) == expected)
    }

    @Test func `a file that is longer than a piece has the hash of the whole`() throws {
        let bytes = (0..<(1 << 18) + 77).map { UInt8(truncatingIfNeeded: $0 &* 31 ^ $0 >> 9) }
        defer { unlink(path) }
        try Data(bytes).write(to: URL(filePath: path))
        #expect(SHA256.hash(file: path) == SHA256.hex(SHA256.hash(bytes)))
    }

    @Test func `a file that is not there has none, and a byte is two digits`() {
        #expect(SHA256.hash(file: "/nowhere/a") == nil)
        #expect(SHA256.hex([0x00, 0x0F, 0xF0, 0xFF]) == "000ff0ff")
    }
}
