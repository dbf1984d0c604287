import Importers
import Journal
import Testing
import Walking

/// The steps of the days that a journal counts after importing these one after the other.
func countedDays(_ paths: [String], zone: String = "Europe/Berlin") async throws -> [String: Double] {
    let home = try #require(Zone(zone))
    // Evening of the last day of the samples.
    let clock = FixedClock(Instant(seconds: 1_775_080_000))
    let journal = try Journal(path: nil, clock: clock, zone: home)
    let profile = try await journal.profile(try await journal.localAccount().id)
    for path in paths {
        _ = try await Importer().read(path, zones: ZoneTimeline(home: home), into: try await profile.importSink()) { _ in }
    }
    let days = try await profile.days(from: nil, through: nil)
    return Dictionary(uniqueKeysWithValues: days.filter { $0.steps > 0 }.map { ("\($0.date)", $0.steps) })
}
