import Testing

@testable import Curses

struct ZlibTests {
    @Test(arguments: [0, 1, 2, 3, 10, 257, 258, 259, 5000])
    func `what is compressed comes back`(_ count: Int) {
        var random = SystemRandomNumberGenerator()
        let noise = (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &random) }
        let flat = [UInt8](repeating: 0xAB, count: count)
        let rows = (0..<count).map { UInt8(truncatingIfNeeded: $0 % 50 * 5) }
        for bytes in [noise, flat, rows] {
            #expect(Inflated(Zlib.compress(bytes, distances: [1, 3, 50])).bytes == bytes)
            #expect(Inflated(Zlib.compress(bytes, distances: [])).bytes == bytes)
        }
    }

    @Test(arguments: [1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 13, 16, 17, 24, 25, 192, 193, 1024, 1025, 24_576, 24_577, 32_767, 32_768])
    func `every distance has its code`(_ distance: Int) {
        let bytes = (0..<distance + 600).map { UInt8(truncatingIfNeeded: ($0 % distance) &* 31 &+ ($0 % distance) / 256) }
        let packed = Zlib.compress(bytes, distances: [distance])
        #expect(Inflated(packed).bytes == bytes)
        #expect(packed.count < distance * 9 / 8 + 100)
    }

    @Test func `every length has its code`() {
        for length in 1...300 {
            let bytes = [UInt8](repeating: 7, count: length) + [9]
            #expect(Inflated(Zlib.compress(bytes, distances: [1])).bytes == bytes)
        }
    }

    @Test func `a distance beyond the window is not used`() {
        let bytes = [UInt8](repeating: 1, count: 40_000) + [2]
        #expect(Inflated(Zlib.compress(bytes, distances: [0, -5, 33_000, 1])).bytes == bytes)
    }

    @Test func `a drawing becomes small`() {
        let row = (0..<600).map { UInt8($0 < 300 ? 0x20 : 0xD0) }
        let bytes = Array(repeating: row, count: 200).joined()
        #expect(Zlib.compress(Array(bytes), distances: [3, 600]).count < bytes.count / 100)
    }
}
