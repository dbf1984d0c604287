import Walking

/// Builds a tar in the form of POSIX, for tests that want one.
struct Tar {
    private(set) var bytes: [UInt8] = []

    /// - Parameter date: nil for none, which a tar says as 1970.
    init(_ files: [(String, String)], date: Instant? = nil) {
        self.init(named: files.map { (Array($0.0.utf8), $0.1) }, date: date)
    }

    init(named files: [([UInt8], String)], date: Instant? = nil) {
        for (name, text) in files { add(name, Array(text.utf8), Int((date?.milliseconds ?? 0) / 1000)) }
        bytes += [UInt8](repeating: 0, count: 1024)
    }

    private mutating func add(_ name: [UInt8], _ content: [UInt8], _ seconds: Int) {
        var header = [UInt8](repeating: 0, count: 512)
        func put(_ text: String, _ place: Int) { header.replaceSubrange(place..<place + text.utf8.count, with: text.utf8) }
        header.replaceSubrange(0..<name.count, with: name)
        put("0000600", 100)
        put(Self.octal(content.count, 11), 124)
        put(Self.octal(seconds, 11), 136)
        put("        ", 148)
        put("0", 156)
        put("ustar\u{0}00", 257)
        put(Self.octal(header.reduce(0) { $0 + Int($1) }, 6) + "\u{0} ", 148)
        bytes += header + content + [UInt8](repeating: 0, count: (512 - content.count % 512) % 512)
    }

    private static func octal(_ number: Int, _ digits: Int) -> String {
        let text = String(number, radix: 8)
        return String(repeating: "0", count: max(0, digits - text.count)) + text
    }

    /// The bytes in the form of gzip, stored as they are.
    static func stored(_ content: [UInt8]) -> [UInt8] {
        var bytes: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3]
        var start = 0
        while start < content.count {
            let count = min(65_535, content.count - start)
            bytes.append(start + count == content.count ? 1 : 0)
            for number in [count, ~count & 0xFFFF] { bytes += [UInt8(number & 0xFF), UInt8(number >> 8)] }
            bytes += content[start..<start + count]
            start += count
        }
        return bytes + little(Int(Zip.checksum(content))) + little(content.count)
    }

    private static func little(_ number: Int) -> [UInt8] {
        (0..<4).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
    }
}
