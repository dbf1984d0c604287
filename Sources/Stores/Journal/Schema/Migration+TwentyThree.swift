extension Migration {
    /// Days are counted again: a stretch of steady walking needs records that show it, a day's gait goes by the time of its stretches, what
    /// looks back on days is of the last of them, and the way of walking alone makes no day.
    static let twentyThree = Migration(version: 23, sql: "INSERT OR IGNORE INTO stale SELECT owner, date FROM day;")
}
