import Walking

extension Journal {
    /// Whether the file is sound and its totals are right; what is wrong otherwise, one by one.
    package func check() throws(JournalFailure) -> [JournalProblem] {
        let lines = try database.all("PRAGMA integrity_check(20)") { $0.text(0) }
        var problems = [JournalProblem(integrity: lines)].compactMap(\.self)
        let orphans = try database.all("PRAGMA foreign_key_check") { $0.text(0) }
        problems += Set(orphans).sorted().map(JournalProblem.orphans)
        let apart = try database.number(
            """
            SELECT count(*) FROM day WHERE abs(steps - coalesce(
                (SELECT sum(steps) FROM hour WHERE hour.owner = day.owner AND hour.date = day.date), 0)) > 0.001
            """)
        if apart > 0 { problems.append(.hoursApart(days: Int(apart))) }
        return problems
    }
}
