/// What a path holds, found out before anything is read in earnest.
struct Survey {
    /// The files that can be read, in the order they should be.
    private(set) var formats: [(format: Format, leaves: [Int: Int])] = []
    /// What could not be opened.
    private(set) var failures: [(name: String, failure: ReadFailure)] = []
    private(set) var fileCount = 0

    init(_ tree: FileTree, isCancelled: () -> Bool) {
        let cursor = LeafCursor(tree)
        var found: [Format: [Int: Int]] = [:]
        while !isCancelled(), let (leaf, source) = cursor.next() {
            fileCount += 1
            guard let recognition = Recognition.of(leaf, head: source.head) else { continue }
            found[recognition.format, default: [:]][leaf.ordinal] = recognition.phase
        }
        failures = cursor.failures
        formats = Format.allCases.compactMap { format in found[format].map { (format, $0) } }
    }
}
