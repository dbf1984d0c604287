import Foundation
import SQLite
import Walking

@testable import Journal

/// Rows that no file and no form can bring in any more, as older programs may have left them and as anybody with SQLite can write
/// them: the largest and smallest numbers, no numbers, the ends of the calendar, and names without an end or without anything.
enum AbsurdJournal {
    /// Writes them into everybody's part of a journal whose clock shows `now`.
    static func fill(_ journal: Journal, now: Instant) async throws {
        try await journal.fill(with: script(today: Zone.utc.day(of: now).dayNumber, now: now.milliseconds))
    }

    private static let longName = String(repeating: "한e\u{301}x", count: 200)
    private static let numbers = ["9e999", "1e308", "-1e308", "5e-324", "9223372036854775807", "-9223372036854775808", "0"]
    private static let lengths = ["0", "60000", "9223372036854775807", "-9223372036854775808"]
    private static let moments = ["9223372036854775807", "-9223372036854775808", "253402300799999", "-62135596800000", "0"]

    private static func script(today: Int, now: Int64) -> String {
        var lines = [
            "PRAGMA foreign_keys = OFF",
            "INSERT INTO source VALUES (901, '\(longName)', '\(longName)', '', 99), (902, '', '', '', 0), (903, 'Phone', '', '', 1)",
            "INSERT INTO source VALUES (9223372036854775807, 'Last', '', '', -9223372036854775808)",
        ]
        var id = 0
        func walk(_ start: String, _ end: String, _ steps: String, _ metres: String, _ title: String) {
            id += 1
            let name = "x'\(String(repeating: "0", count: 28))\(String(id + 0x1000, radix: 16))'"
            lines.append(
                """
                INSERT INTO walk
                (id, owner, start, finish, zone, steps, distance, title, note, tags, source, import, edited, modified, moving)
                SELECT \(name), account.id, \(start), \(end), 'Nowhere/Land', \(steps), \(metres), '\(title)', '\(title)',
                '\(title)', 901, 77, 0, \(end), \(steps) FROM account
                """)
            let bytes =
                String(repeating: "FF", count: 41) + "07" + String(repeating: "7F", count: 40) + "07" + String(repeating: "80", count: 39)
            lines.append("INSERT INTO route SELECT account.id, \(name), x'\(bytes)' FROM account")
        }
        for number in numbers {
            let whole = number.contains("e") ? "9223372036854775807" : number
            walk("\(now - 7_200_000)", "\(now - 3_600_000)", whole, number, number == "9e999" ? longName : "")
            for moment in moments { walk(moment, "9223372036854775807", whole, number, "") }
        }
        for (index, number) in numbers.enumerated() {
            for metric in 0...7 {
                // Each length comes with each number, and each moment with each metric.
                for (place, moment) in (moments + ["\(now - 1_800_000 + Int64(index))"]).enumerated() {
                    let length = lengths[(index + metric + place) % lengths.count]
                    lines.append(
                        """
                        INSERT OR IGNORE INTO sample (owner, metric, start, source, length, value, modified, import, exported, grain)
                        SELECT account.id, \(metric), \(moment), 901, \(length), \(number), 9223372036854775807, 77,
                        -9223372036854775808, \((metric + place) % 4) FROM account
                        """)
                }
            }
            let days = [today - 1 - index, today - 100 * index, 3_000_000, -3_000_000, 9_223_372_036_854_775_807, .min]
            for day in days {
                lines += [
                    """
                    INSERT OR REPLACE INTO day SELECT account.id, \(day), \(number), \(number), \(number), \(number), \(number), \(number),
                    9223372036854775807, 1 FROM account
                    """,
                    "INSERT OR REPLACE INTO day_source SELECT account.id, \(day), 901, \(number) FROM account",
                    """
                    INSERT OR REPLACE INTO hour SELECT account.id, \(now - Int64(index) * 3_600_000), \(day), \(number), \(number), \(number),
                    \(number) FROM account
                    """,
                    "INSERT OR REPLACE INTO stale SELECT account.id, \(day) FROM account WHERE \(day) NOT BETWEEN \(today - 20) AND \(today - 1)",
                ]
            }
            lines.append(
                """
                INSERT OR IGNORE INTO quarantine SELECT 77, account.id, \(index), \(moments[index % moments.count]), 9223372036854775807,
                \(number), 902, 'nonsense', NULL, NULL FROM account
                """)
        }
        let most = Int.max
        let outcome =
            #""outcome":{"added":\#(most),"known":\#(most),"updated":\#(most),"walksAdded":\#(most),"walksKnown":\#(most),"quarantined":{"absurd":\#(most)}}"#
        let report =
            #"{"file":"\#(longName)","format":"",\#(outcome),"skipped":{"absurd":\#(most),"future":\#(most)},"changedDays":\#(most),"#
            + #""shrunkDays":\#(most),"isPartial":true,"firstDay":"0001-01-01","lastDay":"9999-12-31"}"#
        let goals =
            #"{"changes":[{"from":"0001-01-01","goal":{"steps":\#(most),"weekdaySteps":{"1":\#(Int.min)},"speed":1e308,"stepLength":-1e308}}]}"#
        let rests =
            #"{"weekdays":[1,99,-5],"pauses":[{"from":"0001-01-01","through":"9999-12-31"},{"from":"9999-12-31","through":"0001-01-01"}]}"#
        lines += [
            "INSERT INTO longest SELECT account.id, metric, 9223372036854775807 FROM account, (SELECT 0 AS metric UNION SELECT 1 UNION SELECT 2) WHERE true ON CONFLICT DO UPDATE SET length = excluded.length",
            """
            INSERT INTO import (id, owner, at, file, format, parser, size, hash, report, path)
            SELECT 77, min(account.id), 9223372036854775807, '\(longName)', '', 9223372036854775807, -1, '', '\(report)', '' FROM account HAVING count(*) > 0
            """,
            "INSERT OR REPLACE INTO setting SELECT account.id, 'goals', '\(goals)' FROM account",
            "INSERT OR REPLACE INTO setting SELECT account.id, 'rests', '\(rests)' FROM account",
            "INSERT OR REPLACE INTO setting SELECT account.id, 'streak', '{\"daysAWeek\":\(most)}' FROM account",
            "UPDATE account SET nickname = '\(longName)', height = 9223372036854775807",
            "INSERT INTO room (name, code, code_key, period, cap, owner, opened) SELECT '\(longName)', '', 'x', 'never', 9223372036854775807, account.id, -9223372036854775808 FROM account LIMIT 1",
            "INSERT INTO member SELECT room.id, account.id, 9223372036854775807 FROM room, account",
            "INSERT INTO challenge SELECT NULL, room.id, account.id, 9223372036854775807, 9223372036854775807, 0, 7 FROM room, account",
            "INSERT INTO challenge SELECT NULL, room.id, account.id, -9223372036854775808, 9223372036854775807, 1, 1 FROM room, account",
            "INSERT INTO challenge_told SELECT id, account FROM challenge",
        ]
        lines += AbsurdParts(numbers: numbers, longName: longName, today: today).lines
        return lines.joined(separator: ";\n")
    }
}

extension Journal {
    fileprivate func fill(with script: String) throws { try database.script(script) }

    /// The tables that hold nothing.
    func emptyTables() throws -> Set<String> {
        let tables = try database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%'")
        var empty: Set<String> = []
        while try tables.step() {
            let name = tables.text(0)
            if try database.number("SELECT count(*) FROM \(name)") == 0 { empty.insert(name) }
        }
        return empty
    }
}
