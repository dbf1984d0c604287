extension Recognition {
    /// Nil when nothing here reads it.
    static func of(_ file: SourceFile, head: [UInt8]) -> Recognition? {
        if FITDecoder.recognises(head) { return Recognition(format: .fit) }
        if head.starts(with: "SQLite format 3\0".utf8) { return ofDatabase(head) }
        if let first = head.first(where: { $0 > 0x20 && $0 != 0xEF && $0 != 0xBB && $0 != 0xBF }) {
            if first == UInt8(ascii: "{") || first == UInt8(ascii: "[") { return JSONRecognition.of(file, head) }
            if first == UInt8(ascii: "<"), let root = XMLRoot.find(in: head) { return ofXML(root, head: head) }
        }
        // UTF-16, where no byte is what it seems.
        if head.starts(with: [0xFF, 0xFE]) || head.starts(with: [0xFE, 0xFF]) { return nil }
        return CSVHead(head).flatMap { CSVRecognition.of($0, head) }
    }

    /// How far into a database the text of its schema is looked for: the tables of an app that grew for years lie behind others.
    private static let schemaReach = 16 << 20

    /// What a database is whose first bytes do not say it; the source is used up.
    static func further(in source: PeekedSource) -> Recognition? {
        guard source.head.starts(with: "SQLite format 3\0".utf8) else { return nil }
        var bytes = [UInt8](repeating: 0, count: 1 << 16)
        // A name may lie across two pieces.
        var before: [UInt8] = []
        var reached = 0
        while reached < schemaReach {
            let count = bytes.withUnsafeMutableBytes { buffer in (try? source.read(into: buffer)) ?? 0 }
            guard count > 0 else { return nil }
            if let found = ofDatabase(before + bytes[..<count]) { return found }
            before = Array(bytes[..<count].suffix(64))
            reached += count
        }
        return nil
    }

    /// The names of tables and columns can be read in the text of the schema.
    private static func ofDatabase(_ head: [UInt8]) -> Recognition? {
        func holds(_ text: String) -> Bool { head.firstRange(of: Array(text.utf8)) != nil }
        if holds("steps_record_table") || holds("exercise_session_record_table") { return Recognition(format: .healthConnect) }
        if holds("_ACTIVITY_SAMPLE") || holds("BASE_ACTIVITY_SUMMARY") { return Recognition(format: .gadgetbridge) }
        return nil
    }

    private static func ofXML(_ root: String, head: [UInt8]) -> Recognition? {
        switch root {
        case "HealthData": Recognition(format: .appleHealth)
        case "gpx":
            // A route beside an Apple Health export belongs to one of its workouts.
            head.prefix(2000).firstRange(of: Array("Apple Health Export".utf8)) != nil
                ? Recognition(format: .appleHealth, phase: 1, alone: .gpx) : Recognition(format: .gpx)
        case "TrainingCenterDatabase": Recognition(format: .tcx)
        case "kml": Recognition(format: .kml)
        default: nil
        }
    }
}
