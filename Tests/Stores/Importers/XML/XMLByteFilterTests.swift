import Importers
import Testing

struct XMLByteFilterTests {
    private func filtered(_ text: [UInt8], chunk: Int) -> [UInt8] {
        var filter = XMLByteFilter()
        var result: [UInt8] = []
        for start in stride(from: 0, to: text.count, by: chunk) {
            var piece = Array(text[start..<min(text.count, start + chunk)])
            piece.withUnsafeMutableBytes { buffer in
                let (carried, rest) = filter.filter(buffer)
                result += carried
                result += rest
            }
        }
        return result
    }

    private static let cases: [(String, String)] = [
        ("<?xml version='1.0'?><a/>", "<?xml version='1.0'?><a/>"),
        ("  \n<?xml version='1.0'?><a/>", "<?xml version='1.0'?><a/>"),
        ("\u{FEFF}<a/>", "<a/>"),
        ("<!DOCTYPE a><a/>", "<a/>"),
        ("<!DOCTYPE a [ <!ENTITY b 'c]'> ]><a/>", "<a/>"),
        ("<!DOCTYPE a [ <!-- ]> --> ] ><a>]></a>", "<a>]></a>"),
        ("<!-- <b> --><!DOC><a/>", "<!-- <b> --><!DOC><a/>"),
        ("<a>\u{0B}b\u{00}c\u{1F}\t\r\n</a>", "<a>bc\t\r\n</a>"),
        ("<a>" + String(repeating: "x\u{01}", count: 100) + "</a>", "<a>" + String(repeating: "x", count: 100) + "</a>"),
    ]

    @Test(arguments: cases, [1, 2, 3, 7, 64, 1000])
    func `any cut into chunks gives the same clean document`(_ pair: (String, String), _ chunk: Int) {
        #expect(filtered(Array(pair.0.utf8), chunk: chunk) == Array(pair.1.utf8))
    }

    @Test(arguments: [1, 2, 5])
    func `only the first two bytes can say UTF-16`(_ chunk: Int) {
        #expect(filtered([0x7C, 0xFF, 0xFE] + Array("<a/>".utf8), chunk: chunk) == Array("<a/>".utf8))
        #expect(filtered([0xFF, 0xFE, 0x3C, 0x00], chunk: chunk) == [0xFF, 0xFE, 0x3C, 0x00])
    }

    @Test func `UTF-16 passes untouched`() {
        let bytes: [UInt8] = [0xFF, 0xFE, 0x3C, 0, 0x61, 0, 0x2F, 0, 0x3E, 0]
        #expect(filtered(bytes, chunk: 4) == bytes)
    }
}
