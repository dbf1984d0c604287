import Testing
import Walking

@testable import Importers

struct ControlBytesTests {
    private func dropped(_ bytes: [UInt8], read: Int = 0, write: Int = 0) -> [UInt8] {
        var bytes = bytes
        return bytes.withUnsafeMutableBytes { Array(ControlBytes.drop(from: $0, read: read, write: write)) }
    }

    @Test func `of the bytes below a space only tab and line ends are allowed`() {
        #expect((UInt8.min...UInt8.max).filter { !ControlBytes.isAllowed($0) } == Array(0...8) + [11, 12] + Array(14...31))
    }

    @Test func `every byte goes or stays by itself, wherever it stands`() {
        for position in [0, 1, 7, 8, 15, 31, 32, 33, 63, 64, 65] {
            for byte in [UInt8(0), 0x09, 0x0A, 0x0B, 0x1F, 0x20, 0x7F, 0x80, 0xFF] {
                var bytes = [UInt8](repeating: 0x61, count: 70)
                bytes[position] = byte
                #expect(dropped(bytes) == bytes.filter(ControlBytes.isAllowed))
            }
        }
    }

    @Test(arguments: 0..<50) func `any bytes come to those that are allowed, in their order`(_ seed: Int) {
        var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
        let bytes = (0..<(seed * 7)).map { _ -> UInt8 in
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return UInt8(state >> 58)
        }
        #expect(dropped(bytes) == bytes.filter(ControlBytes.isAllowed))
    }

    @Test func `what was written before stays before it, and what lies between is overwritten`() {
        #expect(dropped([1, 2, 0x61, 0x62, 0, 0x63], read: 2, write: 1) == [1, 0x61, 0x62, 0x63])
        #expect(dropped([0x61, 0x62], read: 2, write: 1) == [0x61])
        #expect(dropped([]).isEmpty)
    }
}
