import Walking

/// The queries over a Gadgetbridge database.
struct GadgetbridgeScans {
    /// WALKING, HIKING, INDOOR_WALKING, OUTDOOR_WALKING and TREKKING, as the app numbers them.
    private static let walks: Set<Int64> = [0x20, 0x400000, 0x0400_0012, 0x0400_00B2, 0x0400_00F1]

    let batch: ImportBatch

    func make(_ database: borrowing DatabaseFile) throws(ReadFailure) -> [DatabaseScan] {
        let tables = try database.tables()
        let devices = try devices(database, has: tables["DEVICE"] ?? [])
        var scans: [DatabaseScan] = []
        // Every release adds tables for new bands; what they share are the columns.
        for (name, columns) in tables.sorted(by: { $0.key < $1.key }) where columns.isSuperset(of: ["TIMESTAMP", "STEPS", "DEVICE_ID"]) {
            guard let form = GadgetbridgeSteps(table: name) else {
                if try holdsSteps(database, name) { batch.leaveOut(.table, named: name) }
                continue
            }
            guard form != .known else { continue }
            let table = GadgetbridgeTable(form: form, batch: batch, devices: devices)
            scans.append(DatabaseScan(rows: try database.query(table.query(name)), read: table.read))
            scans.append(DatabaseScan(rows: try database.query(table.queryNegative(name)), read: table.readNegative))
        }
        if tables["BASE_ACTIVITY_SUMMARY"] != nil {
            let rows = try database.query("SELECT START_TIME, END_TIME, ACTIVITY_KIND, NAME, DEVICE_ID FROM BASE_ACTIVITY_SUMMARY")
            scans.append(DatabaseScan(rows: rows) { walk($0, devices) })
        }
        return scans
    }

    private func devices(_ database: borrowing DatabaseFile, has columns: Set<String>) throws(ReadFailure) -> [Int64: Source] {
        guard !columns.isEmpty else { return [:] }
        let model = columns.contains("MODEL") ? "MODEL" : "''"
        let rows = try database.query("SELECT _id, NAME, MANUFACTURER, \(model) FROM DEVICE")
        var devices: [Int64: Source] = [:]
        while try rows.next() {
            devices[rows.integer(0)] = Source(name: rows.text(1), manufacturer: rows.text(2), model: rows.text(3), kind: .watch)
        }
        return devices
    }

    /// A database has the tables of every band, and rows of one's own.
    private func holdsSteps(_ database: borrowing DatabaseFile, _ name: String) throws(ReadFailure) -> Bool {
        try database.query("SELECT 1 FROM \"\(name)\" WHERE STEPS > 0 LIMIT 1").next()
    }

    private func walk(_ row: DatabaseRows, _ devices: [Int64: Source]) {
        let start = Instant(milliseconds: row.integer(0))
        let end = Instant(milliseconds: row.integer(1))
        let device = devices[row.integer(4)] ?? Source(name: "Gadgetbridge")
        let source = Source(name: device.name, manufacturer: device.manufacturer, model: device.model, kind: .workout)
        guard Self.walks.contains(row.integer(2)) else {
            return batch.leaveOut(activity: GadgetbridgeSport.name(row.integer(2)), .activity(from: start, until: end, of: source))
        }
        guard start.milliseconds > 0, start <= end, row.integer(1) < 253_402_300_800_000 else {
            return batch.skip(.badDate, start.milliseconds > 0 ? .activity(from: start, of: source) : nil)
        }
        batch.add(
            Walk(
                id: WalkID(source: source, start: start, end: end), start: start, end: end, zone: batch.zone(at: start),
                title: row.text(3),
                source: source))
    }
}

/// The kinds of activity that Gadgetbridge names by number.
enum GadgetbridgeSport {
    private static let names: [Int64: String] = [
        0x10: "running", 0x40: "swimming", 0x80: "cycling", 0x100: "treadmill", 0x200: "exercise", 0x400: "swimming in open water",
        0x800: "indoor cycling", 0x1000: "elliptical trainer", 0x2000: "jump roping", 0x4000: "yoga", 0x8000: "soccer",
        0x10000: "rowing machine",
    ]

    /// Returns the number itself as the name of a number without one.
    static func name(_ number: Int64) -> String { names[number] ?? "activity \(number)" }
}
