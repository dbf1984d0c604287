import Walking

/// The apps and devices of a Health Connect export, and the order of trust that the person gave the apps there.
final class HealthConnectSources {
    /// Steps, distance, floors and workouts all belong to the category "activity".
    private static let activity = 1

    /// The apps of watch makers by their packages, since a name may be in any language.
    private static let watchApps: Set<String> = [
        "com.garmin.android.apps.connectmobile", "fi.polar.polarflow", "com.stt.android.suunto", "com.yf.smart.coros.dist",
        "com.huami.watch.hmwatchmanager", "com.xiaomi.hm.health", "com.xiaomi.wearable", "com.mi.health", "com.huawei.health",
        "com.withings.wiscale2", "com.fitbit.fitbitmobile",
    ]

    private var apps: [Int64: String] = [:]
    private var watches: Set<Int64> = []
    private var devices: [Int64: (maker: String, model: String)] = [:]
    /// App ids, best first.
    private var order: [Int64] = []
    private var met: [Int64: Set<Source>] = [:]

    init(_ database: borrowing DatabaseFile) throws(ReadFailure) {
        let tables = try database.tables()
        if tables["application_info_table"] != nil {
            let rows = try database.query("SELECT row_id, app_name, package_name FROM application_info_table")
            while try rows.next() {
                apps[rows.integer(0)] = rows.text(1).isEmpty ? rows.text(2) : rows.text(1)
                if Self.watchApps.contains(rows.text(2).lowercased()) { watches.insert(rows.integer(0)) }
            }
        }
        if tables["device_info_table"] != nil {
            let rows = try database.query("SELECT row_id, manufacturer, model FROM device_info_table")
            while try rows.next() { devices[rows.integer(0)] = (rows.text(1), rows.text(2)) }
        }
        if tables["health_data_category_priority_table"] != nil {
            let rows = try database.query(
                "SELECT app_id_priority_order FROM health_data_category_priority_table WHERE health_data_category = \(Self.activity)")
            while try rows.next() { order = rows.text(0).split(separator: ",").compactMap { Int64($0) } }
        }
    }

    func source(app: Int64, device: Int64, isManual: Bool, isWalk: Bool = false) -> Source {
        let made = devices[device]
        let source = Source(
            name: apps[app] ?? "Health Connect", manufacturer: made?.maker ?? "", model: made?.model ?? "",
            kind: isWalk ? .workout : isManual ? .manual : watches.contains(app) ? .watch : nil)
        // Records that a person typed fill gaps, in whichever app it was typed.
        if !isWalk, !isManual { met[app, default: []].insert(source) }
        return source
    }

    /// The keys of the sources met, in the person's own order of apps; of the devices of an app the more trustworthy kind first.
    ///
    /// An app that the person took off the list has no place in it and comes after those that have.
    var trusted: [String] {
        order.flatMap { app in
            (met[app] ?? []).sorted { ($0.kind.rawValue, $0.key) < ($1.kind.rawValue, $1.key) }.map(\.key)
        }
    }
}
