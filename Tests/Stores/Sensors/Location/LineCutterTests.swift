import Testing

@testable import Sensors

struct LineCutterTests {
    private func lines(_ pieces: [String], longest: Int = 10) -> [String] {
        var cutter = LineCutter(longest: longest)
        return pieces.flatMap { cutter.feed(Array($0.utf8)) }.map { String(decoding: $0, as: UTF8.self) }
    }

    @Test func `lines come whole, however the bytes are cut, and endless ones not at all`() {
        let bytes = Array("one\ntwo\n\(String(repeating: "x", count: 20))\nthree\nfo".utf8)
        for size in 1...bytes.count {
            var cutter = LineCutter(longest: 8)
            let lines = stride(from: 0, to: bytes.count, by: size).flatMap { cutter.feed(bytes[$0..<min(bytes.count, $0 + size)]) }
            #expect(lines.map { String(decoding: $0, as: UTF8.self) } == ["one", "two", "three"])
        }
    }

    @Test func `an empty line is a line, and one without its end is none yet`() {
        #expect(lines(["\n\na"]) == ["", ""])
    }

    @Test func `a line of the longest length is whole, a longer one is left out whole`() {
        #expect(lines(["0123456789\nab\n"]) == ["0123456789", "ab"])
        #expect(lines(["0123456789x\nab\n"]) == ["ab"])
        #expect(lines(["0123456789", "x", "yz", "\n", "ab\n"]) == ["ab"])
    }

    @Test func `a flood without an end takes no memory, and the next line is read`() {
        var cutter = LineCutter(longest: 8)
        for _ in 0..<1000 { #expect(cutter.feed(repeatElement(UInt8(ascii: "x"), count: 100)).isEmpty) }
        #expect(cutter.feed(Array("\nok\n".utf8)) == [Array("ok".utf8)])
    }
}
