extension Migration {
    /// Samsung Health is an app on a phone, which was taken for a watch, and there are days of which no source tells the steps.
    ///
    /// All days are counted again: for these, and since walks at one time and imported orders count by other rules.
    static let nine = Migration(
        version: 9,
        sql: """
            UPDATE OR IGNORE source SET kind = 1 WHERE name = 'Samsung Health' AND manufacturer = 'Samsung' AND kind = 0;
            UPDATE setting SET value = replace(value, 'Samsung Health\\u001fSamsung\\u001f\\u001f0', 'Samsung Health\\u001fSamsung\\u001f\\u001f1');
            ALTER TABLE day ADD COLUMN has_steps INTEGER NOT NULL DEFAULT 1;
            INSERT OR IGNORE INTO stale SELECT owner, date FROM day;
            """)
}
