extension Migration {
    /// Days are counted again: whose brisk minutes no record tells, has -1 of them and not 0; sums over a midnight are shared by the days
    /// that they touch, and add nothing that other sums of these may hold; and typed walks that share some seconds count whole.
    static let twentyTwo = Migration(version: 22, sql: "INSERT OR IGNORE INTO stale SELECT owner, date FROM day;")
}
