import Foundation
import Testing

@testable import Walking

/// Compares the reader of the system's zones with Foundation, which brings a copy of the database of its own.
///
/// The two must be of one release. Even then Foundation merges zones that have been alike since 1970, and leaves out how they were before:
/// until then only those are compared that `zone1970.tab` names, which are merged with none. A few zones without a country (`CET`, `EST`…)
/// became links to places with release 2024b, in Foundation's copy not: they are compared from 2000 on.
@Suite(.enabled(if: SystemTables.areOfFoundationsRelease, "Foundation's database is of another release than the system's"))
struct ZoneJudgeTests {
    /// The years 1900, 1970, 2000 and 2100.
    private static let years: [Int64] = [-2_208_988_800, 0, 946_684_800, 4_102_444_800]

    /// The first second from which on a zone can be compared.
    private static func beginnings() -> [String: Int64] {
        var beginnings = Dictionary(uniqueKeysWithValues: Zone.names.map { ($0, years[2]) })
        for name in SystemTables.places(in: "zone.tab") { beginnings[name] = years[1] }
        for name in SystemTables.places(in: "zone1970.tab") { beginnings[name] = years[0] }
        return beginnings
    }

    @Test func `every zone is as far from UTC as Foundation says, through two centuries`() throws {
        let beginnings = Self.beginnings()
        #expect(beginnings.count > 400)
        for (name, beginning) in beginnings {
            let zone = try #require(Zone(name), "\(name)")
            let judge = try #require(TimeZone(identifier: name), "\(name)")
            let wrong = times(in: zone, from: beginning).filter { time in
                zone.offset(at: Instant(seconds: time)) != judge.secondsFromGMT(for: Date(timeIntervalSince1970: Double(time)))
            }
            #expect(wrong.isEmpty, "\(name) at \(wrong.prefix(3).map { Date(timeIntervalSince1970: Double($0)) })")
        }
    }

    /// Every twentieth day, and the seconds before and of each change, which are found by halving.
    private func times(in zone: Zone, from beginning: Int64) -> [Int64] {
        func offset(_ time: Int64) -> Int { zone.offset(at: Instant(seconds: time)) }
        var times = [beginning]
        var last = offset(beginning)
        for time in stride(from: beginning, to: Self.years[3], by: 20 * 86_400) {
            let now = offset(time)
            if now != last {
                var (low, high) = (time - 20 * 86_400, time)
                while low + 1 < high {
                    let middle = (low + high) / 2
                    if offset(middle) == last { low = middle } else { high = middle }
                }
                times += [low, high]
                last = now
            }
            times.append(time)
        }
        return times
    }

    @Test func `Foundation knows no zone that is not found here`() {
        let missing = TimeZone.knownTimeZoneIdentifiers.filter { Zone($0) == nil }
        #expect(missing.isEmpty)
    }
}

/// The tables beside the zones of the system.
private enum SystemTables {
    private static func lines(of table: String) -> [Substring] {
        let text = try? String(contentsOfFile: "/usr/share/zoneinfo/\(table)", encoding: .utf8)
        return text?.split(separator: "\n") ?? []
    }

    static var areOfFoundationsRelease: Bool {
        lines(of: "tzdata.zi").first?.split(separator: " ").last.map(String.init) == TimeZone.timeZoneDataVersion
    }

    /// The zones of countries.
    static func places(in table: String) -> [String] {
        lines(of: table).compactMap { $0.hasPrefix("#") ? nil : $0.split(separator: "\t").dropFirst(2).first.map(String.init) }
    }
}
