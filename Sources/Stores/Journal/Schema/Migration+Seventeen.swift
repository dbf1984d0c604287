extension Migration {
    /// The pages of large rooms, the cheers and walk requests of clubs as they were last seen and as they wait to be sent, and the people
    /// whose cheers and requests a person does not want to see.
    static let seventeen = Migration(
        version: 17,
        sql: """
            CREATE TABLE club_page (
                room INTEGER NOT NULL REFERENCES club_room ON DELETE CASCADE, place INTEGER NOT NULL, page TEXT NOT NULL,
                PRIMARY KEY (room, place)
            ) WITHOUT ROWID;
            CREATE TABLE club_cheer (
                room INTEGER NOT NULL REFERENCES club_room ON DELETE CASCADE, sender TEXT NOT NULL, receiver TEXT NOT NULL,
                date INTEGER NOT NULL, sent INTEGER NOT NULL, seen INTEGER NOT NULL, PRIMARY KEY (room, sender, receiver, date)
            ) WITHOUT ROWID;
            CREATE TABLE club_walk (
                room INTEGER NOT NULL REFERENCES club_room ON DELETE CASCADE, request TEXT NOT NULL, sender TEXT NOT NULL,
                receiver TEXT NOT NULL, starts INTEGER NOT NULL, expires INTEGER NOT NULL, answer TEXT, asked INTEGER NOT NULL,
                answered INTEGER NOT NULL, PRIMARY KEY (room, request)
            ) WITHOUT ROWID;
            CREATE TABLE club_blocked (
                club INTEGER NOT NULL REFERENCES club ON DELETE CASCADE, member TEXT NOT NULL, PRIMARY KEY (club, member)
            ) WITHOUT ROWID;
            """)
}
