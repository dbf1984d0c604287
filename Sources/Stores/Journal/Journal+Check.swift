import Walking

extension Journal {
    /// Whether the file is sound and its totals are right; what is wrong otherwise, a line each.
    package func check() throws(JournalFailure) -> [String] {
        var problems = try database.all("PRAGMA integrity_check(20)") { $0.text(0) }.filter { $0 != "ok" }
        let orphans = try database.all("PRAGMA foreign_key_check") { $0.text(0) }
        problems += Set(orphans).sorted().map { "rows of \($0) belong to nobody" }
        let apart = try database.number(
            """
            SELECT count(*) FROM day WHERE abs(steps - coalesce(
                (SELECT sum(steps) FROM hour WHERE hour.owner = day.owner AND hour.date = day.date), 0)) > 0.001
            """)
        if apart > 0 { problems.append("the hours of \(apart) days do not add up to the day") }
        return problems
    }
}
