/// The progress of an import.
package struct ImportProgress: Hashable, Sendable {
    package var file: String
    package var bytesRead: Int64
    /// The bytes of all files; nil when it cannot be known.
    package var bytesTotal: Int64?
    package var samples: Int
    package var walks: Int

    package init(file: String, bytesRead: Int64 = 0, bytesTotal: Int64? = nil, samples: Int = 0, walks: Int = 0) {
        self.file = file
        self.bytesRead = bytesRead
        self.bytesTotal = bytesTotal
        self.samples = samples
        self.walks = walks
    }

    /// The part that was read, from 0 to 1; nil when the end is not known.
    package var fraction: Double? {
        guard let bytesTotal, bytesTotal > 0 else { return nil }
        return min(1, Double(bytesRead) / Double(bytesTotal))
    }
}
