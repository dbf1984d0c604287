extension Migration {
    /// Days are counted again: their speed says nothing of what finer records left of a coarse one, and a coarse record is a sum beside
    /// the finer ones of its own source.
    static let twenty = Migration(version: 20, sql: "INSERT OR IGNORE INTO stale SELECT owner, date FROM day;")
}
