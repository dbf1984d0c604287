import Walking

extension Journal {
    /// Whether the file is sound and its totals are right; what is wrong otherwise, one by one.
    package func check() throws(JournalFailure) -> [JournalProblem] {
        var problems = try database.all("PRAGMA integrity_check(20)") { $0.text(0) }.filter { $0 != "ok" }.map(JournalProblem.pages)
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
