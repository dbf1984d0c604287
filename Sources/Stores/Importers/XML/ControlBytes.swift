import Glibc

/// The bytes below 0x20 that XML 1.0 forbids: all but tab, line feed and carriage return.
enum ControlBytes {
    static func isAllowed(_ byte: UInt8) -> Bool {
        byte >= 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
    }

    /// Moves `buffer[read...]` without them to `buffer[write...]` and returns all of what is kept.
    static func drop(from buffer: UnsafeMutableRawBufferPointer, read: Int, write: Int) -> UnsafeMutableRawBufferPointer {
        var read = read
        var write = write
        while read < buffer.count {
            let clean = cleanLength(UnsafeRawBufferPointer(rebasing: buffer[read...]))
            if clean > 0, let base = buffer.baseAddress {
                if read != write { memmove(base + write, base + read, clean) }
                read += clean
                write += clean
            }
            if read < buffer.count { read += 1 }
        }
        return UnsafeMutableRawBufferPointer(rebasing: buffer[..<write])
    }

    /// How many bytes from the front need no dropping; 64 of them are looked at together.
    private static func cleanLength(_ bytes: UnsafeRawBufferPointer) -> Int {
        var index = 0
        while index + 64 <= bytes.count {
            let block = bytes.loadUnaligned(fromByteOffset: index, as: SIMD64<UInt8>.self)
            let forbidden = (block .< 0x20) .& (block .!= 0x0A) .& (block .!= 0x09) .& (block .!= 0x0D)
            if any(forbidden) { break }
            index += 64
        }
        while index < bytes.count, isAllowed(bytes[index]) { index += 1 }
        return index
    }
}
