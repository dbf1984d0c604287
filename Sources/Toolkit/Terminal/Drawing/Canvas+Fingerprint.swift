extension Canvas {
    /// A number for the picture, the same in every process: its size, its text, what the text means, and where the cursor stands.
    public func fingerprint(cursor: Point?) -> UInt64 {
        var hash = Fingerprint()
        for number in [size.width, size.height, cursor?.x ?? -1, cursor?.y ?? -1] { hash.add(UInt64(bitPattern: Int64(number))) }
        for index in 0..<size.width * size.height {
            let cell = self[index % size.width, index / size.width]
            // A cluster's number depends on what was seen before it, its scalars do not.
            if let scalar = cell.glyph.scalar {
                hash.add(UInt64(scalar.value))
            } else {
                for scalar in cell.glyph.character.unicodeScalars { hash.add(UInt64(scalar.value)) }
            }
            hash.add(UInt64(cell.style.role.rawValue) << 16 | UInt64(cell.style.attributes.rawValue) << 8 | UInt64(cell.width))
        }
        return hash.value
    }
}

/// FNV-1a over eight bytes at a time; Swift's own hashing differs from process to process.
private struct Fingerprint {
    private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

    mutating func add(_ number: UInt64) {
        for shift in stride(from: UInt64(0), to: 64, by: 8) { value = (value ^ (number >> shift & 0xFF)) &* 0x100_0000_01B3 }
    }
}
