extension Migration {
    /// The challenges of clubs as they were last seen and as they wait to be sent, and those of the rooms of this machine, with those who
    /// were told a result.
    static let eighteen = Migration(
        version: 18,
        sql: """
            CREATE TABLE club_challenge (
                room INTEGER NOT NULL REFERENCES club_room ON DELETE CASCADE, challenge TEXT NOT NULL, starter TEXT NOT NULL,
                first INTEGER NOT NULL, last INTEGER NOT NULL, cap INTEGER NOT NULL, handicap INTEGER NOT NULL, sent INTEGER NOT NULL,
                called_off INTEGER NOT NULL, told INTEGER NOT NULL, PRIMARY KEY (room, challenge)
            ) WITHOUT ROWID;
            CREATE TABLE challenge (
                id INTEGER PRIMARY KEY AUTOINCREMENT, room INTEGER NOT NULL REFERENCES room ON DELETE CASCADE,
                account INTEGER NOT NULL REFERENCES account ON DELETE CASCADE, first INTEGER NOT NULL, last INTEGER NOT NULL,
                cap INTEGER NOT NULL, handicap INTEGER NOT NULL
            );
            CREATE INDEX challenge_of_room ON challenge (room, account);
            CREATE TABLE challenge_told (
                challenge INTEGER NOT NULL REFERENCES challenge ON DELETE CASCADE,
                account INTEGER NOT NULL REFERENCES account ON DELETE CASCADE, PRIMARY KEY (challenge, account)
            ) WITHOUT ROWID;
            """)
}
