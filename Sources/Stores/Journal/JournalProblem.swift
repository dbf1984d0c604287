/// One thing that is wrong with a journal that can still be opened.
package enum JournalProblem: Hashable, Sendable {
    /// SQLite's own words about its pages, which only SQLite has.
    case pages(String)
    /// Rows of a table whose person is gone.
    case orphans(table: String)
    /// Days that their hours do not add up to.
    case hoursApart(days: Int)
}
