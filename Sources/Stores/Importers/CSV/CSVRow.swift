/// One row of comma-separated values.
struct CSVRow {
    private let bytes: [UInt8]
    private let ends: [Int]

    init(bytes: [UInt8], ends: [Int]) {
        self.bytes = bytes
        self.ends = ends
    }

    var count: Int { ends.count }

    /// A field without the spaces around it; empty where the row is too short.
    subscript(index: Int) -> String {
        guard ends.indices.contains(index) else { return "" }
        let start = index == 0 ? 0 : ends[index - 1]
        return String(decoding: bytes[start..<ends[index]], as: UTF8.self).trimmingSpaces
    }

    var fields: [String] { ends.indices.map { self[$0] } }
}
