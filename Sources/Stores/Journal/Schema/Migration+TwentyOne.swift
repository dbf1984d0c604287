extension Migration {
    /// Days are counted again: whose brisk minutes no record tells, has -1 of them and not 0.
    static let twentyOne = Migration(version: 21, sql: "INSERT OR IGNORE INTO stale SELECT owner, date FROM day;")
}
