import Terminal

/// The memory in which a frame is put together: bytes behind a pointer, kept from frame to frame.
///
/// An array checks for other owners at every byte; a frame has thousands of bytes and one owner. The buffer doubles when it is full and
/// never shrinks, so after the first full repaint no frame allocates. It can be written to only at its end; what was written is read by
/// ``bytes`` until the next ``clear()``.
///
/// `appendPlain` is the loop that most bytes of a program pass through: letters of one style, copied from cells without a look at more
/// than their number.
nonisolated struct ByteBuffer: ~Copyable {
    private(set) var base: UnsafeMutablePointer<UInt8>
    private(set) var count = 0
    private(set) var capacity: Int

    init(capacity: Int) {
        self.capacity = max(64, capacity)
        base = .allocate(capacity: self.capacity)
    }

    deinit { base.deallocate() }

    /// The bytes that have been put together so far.
    var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: base, count: count) }

    /// Begins anew, in the same memory.
    mutating func clear() { count = 0 }

    /// Takes the first bytes away; for few bytes, as the others are moved.
    mutating func removeFirst(_ bytes: Int) {
        count -= bytes
        base.update(from: base + bytes, count: count)
    }

    /// Makes sure that so many more bytes fit.
    @inline(__always)
    mutating func reserve(_ more: Int) {
        if count + more > capacity { grow(more) }
    }

    @inline(never)
    private mutating func grow(_ more: Int) {
        capacity = max(capacity * 2, count + more)
        let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
        larger.update(from: base, count: count)
        base.deallocate()
        base = larger
    }

    /// Appends a byte.
    @inline(__always)
    mutating func append(_ byte: UInt8) {
        reserve(1)
        base[count] = byte
        count += 1
    }

    /// Writes over the last byte.
    mutating func replaceLast(by byte: UInt8) { base[count - 1] = byte }

    /// Appends several bytes.
    @inline(__always)
    mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
        reserve(bytes.count)
        if let source = bytes.baseAddress { (base + count).update(from: source, count: bytes.count) }
        count += bytes.count
    }

    /// Appends a fixed text.
    @inline(__always)
    mutating func append(_ text: StaticString) {
        append(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    /// Appends a number in decimal digits.
    mutating func append(number: Int) {
        if number >= 10 { append(number: number / 10) }
        append(UInt8(truncatingIfNeeded: 0x30 + number % 10))
    }

    /// Appends a cluster of one scalar in UTF-8.
    @inline(__always)
    mutating func append(_ glyph: Glyph) {
        guard let scalar = glyph.scalar?.value else { return }
        reserve(4)
        let end = base + count
        if scalar < 0x80 {
            end[0] = UInt8(truncatingIfNeeded: scalar)
            count += 1
        } else if scalar < 0x800 {
            end[0] = UInt8(truncatingIfNeeded: 0xC0 | (scalar >> 6))
            end[1] = Self.tail(scalar)
            count += 2
        } else if scalar < 0x10000 {
            end[0] = UInt8(truncatingIfNeeded: 0xE0 | (scalar >> 12))
            end[1] = Self.tail(scalar >> 6)
            end[2] = Self.tail(scalar)
            count += 3
        } else {
            end[0] = UInt8(truncatingIfNeeded: 0xF0 | (scalar >> 18))
            end[1] = Self.tail(scalar >> 12)
            end[2] = Self.tail(scalar >> 6)
            end[3] = Self.tail(scalar)
            count += 4
        }
    }

    @inline(__always)
    private static func tail(_ value: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: 0x80 | (value & 0x3F)) }

    /// Appends the characters of cells from `start` on, as long as they are ASCII in one style, before one address.
    /// - Returns: the place after the last one.
    @inline(__always)
    mutating func appendPlain(_ cells: UnsafeBufferPointer<Cell>, from start: Int, to limit: Int) -> Int {
        reserve(limit - start)
        let (style, link) = (cells[start].style, cells[start].link)
        var end = base + count
        var place = start
        while place < limit {
            let cell = cells[place]
            let value = cell.glyph.rawValue
            guard value < 0x80, cell.width == 1, cell.style == style, cell.link == link else { break }
            end.pointee = UInt8(truncatingIfNeeded: value)
            end += 1
            place += 1
        }
        count = end - base
        return place
    }
}
