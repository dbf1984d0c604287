import Importers
import Journal
import Testing
import Walking

/// A journal in memory on the evening of the last day of the samples, after importing these one after the other.
func importedJournal(_ paths: [String], zone: String = "Europe/Berlin") async throws -> (profile: ProfileJournal, reports: [ImportReport]) {
    let home = try #require(Zone(zone))
    let journal = try Journal(path: nil, clock: FixedClock(Instant(seconds: 1_775_080_000)), zone: home)
    let profile = try await journal.profile(try await journal.localAccount().id)
    var reports: [ImportReport] = []
    for path in paths {
        reports += try await Importer().read(path, zones: ZoneTimeline(home: home), into: try await profile.importSink()) { _ in }
    }
    return (profile, reports)
}

/// The steps of the days that a journal counts after importing these one after the other.
func countedDays(_ paths: [String], zone: String = "Europe/Berlin") async throws -> [String: Double] {
    let profile = try await importedJournal(paths, zone: zone).profile
    let days = try await profile.days(from: nil, through: nil)
    return Dictionary(uniqueKeysWithValues: days.filter { $0.steps > 0 }.map { ("\($0.date)", $0.steps) })
}
