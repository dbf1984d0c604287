extension Migration {
    /// The words of the file at each record that its reader left out, and a way to those of a day; what was left out before has none.
    static let twentyOne = Migration(
        version: 21,
        sql: """
            ALTER TABLE quarantine ADD COLUMN text TEXT;
            CREATE INDEX quarantine_by_start ON quarantine (owner, start);
            """)
}
