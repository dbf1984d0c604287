import Testing
import Walking

struct PathTextTests {
    /// `산책.gpx` as a Korean Windows writes it.
    private static let korean: [UInt8] = [0xBB, 0xEA, 0xC3, 0xA5] + Array(".gpx".utf8)

    @Test(
        arguments: [
            Array("export.zip".utf8), Array("한강/산책.gpx".utf8), korean, [0xFF], [0x41, 0xE2, 0x82], [0xF4, 0x8F, 0xBA, 0xBB],
            [0xC0, 0xAF, 0x41],
            [0xED, 0xA0, 0x80], Array("e\u{301}".utf8) + [0x80], [],
        ] as [[UInt8]]) func `every name has a text that gives its bytes back`(bytes: [UInt8])
    {
        let text = PathText.of(bytes)
        #expect(PathText.bytes(of: text) == bytes)
        #expect(PathText.of(PathText.bytes(of: text)) == text)
        #expect(PathText.withSystemPath(text) { PathText.of($0) } == text)
    }

    @Test func `two names never have one text`() {
        // The characters that stand for bytes may be in a name themselves.
        let own = Array("\u{10FEBB}".utf8)
        #expect(PathText.of(own) != PathText.of([0xBB]))
        #expect(PathText.bytes(of: PathText.of(own)) == own)
    }

    @Test func `people see bytes that are no text by their numbers`() {
        #expect(PathText.shown(PathText.of(Self.korean)) == #"\xbb\xeaå.gpx"#)
        #expect(PathText.shown("/tmp/한강.gpx") == "/tmp/한강.gpx")
        #expect(PathText.repaired(PathText.of(Self.korean)) == String(decoding: Self.korean, as: UTF8.self))
    }
}
