import Walking

/// The apps and devices of a Health Connect export, in the order of trust that the person gave them there.
struct HealthConnectSources {
    private var apps: [Int64: String] = [:]
    private var devices: [Int64: (maker: String, model: String)] = [:]
    /// App ids, best first, of the category "activity".
    private var order: [Int64] = []

    init(_ database: borrowing DatabaseFile) throws(ReadFailure) {
        let tables = try database.tables()
        if tables["application_info_table"] != nil {
            let rows = try database.query("SELECT row_id, app_name, package_name FROM application_info_table")
            while try rows.next() { apps[rows.integer(0)] = rows.text(1).isEmpty ? rows.text(2) : rows.text(1) }
        }
        if tables["device_info_table"] != nil {
            let rows = try database.query("SELECT row_id, manufacturer, model FROM device_info_table")
            while try rows.next() { devices[rows.integer(0)] = (rows.text(1), rows.text(2)) }
        }
        if tables["health_data_category_priority_table"] != nil {
            let rows = try database.query(
                "SELECT app_id_priority_order FROM health_data_category_priority_table WHERE health_data_category = 1")
            while try rows.next() { order = rows.text(0).split(separator: ",").compactMap { Int64($0) } }
        }
    }

    /// The kind carries the person's own order over: the journal ranks a watch before a phone before the rest.
    func source(app: Int64, device: Int64, isManual: Bool, isWalk: Bool = false) -> Source {
        let kind: Source.Kind?
        if isWalk {
            kind = .workout
        } else if isManual {
            kind = .manual
        } else if order.isEmpty {
            kind = nil
        } else {
            switch order.firstIndex(of: app) {
            case 0: kind = .watch
            case 1: kind = .phone
            default: kind = .other
            }
        }
        let made = devices[device]
        return Source(name: apps[app] ?? "Health Connect", manufacturer: made?.maker ?? "", model: made?.model ?? "", kind: kind)
    }
}
