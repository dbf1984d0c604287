extension Migration {
    /// The time that a walk was on the move, without its pauses.
    static let six = Migration(version: 6, sql: "ALTER TABLE walk ADD COLUMN moving INTEGER;")

    /// The imports that tell of each record, so that each import can be taken back alone.
    ///
    /// Records that the same imports tell alike share a row of `tellers`: a record needs one or two bytes more, however often it comes
    /// again. Records of before have none: of them only the first import is known.
    static let seven = Migration(
        version: 7,
        sql: """
            CREATE TABLE tellers (id INTEGER PRIMARY KEY, list TEXT NOT NULL UNIQUE);
            ALTER TABLE sample ADD COLUMN tellers INTEGER NOT NULL DEFAULT 0;
            """)

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

    /// Routes that belong to a workout of an imported export: their files make no walk of their own, whenever they come.
    static let ten = Migration(
        version: 10,
        sql: """
            CREATE TABLE workout_route (
                owner INTEGER NOT NULL, walk BLOB NOT NULL, import INTEGER NOT NULL, PRIMARY KEY (owner, walk, import)
            ) WITHOUT ROWID;
            """)

    /// The file of each record that was left out, below what was imported; what was left out before has none.
    static let eleven = Migration(version: 11, sql: "ALTER TABLE quarantine ADD COLUMN file TEXT")

    /// The laps of a walk, and the effort that the person felt.
    static let twelve = Migration(
        version: 12,
        sql: """
            ALTER TABLE walk ADD COLUMN laps TEXT;
            ALTER TABLE walk ADD COLUMN effort INTEGER;
            """)

    /// The walks that a merged walk was made of.
    ///
    /// The records of a live walk's sensors count within the walk only, so days that have some are counted again.
    static let thirteen = Migration(
        version: 13,
        sql: """
            ALTER TABLE walk ADD COLUMN parts TEXT;
            INSERT OR IGNORE INTO stale SELECT DISTINCT day_source.owner, day_source.date FROM day_source
            JOIN source ON source.id = day_source.source WHERE source.kind = -1 OR (source.name = 'GND' AND source.model = 'live');
            """)

    /// The gait of each day, by source; all days are counted again for it.
    static let fourteen = Migration(
        version: 14,
        sql: """
            CREATE TABLE gait (
                owner INTEGER NOT NULL, date INTEGER NOT NULL, quantity INTEGER NOT NULL, source INTEGER NOT NULL,
                basis INTEGER NOT NULL, value REAL, stretches INTEGER NOT NULL, seconds REAL NOT NULL,
                short INTEGER NOT NULL, uneven INTEGER NOT NULL, hilly INTEGER NOT NULL,
                PRIMARY KEY (owner, quantity, date, source, basis)
            ) WITHOUT ROWID;
            CREATE INDEX gait_by_date ON gait (owner, date);
            INSERT OR IGNORE INTO stale SELECT owner, date FROM day;
            """)

    /// The ends and the length of each route, so that walks of the same way are found without reading every route.
    ///
    /// What is missing is added when it is first asked for (`SimilarWalks`); a route that goes takes its line along.
    static let fifteen = Migration(
        version: 15,
        sql: """
            CREATE TABLE route_ends (
                owner INTEGER NOT NULL, walk BLOB NOT NULL, start_latitude REAL, start_longitude REAL, end_latitude REAL,
                end_longitude REAL, length REAL, PRIMARY KEY (owner, walk)
            ) WITHOUT ROWID;
            CREATE INDEX route_ends_by_start ON route_ends (owner, start_latitude);
            CREATE TRIGGER route_ends_go AFTER DELETE ON route BEGIN
                DELETE FROM route_ends WHERE owner = OLD.owner AND walk = OLD.walk;
            END;
            """)
}
