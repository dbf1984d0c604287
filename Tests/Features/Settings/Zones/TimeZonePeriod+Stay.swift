import Testing
import Walking

extension TimeZonePeriod {
    static func stay(_ from: String, _ through: String, _ zone: String) throws -> TimeZonePeriod {
        TimeZonePeriod(
            from: try #require(CivilDate(from)), through: try #require(CivilDate(through)), zone: try #require(Zone(zone)))
    }
}
