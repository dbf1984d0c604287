import Walking

/// A kind of export or recording that can be read: one folder in `Formats`, and one line in `Formats.all`.
///
/// The type knows its files by how they begin. An instance reads those of one path, which may have to do with each other.
protocol ImportFormat: SendableMetatype {
    /// The kinds of files that the format knows.
    associatedtype Kind: FileKind

    static var name: FormatName { get }
    /// Goes up when a fix changes what a file gives, so that the ledger knows what to read again.
    static var parserVersion: Int { get }
    /// The kind of a file that is of this format; nil for every other file.
    static func recognise(_ head: FileHead) -> Kind?
    /// Takes files of other formats that belong to this one, and gives up those that are told better elsewhere.
    static func arrange(_ files: inout ScannedFiles)

    init(batch: ImportBatch)
    func parser(for file: SourceFile, kind: Kind) throws(ReadFailure) -> any FileParser
    /// Called once, after the last file.
    func finish()
}

extension ImportFormat {
    static var parserVersion: Int { 1 }
    static func arrange(_ files: inout ScannedFiles) {}
    func finish() {}
}
