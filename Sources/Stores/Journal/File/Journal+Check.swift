import SQLite
import Walking

extension Journal {
    /// Returns whether the file is sound and its totals are right; what is wrong otherwise, one by one.
    package func check() async throws(JournalFailure) -> [JournalProblem] {
        let lines = try database.all("PRAGMA integrity_check(20)") { $0.text(0) }
        var problems = [JournalProblem(integrity: lines)].compactMap(\.self)
        let orphans = try database.all("PRAGMA foreign_key_check") { $0.text(0) }
        problems += Set(orphans).sorted().map(JournalProblem.orphans)
        // Of a damaged file nobody can say what its records come to.
        guard !problems.contains(where: \.isOfPages) else { return problems }
        var miscounted = 0
        for owner in try database.all("SELECT DISTINCT owner FROM day", row: { $0.int(0) }) {
            let scope = Scope(owner: AccountID(rawValue: owner), zone: nil)
            miscounted += try await perform(in: scope) { (stores) throws(JournalFailure) in try stores.counter.miscountedDays().count }
        }
        if miscounted > 0 { problems.append(.miscounted(days: miscounted)) }
        return problems
    }
}
