extension Migration {
    /// The walk requests that were agreed before they were declined or withdrawn.
    static let nineteen = Migration(
        version: 19, sql: "ALTER TABLE club_walk ADD COLUMN called_off INTEGER NOT NULL DEFAULT 0")
}
