extension Migration {
    /// Hours, routes, tags, settings with a history, what is still to be counted, undo and quarantine.
    static let two = Migration(
        version: 2,
        sql: """
            CREATE TABLE setting (
                owner INTEGER NOT NULL REFERENCES account ON DELETE CASCADE, key TEXT NOT NULL, value TEXT NOT NULL,
                PRIMARY KEY (owner, key)
            ) WITHOUT ROWID;
            INSERT INTO setting SELECT id, 'zones', json_object('home', zone, 'stays', json_array()) FROM account WHERE zone IS NOT NULL;
            INSERT INTO setting SELECT id, 'goals', json_object('changes', json_array(json_object(
                'from', '1970-01-01', 'goal', json_object('steps', goal, 'weekdaySteps', json_object())))) FROM account WHERE goal <> 7000;
            ALTER TABLE account DROP COLUMN zone;
            ALTER TABLE account DROP COLUMN goal;
            CREATE TABLE hour (
                owner INTEGER NOT NULL, start INTEGER NOT NULL, date INTEGER NOT NULL,
                steps REAL NOT NULL, distance REAL NOT NULL, speed REAL, step_length REAL,
                PRIMARY KEY (owner, start)
            ) WITHOUT ROWID;
            CREATE INDEX hour_by_date ON hour (owner, date);
            CREATE TABLE stale (owner INTEGER NOT NULL, date INTEGER NOT NULL, PRIMARY KEY (owner, date)) WITHOUT ROWID;
            CREATE TABLE longest (owner INTEGER NOT NULL, metric INTEGER NOT NULL, length INTEGER NOT NULL, PRIMARY KEY (owner, metric))
                WITHOUT ROWID;
            INSERT INTO longest SELECT owner, metric, max(length) FROM sample GROUP BY owner, metric;
            ALTER TABLE walk ADD COLUMN tags TEXT NOT NULL DEFAULT '';
            CREATE TABLE route (walk BLOB PRIMARY KEY, points BLOB NOT NULL) WITHOUT ROWID;
            CREATE TABLE forgotten (owner INTEGER NOT NULL, walk BLOB NOT NULL, PRIMARY KEY (owner, walk)) WITHOUT ROWID;
            CREATE TABLE quarantine (
                import INTEGER NOT NULL, owner INTEGER NOT NULL, metric INTEGER, start INTEGER NOT NULL, finish INTEGER NOT NULL,
                value REAL, source INTEGER NOT NULL, reason TEXT NOT NULL,
                PRIMARY KEY (owner, reason, start, finish, metric, source, value)
            );
            CREATE TABLE sighting (owner INTEGER NOT NULL, date INTEGER NOT NULL, zone TEXT NOT NULL, PRIMARY KEY (owner, date, zone))
                WITHOUT ROWID;
            CREATE TABLE undo (
                id INTEGER PRIMARY KEY AUTOINCREMENT,
                owner INTEGER NOT NULL REFERENCES account ON DELETE CASCADE, at INTEGER NOT NULL, change TEXT NOT NULL
            );
            INSERT OR IGNORE INTO stale SELECT owner, date FROM day;
            INSERT OR IGNORE INTO stale SELECT DISTINCT owner, (start + beside * length) / 86400000 + beside
                FROM sample, (SELECT -1 AS beside UNION SELECT 0 UNION SELECT 1);
            INSERT OR IGNORE INTO stale SELECT DISTINCT owner, start / 86400000 + beside
                FROM walk, (SELECT -1 AS beside UNION SELECT 0 UNION SELECT 1 UNION SELECT 2);
            """)
}
