import Walking

/// Reads what GND itself writes: the whole journal as JSON or plain text, or the totals of its days as a table.
struct GNDFormat: ImportFormat {
    enum Kind: Int, FileKind {
        case json, text, days
    }

    static let name = FormatName("gnd", "GND")

    let batch: ImportBatch

    static func recognise(_ head: FileHead) -> Kind? {
        if head.json != nil { return hasVersion(head.bytes.prefix(64)) ? .json : nil }
        guard let table = head.table else { return nil }
        if table.row(0, has: "date", "steps", "goal", "distance_m") { return .days }
        return isJournal(head.bytes) ? .text : nil
    }

    /// Returns whether an object has its version as one of the first members: `"gnd": 1`.
    private static func hasVersion(_ head: ArraySlice<UInt8>) -> Bool {
        guard let name = head.place(of: "\"gnd\"") else { return false }
        let value = head[name.upperBound...].drop { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: " ") }
        return value.first.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? false
    }

    /// Returns whether it says so, or its first line that is not for people is a walk.
    private static func isJournal(_ head: [UInt8]) -> Bool {
        if head.starts(with: GNDTextReader.header.utf8) { return true }
        let lines = String(decoding: head.prefix(8192), as: UTF8.self).split(whereSeparator: \.isNewline)
        guard let line = lines.first(where: { !$0.hasPrefix(";") }) else { return false }
        return GNDLine(String(line).trimmingSpaces) != nil
    }

    func parser(for file: SourceFile, kind: Kind) throws(ReadFailure) -> any FileParser {
        // A journal that was written whole says itself which dates its files had; walks that were typed may have been changed in it.
        batch.datesTypedAlone = kind != .days
        return switch kind {
        case .json: JSONFileParser(GNDDocument(batch: batch))
        case .text: GNDTextReader(batch: batch)
        case .days: CSVFileParser(GNDDays(batch: batch))
        }
    }
}
