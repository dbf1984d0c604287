import Foundation
import SQLite
import Walking

@testable import Journal

/// A journal whose every text attacks the terminal: names of sources, rooms and people, titles, notes, tags, files and reports.
enum HostileJournal {
    /// An escape sequence, a title, the same in eight bits, a forged line, a turned order, and what cannot be seen.
    static let evil = "A\u{1B}[31m\u{1B}]0;T\u{7}\u{9B}32m\u{9D}0;U\u{9C}\nFORGED\r\u{202E}B\u{2066}\u{200B}\u{2028}\u{7F}\u{AD}Z"

    /// Fills everybody's part of a journal whose clock shows `now`.
    static func fill(_ journal: Journal, now: Instant) async throws { try await journal.run(script(now: now)) }

    private static func script(now: Instant) -> String {
        func text(_ text: String) -> String { "'" + text.replacing("'", with: "''") + "'" }
        let (name, moment) = (text(evil), now.milliseconds)
        let day = Zone.utc.day(of: now).dayNumber
        var report = ImportReport(
            file: evil, format: evil, skipped: [.future: 1, .unknownSport: 2, .unreadable: 1, .badDate: 1], changedDays: 1, shrunkDays: 1,
            isPartial: true)
        report.outcome.added = 3
        report.outcome.quarantined = [.future: 1]
        report.leftOut = [LeftOut(kind: .sport, name: evil), LeftOut(kind: .table, name: evil)]
        report.places = [
            LeftOutPlace(.unreadable, in: evil), LeftOutPlace(.badDate, in: evil, entry: 3, text: evil),
            LeftOutPlace(.badDate, in: evil, count: 4),
        ]
        var lines = ["PRAGMA foreign_keys = OFF"]
        for number in 901...904 {
            lines.append("INSERT INTO source VALUES (\(number), \(text(evil + "\(number)")), \(name), \(name), \(number - 901))")
        }
        for index in 0..<4 {
            let id = "x'\(String(repeating: "0", count: 28))\(String(index + 0x1000, radix: 16))'"
            let start = moment - Int64(index * 3600 + 7200) * 1000
            lines.append(
                """
                INSERT INTO walk
                (id, owner, start, finish, zone, steps, distance, title, note, tags, source, import, edited, modified, moving)
                SELECT \(id), account.id, \(start), \(start + 1_800_000), \(name), 3000, 2000, \(name), \(name), \(text(evil + " " + evil)), 901, 77, 0,
                \(start), 1800000 FROM account
                """)
            lines.append(
                """
                INSERT OR IGNORE INTO sample (owner, metric, start, source, length, value, modified, import, exported, grain)
                SELECT account.id, 0, \(start), \(901 + index), 1800000, 2500, 1, 77, 1, 0 FROM account
                """)
            lines.append("INSERT OR REPLACE INTO day_source SELECT account.id, \(day), \(901 + index), 2500 FROM account")
        }
        lines += [
            "INSERT OR REPLACE INTO stale SELECT account.id, \(day) FROM account",
            "INSERT OR IGNORE INTO quarantine SELECT 77, account.id, 0, \(moment), \(moment + 60_000), 12, 902, 'future', NULL, NULL FROM account",
            """
            INSERT INTO import (id, owner, at, file, format, parser, size, hash, report, path)
            SELECT 77, min(account.id), \(moment), \(name), \(name), 1, 1, '', \(text(StoredJSON.encode(report))), \(text("/" + evil))
            FROM account HAVING count(*) > 0
            """,
            "UPDATE account SET nickname = \(name)",
            "INSERT INTO room (name, code, code_key, period, cap, owner, opened) SELECT \(name), \(name), 'x', 'never', 40000, account.id, \(moment) FROM account LIMIT 1",
            "INSERT INTO member SELECT room.id, account.id, \(moment) FROM room, account",
            "INSERT OR IGNORE INTO sighting SELECT account.id, \(day), \(name) FROM account",
        ]
        return lines.joined(separator: ";\n")
    }
}

extension Journal {
    fileprivate func run(_ script: String) throws { try database.script(script) }
}
