import Walking

/// Reads the tables that OpenTracks writes, one recorded track each.
struct OpenTracksFormat: ImportFormat {
    static let name = FormatName("opentracks", "OpenTracks")
    // For the reasons that GPX has.
    // Since 4 the proof of a day tells of what was left out of it.
    static let parserVersion = 4

    let batch: ImportBatch

    static func recognise(_ head: FileHead) -> OnlyKind? {
        head.table?.row(0, has: "trackpoint_type", "latitude", "longitude") == true ? .file : nil
    }

    func parser(for file: SourceFile, kind: OnlyKind) throws(ReadFailure) -> any FileParser {
        CSVFileParser(OpenTracksTable(batch: batch))
    }
}
