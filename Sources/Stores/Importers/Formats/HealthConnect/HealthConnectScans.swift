import Walking

/// The queries over a Health Connect database, which read columns by name since every release moves them.
struct HealthConnectScans {
    /// EXERCISE_SESSION_TYPE_WALKING and _HIKING in the platform's own numbers.
    private static let walking: Int64 = 53
    private static let hiking: Int64 = 21

    let batch: ImportBatch
    let sources: HealthConnectSources

    func make(_ database: borrowing DatabaseFile) throws(ReadFailure) -> [DatabaseScan] {
        let tables = try database.tables()
        var scans: [DatabaseScan] = []
        let kinds: [(table: String, column: String, metric: Metric)] = [
            ("steps_record_table", "count", .steps), ("distance_record_table", "distance", .distance),
            ("floors_climbed_record_table", "floors", .flights),
        ]
        for kind in kinds where tables[kind.table]?.contains(kind.column.uppercased()) == true {
            let rows = try database.query(
                "SELECT start_time, end_time, app_info_id, device_info_id, recording_method, last_modified_time, \(kind.column) FROM \(kind.table)"
            )
            scans.append(DatabaseScan(rows: rows) { sample($0, kind.metric) })
        }
        if tables["exercise_session_record_table"] != nil {
            let rows = try database.query(
                """
                SELECT start_time, end_time, app_info_id, device_info_id, recording_method, last_modified_time, exercise_type, title, notes
                FROM exercise_session_record_table
                """)
            scans.append(DatabaseScan(rows: rows, read: walk))
        }
        return scans
    }

    private func times(_ row: DatabaseRows) -> (start: Instant, end: Instant)? {
        guard !row.isNull(0), !row.isNull(1), row.integer(0).magnitude < 253_402_300_800_000,
            row.integer(1).magnitude < 253_402_300_800_000
        else {
            return nil
        }
        return (Instant(milliseconds: row.integer(0)), Instant(milliseconds: row.integer(1)))
    }

    private func sample(_ row: DatabaseRows, _ metric: Metric) {
        guard let (start, end) = times(row) else { return batch.skip(.badDate) }
        let isManual = row.integer(4) == 3
        let source = sources.source(app: row.integer(2), device: row.integer(3), isManual: isManual)
        // 5e-324 is what some apps write for "nothing".
        guard row.isNumber(6), row.number(6) >= 0 else {
            return batch.skip(.badValue, LostRecord(metric, from: start, until: end, value: row.number(6), of: source))
        }
        guard row.number(6) > 1e-9 else { return }
        batch.add(
            Sample(
                metric: metric, start: start, end: end, value: row.number(6), source: source,
                modified: modified(row), isUserEntered: isManual))
    }

    private func modified(_ row: DatabaseRows) -> Instant? {
        row.isNull(5) ? nil : Instant(milliseconds: row.integer(5))
    }

    private func walk(_ row: DatabaseRows) {
        let times = times(row)
        let source = sources.source(app: row.integer(2), device: row.integer(3), isManual: false, isWalk: true)
        guard row.integer(6) == Self.walking || row.integer(6) == Self.hiking else {
            return batch.leaveOut(
                activity: HealthConnectSport.name(row.integer(6)), .activity(from: times?.start, until: times?.end, of: source))
        }
        guard let (start, end) = times, start <= end else { return batch.skip(.badDate, .activity(from: times?.start, of: source)) }
        batch.add(
            Walk(
                id: WalkID(source: source, start: start, end: end), start: start, end: end, zone: batch.zone(at: start),
                title: row.text(7),
                note: row.text(8), tags: row.integer(6) == Self.hiking ? ["hike"] : [], source: source,
                modified: modified(row)))
    }
}

/// The types of exercise that Health Connect names by number.
enum HealthConnectSport {
    private static let names: [Int64: String] = [
        1: "badminton", 2: "baseball", 3: "basketball", 4: "biking", 5: "biking stationary", 6: "boot camp", 7: "boxing",
        8: "calisthenics", 9: "cricket", 10: "dancing", 11: "exercise class", 12: "fencing", 13: "football american",
        14: "football australian", 15: "frisbee disc", 16: "golf", 17: "guided breathing", 18: "gymnastics", 19: "handball",
        20: "high intensity interval training", 22: "ice hockey", 23: "ice skating", 24: "martial arts", 25: "paddling",
        26: "paragliding", 27: "pilates", 28: "racquetball", 29: "rock climbing", 30: "roller hockey", 31: "rowing", 32: "rugby",
        33: "running", 34: "running treadmill", 35: "sailing", 36: "scuba diving", 37: "skating", 38: "skiing", 39: "snowboarding",
        40: "snowshoeing", 41: "soccer", 42: "softball", 43: "squash", 44: "stair climbing", 45: "strength training", 46: "stretching",
        47: "surfing", 48: "swimming open water", 49: "swimming pool", 50: "table tennis", 51: "tennis", 52: "volleyball",
        54: "water polo", 55: "weightlifting", 56: "wheelchair", 57: "yoga", 58: "other workout", 59: "stair climbing machine",
        60: "elliptical", 61: "rowing machine",
    ]

    /// Returns the number itself as the name of a number without one.
    static func name(_ number: Int64) -> String { names[number] ?? "exercise type \(number)" }
}
