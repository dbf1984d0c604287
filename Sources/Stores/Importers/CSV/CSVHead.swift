/// The first rows of a file, for telling what table it is.
struct CSVHead {
    private(set) var rows: [[String]] = []

    /// Returns nil when the bytes are no text.
    init?(_ head: [UInt8]) {
        guard !head.isEmpty, !head.prefix(4096).contains(where: { $0 < 0x09 }) else { return nil }
        var reader = CSVReader()
        var found: [[String]] = []
        var isBroken = false
        head.withUnsafeBytes { bytes in
            do throws(ReadFailure) {
                try reader.feed(bytes) { row in
                    if found.count < 3 { found.append(row.fields.map { $0.lowercased() }) }
                }
                if found.count < 3 { try reader.finish { found.append($0.fields.map { $0.lowercased() }) } }
            } catch {
                isBroken = found.isEmpty
            }
        }
        guard !isBroken else { return nil }
        rows = found
    }

    func row(_ index: Int, has names: String...) -> Bool {
        guard rows.indices.contains(index) else { return false }
        return names.allSatisfy { name in rows[index].contains { $0 == name || $0.hasSuffix(".\(name)") } }
    }
}
