extension Migration {
    /// Tries to sign in, which are counted under a hash of what was typed into the field of the ID, and no longer as it was typed.
    ///
    /// What was kept before is let go: it may be a passphrase that was typed one field too early.
    static let eight = Migration(
        version: 8,
        sql: """
            CREATE TABLE meta (key TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID;
            INSERT INTO meta VALUES ('attempts', randomblob(32));
            DROP TABLE attempt;
            CREATE TABLE attempt (mark BLOB PRIMARY KEY, count INTEGER NOT NULL, last INTEGER NOT NULL) WITHOUT ROWID;
            """)
}
