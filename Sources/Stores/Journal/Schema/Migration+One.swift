extension Migration {
    /// The first journal: people, samples, days, walks and rooms, in one zone a person.
    static let one = Migration(
        version: 1,
        sql: """
            CREATE TABLE account (
                id INTEGER PRIMARY KEY AUTOINCREMENT,
                name TEXT NOT NULL,
                name_key TEXT NOT NULL UNIQUE,
                is_local INTEGER NOT NULL DEFAULT 0,
                passphrase_hash TEXT,
                nickname TEXT,
                nickname_key TEXT UNIQUE,
                gender TEXT,
                age_band TEXT,
                height INTEGER,
                zone TEXT,
                goal INTEGER NOT NULL DEFAULT 7000,
                last_used INTEGER
            );
            CREATE TABLE attempt (name_key TEXT PRIMARY KEY, count INTEGER NOT NULL, last INTEGER NOT NULL) WITHOUT ROWID;
            CREATE TABLE token (
                fingerprint BLOB PRIMARY KEY,
                account INTEGER NOT NULL REFERENCES account ON DELETE CASCADE,
                issued INTEGER NOT NULL
            ) WITHOUT ROWID;
            CREATE TABLE source (
                id INTEGER PRIMARY KEY,
                name TEXT NOT NULL, manufacturer TEXT NOT NULL, model TEXT NOT NULL, kind INTEGER NOT NULL,
                UNIQUE (name, manufacturer, model, kind)
            );
            CREATE TABLE import (
                id INTEGER PRIMARY KEY AUTOINCREMENT,
                owner INTEGER NOT NULL REFERENCES account ON DELETE CASCADE,
                at INTEGER NOT NULL, file TEXT NOT NULL, format TEXT NOT NULL, parser INTEGER NOT NULL, size INTEGER,
                hash TEXT, report TEXT
            );
            CREATE TABLE sample (
                owner INTEGER NOT NULL, metric INTEGER NOT NULL, start INTEGER NOT NULL, source INTEGER NOT NULL,
                length INTEGER NOT NULL, value REAL NOT NULL, modified INTEGER NOT NULL, import INTEGER NOT NULL,
                PRIMARY KEY (owner, metric, start, source, length, value)
            ) WITHOUT ROWID;
            CREATE TABLE day (
                owner INTEGER NOT NULL, date INTEGER NOT NULL,
                steps REAL NOT NULL, distance REAL NOT NULL, flights REAL NOT NULL, exercise REAL NOT NULL,
                speed REAL, step_length REAL, brisk INTEGER NOT NULL,
                PRIMARY KEY (owner, date)
            ) WITHOUT ROWID;
            CREATE TABLE day_source (
                owner INTEGER NOT NULL, date INTEGER NOT NULL, source INTEGER NOT NULL, steps REAL NOT NULL,
                PRIMARY KEY (owner, date, source)
            ) WITHOUT ROWID;
            CREATE TABLE walk (
                id BLOB PRIMARY KEY,
                owner INTEGER NOT NULL REFERENCES account ON DELETE CASCADE,
                start INTEGER NOT NULL, finish INTEGER NOT NULL, zone TEXT NOT NULL,
                steps INTEGER, distance REAL, title TEXT NOT NULL, note TEXT NOT NULL, source INTEGER NOT NULL, import INTEGER
            ) WITHOUT ROWID;
            CREATE INDEX walk_by_start ON walk (owner, start, id);
            CREATE TABLE room (
                id INTEGER PRIMARY KEY AUTOINCREMENT,
                name TEXT NOT NULL, code TEXT NOT NULL, code_key TEXT NOT NULL UNIQUE, period TEXT NOT NULL, cap INTEGER NOT NULL,
                owner INTEGER NOT NULL, opened INTEGER NOT NULL
            );
            CREATE TABLE member (
                room INTEGER NOT NULL REFERENCES room ON DELETE CASCADE,
                account INTEGER NOT NULL REFERENCES account ON DELETE CASCADE,
                joined INTEGER NOT NULL,
                PRIMARY KEY (room, account)
            ) WITHOUT ROWID;
            """)
}
