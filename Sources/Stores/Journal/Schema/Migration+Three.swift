extension Migration {
    /// Walks named per person, what a person changed of them, and what reading files again needs: their paths, and a place for
    /// what the new reading added and replaced.
    static let three = Migration(
        version: 3,
        sql: """
            CREATE TABLE walk_of_owner (
                owner INTEGER NOT NULL REFERENCES account ON DELETE CASCADE, id BLOB NOT NULL,
                start INTEGER NOT NULL, finish INTEGER NOT NULL, zone TEXT NOT NULL,
                steps INTEGER, distance REAL, title TEXT NOT NULL, note TEXT NOT NULL, source INTEGER NOT NULL, import INTEGER,
                tags TEXT NOT NULL DEFAULT '', edited INTEGER NOT NULL DEFAULT 0,
                PRIMARY KEY (owner, id)
            ) WITHOUT ROWID;
            INSERT INTO walk_of_owner (owner, id, start, finish, zone, steps, distance, title, note, source, import, tags)
                SELECT owner, id, start, finish, zone, steps, distance, title, note, source, import, tags FROM walk;
            CREATE TABLE route_of_owner (
                owner INTEGER NOT NULL, walk BLOB NOT NULL, points BLOB NOT NULL, PRIMARY KEY (owner, walk)
            ) WITHOUT ROWID;
            INSERT INTO route_of_owner SELECT owner, route.walk, points FROM route JOIN walk ON walk.id = route.walk;
            DROP TABLE route;
            DROP TABLE walk;
            ALTER TABLE walk_of_owner RENAME TO walk;
            ALTER TABLE route_of_owner RENAME TO route;
            CREATE INDEX walk_by_start ON walk (owner, start, id);
            UPDATE walk SET edited = 1 WHERE (owner, hex(id)) IN (
                SELECT undo.owner, upper(replace(value, '-', '')) FROM undo, json_each(undo.change, '$.written'));
            ALTER TABLE import ADD COLUMN path TEXT;
            ALTER TABLE import ADD COLUMN settings TEXT;
            CREATE TABLE reread_sample (
                import INTEGER NOT NULL, owner INTEGER NOT NULL, metric INTEGER NOT NULL, start INTEGER NOT NULL, source INTEGER NOT NULL,
                length INTEGER NOT NULL, value REAL NOT NULL, modified INTEGER NOT NULL, origin INTEGER NOT NULL, is_new INTEGER NOT NULL,
                PRIMARY KEY (import, is_new, metric, start, source, length, value)
            ) WITHOUT ROWID;
            CREATE TABLE reread_walk (import INTEGER NOT NULL, owner INTEGER NOT NULL, walk BLOB NOT NULL, record TEXT);
            """)
}
