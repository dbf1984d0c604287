import Walking

/// The first look at a path: which files it holds, of which formats.
struct FormatScan {
    /// The formats there are, in the order in which they are read.
    let formats: [any ImportFormat.Type]
    let files: ScannedFiles
    /// What could not be opened.
    let failures: [(name: String, failure: ReadFailure)]

    /// Whether there is nothing to read but one file.
    var isOneFile: Bool { files.count == 1 }

    /// - Parameter known: the formats that are looked for, of which the first that recognises a file has it.
    init(_ tree: FileTree, for known: [any ImportFormat.Type], isCancelled: () -> Bool) {
        let cursor = FileCursor(tree)
        var found = ScannedFiles()
        while !isCancelled(), let (file, source) = cursor.next() {
            var head = FileHead(of: file, source.head)
            repeat {
                for format in known {
                    if let kind = format.recognise(head) { found.add(file, kind, of: format.name.id) }
                }
            } while found[file.ordinal] == nil && head.advance(in: source)
        }
        for format in known { format.arrange(&found) }
        files = found
        failures = tree.failures + cursor.failures
        formats = known.filter { !found.files(of: $0.name.id).isEmpty }
    }
}
