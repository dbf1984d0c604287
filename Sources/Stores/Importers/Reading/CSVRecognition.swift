/// Tells the kinds of tables, and the plain-text journal, apart by their first rows.
enum CSVRecognition {
    static func of(_ table: CSVHead, _ head: [UInt8]) -> Recognition? {
        if let name = table.rows.first?.first, name.hasPrefix("com.samsung.") {
            return Recognition(format: .samsungHealth, phase: SamsungSession.phase(name))
        }
        if table.row(0, has: "activity id", "activity date", "activity type") { return Recognition(format: .strava) }
        if table.row(0, has: "trackpoint_type", "latitude", "longitude") { return Recognition(format: .openTracks) }
        if table.row(0, has: "date", "steps", "goal", "distance_m") { return Recognition(format: .gnd, phase: GNDSession.Phase.days) }
        if table.row(0, has: "start time", "end time", "step count") {
            return Recognition(format: .googleFit, phase: TakeoutSession.Phase.quarters)
        }
        if table.row(0, has: "date", "step count") { return Recognition(format: .googleFit, phase: TakeoutSession.Phase.days) }
        if table.row(0, has: "timestamp", "steps") || table.row(0, has: "timestamp", "distance") {
            return Recognition(format: .fitbit, phase: FitbitSession.Phase.table)
        }
        if table.row(0, has: "exercise_start", "activity_name") {
            return Recognition(format: .fitbit, phase: FitbitSession.Phase.exerciseTable)
        }
        return isJournal(head) ? Recognition(format: .gnd, phase: GNDSession.Phase.text) : nil
    }

    /// Whether it says so, or its first line that is not for people is a walk.
    private static func isJournal(_ head: [UInt8]) -> Bool {
        if head.starts(with: GNDTextReader.header.utf8) { return true }
        let lines = String(decoding: head.prefix(8192), as: UTF8.self).split(whereSeparator: \.isNewline)
        guard let line = lines.first(where: { !$0.hasPrefix(";") }) else { return false }
        return GNDLine(String(line).trimmingSpaces) != nil
    }
}
