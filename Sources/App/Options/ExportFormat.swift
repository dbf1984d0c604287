/// What `gnd export` writes.
enum ExportFormat: String, CaseIterable {
    case csv, json, journal
}
