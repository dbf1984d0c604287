import Testing

@testable import Sensors

struct ByteReaderTests {
    @Test func `numbers are little-endian, one after another`() {
        var reader = ByteReader([1, 1, 2, 1, 2, 3, 1, 2, 3, 4, 1, 2, 3])
        #expect(reader.u8() == 1)
        #expect(reader.u16() == 0x0201)
        #expect(reader.u24() == 0x03_0201)
        #expect(!reader.endsExactly)
        #expect(reader.u32() == 0x0403_0201)
        #expect(reader.bigEndianU24() == 0x01_0203)
        #expect(reader.endsExactly)
        #expect(!reader.isCutOff)
    }

    @Test func `the largest numbers are positive`() {
        var reader = ByteReader(Array(repeating: 0xFF, count: 13))
        #expect(reader.u32() == Int(UInt32.max))
        #expect(reader.u24() == 0xFF_FFFF)
        #expect(reader.bigEndianU24() == 0xFF_FFFF)
        #expect(reader.u16() == 0xFFFF)
        #expect(reader.u8() == 0xFF)
    }

    @Test func `after a number that is not whole nothing is read`() {
        var reader = ByteReader([1, 2])
        #expect(reader.u24() == nil)
        #expect(reader.isCutOff)
        #expect(reader.u8() == nil)
        #expect(!reader.endsExactly)
        var skipping = ByteReader([1, 2])
        skipping.skip(2)
        #expect(skipping.endsExactly)
        skipping.skip(1)
        #expect(skipping.u8() == nil)
        #expect(skipping.isCutOff)
    }
}
