/// Finds the name of the first element in the first bytes of a file.
enum XMLRoot {
    /// The name without its prefix; nil when this is no XML.
    static func find(in head: [UInt8]) -> String? {
        var bytes = head
        var name: String?
        bytes.withUnsafeMutableBytes { buffer in
            var filter = XMLByteFilter()
            name = first(in: UnsafeRawBufferPointer(filter.filter(buffer).rest))
        }
        return name
    }

    private static func first(in bytes: UnsafeRawBufferPointer) -> String? {
        var index = 0
        while let open = bytes[index...].firstIndex(of: 0x3C), open + 1 < bytes.count {
            switch bytes[open + 1] {
            case 0x3F, 0x21:
                // A declaration or a comment; what the comment holds is skipped with it.
                let isComment = bytes[(open + 1)...].starts(with: Array("!--".utf8))
                guard let close = end(of: isComment, in: bytes, from: open) else { return nil }
                index = close
            default:
                let rest = bytes[(open + 1)...]
                let name = rest.prefix { $0 > 0x20 && $0 != 0x3E && $0 != 0x2F }
                let isName = name.first.map { $0 >= 0x41 && ($0 < 0x5B || $0 == 0x5F || $0 >= 0x61) } ?? false
                guard isName, name.count < 64, name.count < rest.count else { return nil }
                let text = String(decoding: name, as: UTF8.self)
                return text.split(separator: ":").last.map(String.init)
            }
        }
        return nil
    }

    private static func end(of isComment: Bool, in bytes: UnsafeRawBufferPointer, from start: Int) -> Int? {
        guard isComment else { return bytes[start...].firstIndex(of: 0x3E).map { $0 + 1 } }
        var index = start + 4
        while index + 2 < bytes.count {
            if bytes[index] == 0x2D, bytes[index + 1] == 0x2D, bytes[index + 2] == 0x3E { return index + 3 }
            index += 1
        }
        return nil
    }
}
