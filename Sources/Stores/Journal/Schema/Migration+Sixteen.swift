extension Migration {
    /// The clubs of a person and what was last seen of them: rooms, members and their days.
    ///
    /// `club_sent` has the days as the store last took them. What is to be sent follows from it and from `day`, so that nothing has to be
    /// written when a day is counted, and neither can disagree with the other. No column has a secret.
    static let sixteen = Migration(
        version: 16,
        sql: """
            CREATE TABLE club (
                id INTEGER PRIMARY KEY AUTOINCREMENT, owner INTEGER NOT NULL, club TEXT NOT NULL, name TEXT NOT NULL, place TEXT NOT NULL,
                member TEXT NOT NULL, last_success INTEGER, failures INTEGER NOT NULL DEFAULT 0, failure TEXT, failed INTEGER,
                UNIQUE (owner, club)
            );
            CREATE TABLE club_room (
                id INTEGER PRIMARY KEY AUTOINCREMENT, club INTEGER NOT NULL REFERENCES club ON DELETE CASCADE, room TEXT NOT NULL,
                name TEXT NOT NULL, period TEXT NOT NULL, cap INTEGER NOT NULL, opened INTEGER NOT NULL, founder TEXT NOT NULL,
                members INTEGER NOT NULL, joined INTEGER NOT NULL, pushed INTEGER NOT NULL, revision INTEGER NOT NULL, resend INTEGER,
                UNIQUE (club, room)
            );
            CREATE TABLE club_sent (
                room INTEGER NOT NULL REFERENCES club_room ON DELETE CASCADE, date INTEGER NOT NULL, steps INTEGER NOT NULL,
                PRIMARY KEY (room, date)
            ) WITHOUT ROWID;
            CREATE TABLE club_member (
                room INTEGER NOT NULL REFERENCES club_room ON DELETE CASCADE, member TEXT NOT NULL, nickname TEXT NOT NULL,
                joined INTEGER NOT NULL, revision INTEGER NOT NULL, total INTEGER NOT NULL, PRIMARY KEY (room, member)
            ) WITHOUT ROWID;
            CREATE TABLE club_day (
                room INTEGER NOT NULL, member TEXT NOT NULL, date INTEGER NOT NULL, steps INTEGER NOT NULL,
                PRIMARY KEY (room, member, date),
                FOREIGN KEY (room, member) REFERENCES club_member ON DELETE CASCADE
            ) WITHOUT ROWID;
            """)
}
