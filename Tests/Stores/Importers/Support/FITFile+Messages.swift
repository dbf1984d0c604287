/// Messages as devices write them, with local types and fields of their own.
extension FITFile {
    /// Seconds of FIT's own count at 2026-03-27T07:00:00Z.
    static let seven = 1_774_594_800 - 631_065_600

    /// Says what messages of a local type hold: number, size in bytes and base type of each field.
    mutating func define(
        _ local: UInt8, as message: UInt16, _ fields: [(number: UInt8, size: UInt8, type: UInt8)],
        developer: [(number: UInt8, size: UInt8, index: UInt8)] = []
    ) {
        let kind: UInt8 = developer.isEmpty ? 0x40 : 0x60
        var bytes = [kind | local, 0, 0, UInt8(message & 0xFF), UInt8(message >> 8), UInt8(fields.count)]
        for field in fields { bytes += [field.number, field.size, field.type] }
        if !developer.isEmpty { bytes.append(UInt8(developer.count)) }
        for field in developer { bytes += [field.number, field.size, field.index] }
        add(raw: bytes)
    }

    /// A message of a local type: each value with its size in bytes.
    mutating func write(_ local: UInt8, _ values: [(value: Int, size: Int)]) {
        add(raw: [local] + values.flatMap { value, size in (0..<size).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) } })
    }

    /// Points of a walk that is walked at 80 metres a minute.
    mutating func walk(minutes: Int = 3) {
        add(12, [(0, 1, 0, 11)])
        for minute in 0..<minutes { add(20, [(253, 4, 0x86, Self.seven + minute * 60), (5, 4, 0x86, minute * 8000)]) }
    }
}
