import Walking

/// Reads the database that Gadgetbridge exports: minutes of steps from any wristband, and recorded walks.
struct GadgetbridgeFormat: ImportFormat {
    static let name = FormatName("gadgetbridge", "Gadgetbridge")
    // Since 2 a band's table counts as its maker counts: minutes, hours or running totals.
    // Since 3 the proof of a day tells of what was left out of it.
    static let parserVersion = 3

    let batch: ImportBatch

    static func recognise(_ head: FileHead) -> OnlyKind? {
        guard let schema = head.database else { return nil }
        return schema.holds("_ACTIVITY_SAMPLE") || schema.holds("BASE_ACTIVITY_SUMMARY") ? .file : nil
    }

    func parser(for file: SourceFile, kind: OnlyKind) throws(ReadFailure) -> any FileParser {
        let batch = batch
        return DatabaseFileParser(file) { database throws(ReadFailure) in try GadgetbridgeScans(batch: batch).make(database) }
    }
}
