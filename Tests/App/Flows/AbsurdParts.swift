import Walking

@testable import Journal

/// The content of the absurd journal besides walks, records and days: how somebody walks, the ends of routes, the settings of features and
/// the clubs.
nonisolated struct AbsurdParts {
    let numbers: [String]
    let longName: String
    let today: Int

    private static let most = "9223372036854775807"
    private static let least = "-9223372036854775808"

    var lines: [String] { gait + routes + traces + clubs + [features] }

    private var days: [String] { (0..<40).map { "\(today - $0)" } + ["3000000", "-3000000", Self.most, Self.least] }

    private var gait: [String] {
        let quantities = GaitMeasure.allCases.map { GaitQuantity.measure($0).code } + [GaitQuantity.minutes(cadence: 100).code, .max, .min]
        return days.enumerated().flatMap { place, day in
            quantities.enumerated().map { index, code in
                let number = numbers[(place + index) % numbers.count]
                return """
                    INSERT OR IGNORE INTO gait SELECT account.id, \(day), \(code), \(index % 3 == 0 ? 0 : 901), \((place + index) % 4),
                    \(number), \(Self.most), \(number), \(Self.most), \(Self.least), \(Self.most) FROM account
                    """
            }
        }
    }

    private var routes: [String] {
        numbers.indices.map { index in
            let values = (0..<5).map { numbers[(index + $0) % numbers.count] }.joined(separator: ", ")
            return """
                INSERT OR IGNORE INTO route_ends SELECT owner, id, \(values) FROM walk
                WHERE abs(random()) % \(numbers.count) = \(index) OR \(index) = \(numbers.count - 1)
                """
        }
    }

    /// The rows that imports, undone changes and deletions leave behind.
    private var traces: [String] {
        [
            "INSERT INTO tellers VALUES (\(Self.most), 'nonsense')",
            "INSERT OR IGNORE INTO workout_route SELECT owner, id, 77 FROM walk",
            "INSERT OR IGNORE INTO walk_reading SELECT owner, id, 77, 'nonsense' FROM walk",
            "INSERT OR IGNORE INTO forgotten SELECT account.id, x'00' FROM account",
            "INSERT OR IGNORE INTO undo (owner, at, change) SELECT account.id, \(Self.most), 'nonsense' FROM account",
        ] + days.map { "INSERT OR IGNORE INTO sighting SELECT account.id, \($0), 'Nowhere/Land' FROM account" }
    }

    /// The clubs keep their identities, without which nothing of them would be on show.
    private var clubs: [String] {
        [
            "UPDATE club SET name = '\(longName)', last_success = \(Self.least), failures = \(Self.most), failure = 'nonsense', failed = \(Self.most)",
            """
            UPDATE club_room SET name = '\(longName)', period = 'never', cap = \(Self.most), opened = \(Self.least), members = \(Self.most),
            joined = \(Self.most), pushed = \(Self.least), revision = \(Self.most), resend = \(Self.least)
            """,
            "UPDATE club_member SET nickname = '\(longName)', joined = \(Self.least), revision = \(Self.most), total = \(Self.most)",
            "INSERT OR REPLACE INTO club_page SELECT id, 0, 'nonsense' FROM club_room",
            "INSERT OR REPLACE INTO club_blocked SELECT id, 'nobody' FROM club",
        ]
            + days.enumerated().flatMap { index, day in
                let steps = [Self.most, Self.least, "-1", "0"][index % 4]
                return [
                    "INSERT OR REPLACE INTO club_sent SELECT id, \(day), \(steps) FROM club_room",
                    "INSERT OR REPLACE INTO club_day SELECT room, member, \(day), \(steps) FROM club_member",
                    """
                    INSERT OR REPLACE INTO club_cheer SELECT ours.room, ours.member, theirs.member, \(day), \(index % 2), \(index % 3)
                    FROM club_member AS ours, club_member AS theirs
                    """,
                    """
                    INSERT OR REPLACE INTO club_challenge SELECT room, '\(String(repeating: "a", count: 25))\(["a", "b", "c", "d"][index % 4])',
                    member, \(day), \(day), \(index % 2 == 0 ? "0" : Self.most), \(index % 3), 1, \(index % 2), 0 FROM club_member
                    """,
                    """
                    INSERT OR REPLACE INTO club_walk SELECT ours.room, '\(index)', ours.member, theirs.member, \(steps), \(Self.most),
                    'perhaps', \(index % 2), \(index % 3), \(index % 2) FROM club_member AS ours, club_member AS theirs
                    """,
                ]
            }
    }

    private var features: String {
        let words = [longName, "", Self.most, Self.least, "1e308", "-1e308", "9999-12-31"]
        let lines = [
            "shoes": [["usual", longName], ["limit", longName, "1e308", Self.most], ["retired", ""]],
            "calibration": [["walked", "1e308", Self.most, "9999-12-31"], ["walked", "5e-324", "1", "0001-01-01"]],
            "gait-tests": GaitMeasure.allCases.map { ["\($0)", Self.least, "1e308", "5e-324", "measured", Self.most] },
            "privacy": [["zone", longName, "90", "180", "1e308"], ["zone", "", "-90", "-180", "5e-324"]],
            "goals": [
                ["home", "steps", "minutes"], ["hold", "speed"], ["span", "steps", "week", "1e308", "0001-01-01"], ["grow", "on"],
            ],
            "growth": [["asked", "9999-12-31"], ["steps", "0001-01-01", "1e308", "-1e308", Self.most, Self.least]],
            "records": [], "inbox": [], "gait": [], "live": [],
        ]
        let all = lines.mapValues { $0 + (1...words.count).map { Array(words.prefix($0)) } }
        func text(_ values: [String]) -> String { "[\(values.map { "\"\($0)\"" }.joined(separator: ","))]" }
        let json = all.map { key, lines in "\"\(key)\":[\(lines.map(text).joined(separator: ","))]" }.joined(separator: ",")
        return "INSERT OR REPLACE INTO setting SELECT account.id, 'features', '{\(json)}' FROM account"
    }
}
