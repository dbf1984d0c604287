extension Migration {
    /// The time that a walk was on the move, without its pauses.
    static let six = Migration(version: 6, sql: "ALTER TABLE walk ADD COLUMN moving INTEGER;")
}
