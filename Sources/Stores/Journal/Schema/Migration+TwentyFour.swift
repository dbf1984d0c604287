extension Migration {
    /// People have a weight, in kilograms; nobody is asked for it.
    static let twentyFour = Migration(version: 24, sql: "ALTER TABLE account ADD COLUMN weight REAL;")
}
