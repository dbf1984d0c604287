import Walking

/// Reads timed tracks from KML, and from the KMZ that is a zip around it.
struct KMLFormat: ImportFormat {
    static let name = FormatName("kml", "KML")
    // For the reasons that GPX has.
    // Since 4 the proof of a day tells of what was left out of it.
    static let parserVersion = 4

    let batch: ImportBatch

    static func recognise(_ head: FileHead) -> OnlyKind? {
        head.xmlRoot == "kml" ? .file : nil
    }

    func parser(for file: SourceFile, kind: OnlyKind) throws(ReadFailure) -> any FileParser {
        try XMLFileParser(KMLHandler(batch: batch))
    }
}
