/// What a file is, told by its first bytes.
///
/// Names are asked only where two kinds of files have the very same inside.
struct Recognition: Hashable {
    var format: Format
    /// Files of an earlier phase are read before those of a later one.
    var phase = 0
    /// What it is where nothing of the format's first phase is there to belong to.
    var alone: Format?
    /// The export that the file belongs to, where that is of another format than the file itself.
    var owner: Format?

    /// Nil when nothing here reads it.
    static func of(_ leaf: Leaf, head: [UInt8]) -> Recognition? {
        if FITDecoder.recognises(head) { return Recognition(format: .fit) }
        if head.starts(with: "SQLite format 3\0".utf8) { return ofDatabase(head) }
        if let first = head.first(where: { $0 > 0x20 && $0 != 0xEF && $0 != 0xBB && $0 != 0xBF }) {
            if first == UInt8(ascii: "{") || first == UInt8(ascii: "[") { return JSONRecognition.of(leaf, head) }
            if first == UInt8(ascii: "<"), let root = XMLRoot.find(in: head) { return ofXML(root, head: head) }
        }
        // UTF-16, where no byte is what it seems.
        if head.starts(with: [0xFF, 0xFE]) || head.starts(with: [0xFE, 0xFF]) { return nil }
        return CSVHead(head).flatMap { CSVRecognition.of($0, head) }
    }

    /// The text of the schema lies in the first pages, where the names of tables and columns can be read.
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
