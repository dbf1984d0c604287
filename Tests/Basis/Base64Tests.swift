import Basis
import Foundation
import Testing

struct Base64Tests {
    @Test func `bytes are written as Foundation writes them, and read again`() {
        var random = SystemRandomNumberGenerator()
        for count in 0..<100 {
            let bytes = (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &random) }
            #expect(Base64.text(of: bytes) == Data(bytes).base64EncodedString())
            #expect(Base64.bytes(of: Base64.text(of: bytes)) == bytes)
        }
    }

    @Test(arguments: [0, 1, 48, 49, 96, 100])
    func `lines are those of Foundation`(_ count: Int) {
        let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 37) }
        #expect(Base64.text(of: bytes, width: 64) == Data(bytes).base64EncodedString(options: .lineLength64Characters))
    }

    @Test(arguments: ["A", "AA", "AAA", "AA==AA==", "A===", "====", "AA=A", "AAAA ", "AA\nAA", "AB==", "AAB=", "ÄAAA", "AA-_"])
    func `what nobody writes for any bytes is not read`(_ text: String) {
        #expect(Base64.bytes(of: text) == nil)
    }
}
