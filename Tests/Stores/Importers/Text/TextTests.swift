import Files
import Testing
import Walking

@testable import Importers

struct TextTests {
    @Test(arguments: [
        ("2026-03-28 20:54:57 +0200", 1_774_724_097_000), ("2026-03-28T18:54:57Z", 1_774_724_097_000),
        ("2026-03-28T18:54:57.25Z", 1_774_724_097_250), ("2026-03-28T18:54:57.123456+00:00", 1_774_724_097_123),
        ("1969-12-31 23:59:59 +0000", -1000), ("2024-02-29 00:00:00 +0000", 1_709_164_800_000),
        ("2026-03-28T20:09:57+01:15", 1_774_724_097_000),
    ])
    func `an instant is read by hand`(_ text: String, _ milliseconds: Int64) {
        #expect(Array(text.utf8).withUnsafeBytes { DateText.instant($0) } == Instant(milliseconds: milliseconds))
    }

    @Test(arguments: [
        "", "2026", "2026-02-30 00:00:00 +0000", "2026-13-01 00:00:00 +0000", "2026-01-01 25:00:00 +0000", "2026-01-01 00:61:00 +0000",
        "2026-01-01 00:00:00", "2026-01-01 00:00:00 +0000x", "2026-01-01 00:00:00 +9900", "2026-01-01T00:00:00.Z", "２０２６-01-01T00:00:00Z",
    ])
    func `what is no instant is none`(_ text: String) {
        #expect(Array(text.utf8).withUnsafeBytes { DateText.instant($0) } == nil)
    }

    @Test func `a large file has the same hash, whoever computes it`() throws {
        let bytes = (0..<Int(FileHash.large) + 77).map { UInt8(truncatingIfNeeded: $0 &* 31 ^ $0 >> 9) }
        let folder = try Folder()
        let path = try folder.write("large", bytes)
        var own = SHA256()
        bytes.withUnsafeBytes { own.update($0) }
        let expected = own.finish()
        #expect(FileHash.sha256(path: path) == expected)
        guard let fast = FastSHA256() else { return }
        #expect(bytes.withUnsafeBytes { fast.update($0) })
        #expect(fast.finish() == expected)
    }
}
