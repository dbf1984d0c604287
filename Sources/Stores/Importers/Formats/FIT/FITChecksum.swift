/// The CRC-16 that ends every FIT file.
enum FITChecksum {
    private static let table: [UInt16] = [
        0x0000, 0xCC01, 0xD801, 0x1400, 0xF001, 0x3C00, 0x2800, 0xE401, 0xA001, 0x6C00, 0x7800, 0xB401, 0x5000, 0x9C01, 0x8801, 0x4400,
    ]

    static func of(_ bytes: some Sequence<UInt8>) -> UInt16 {
        var sum: UInt16 = 0
        for byte in bytes {
            for half in [byte & 15, byte >> 4] {
                sum = sum >> 4 ^ table[Int(sum & 15)] ^ table[Int(half)]
            }
        }
        return sum
    }
}
