import Foundation
import SQLite
import Testing
import Walking

@testable import Journal

/// The counted days and hours of a journal's file, seen from outside.
struct RollUps: Equatable {
    let rows: [String]
    let stale: Int64

    /// Reads what is there now; nobody settles anything.
    init(_ path: String) throws {
        let database = try Database(path: path)
        let numbers = ["steps", "distance", "flights", "exercise", "speed", "step_length"].map { "round(\($0), 6)" }
        rows = try database.all(
            """
            SELECT 'day ' || json_array(owner, date, \(numbers.joined(separator: ", ")), brisk) FROM day
            UNION ALL SELECT 'source ' || json_array(owner, date, source, round(steps, 6)) FROM day_source
            UNION ALL SELECT 'hour ' || json_array(owner, start, date, \(numbers.filter { !$0.contains("f") && !$0.contains("exer") }
                .joined(separator: ", "))) FROM hour
            UNION ALL SELECT 'gait ' || json_array(
                owner, date, quantity, source, basis, round(value, 6), stretches, round(seconds, 3), short, uneven, hilly) FROM gait
            ORDER BY 1
            """
        ) { $0.text(0) }
        stale = try database.number("SELECT count(*) FROM stale")
    }

    /// Returns what a count of everything makes of the same records.
    static func recounted(_ path: String) async throws -> RollUps {
        let copy = path + ".recounted"
        try? FileManager.default.removeItem(atPath: copy)
        try Database(path: path).run("VACUUM INTO ?", .text(copy))
        try Database(path: copy).script("DELETE FROM day; DELETE FROM day_source; DELETE FROM hour; DELETE FROM gait")
        do {
            let journal = try Journal(path: copy, clock: clock, zone: berlin)
            try await journal.profile(journal.localAccount().id).perform { (stores) async throws(JournalFailure) in
                try stores.staleDays.markAll()
                try await stores.counter.recountStaleDays()
            }
        }
        return try RollUps(copy)
    }
}
