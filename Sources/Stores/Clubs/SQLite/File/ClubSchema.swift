/// The tables of a club's file.
///
/// Rooms and memberships have small numbers of their own here, so that what hangs on them is small; the identities that their programs drew
/// are kept once. Dates are numbers of days, moments are milliseconds.
enum ClubSchema {
    /// "GNDC", so that no other file is taken for a club.
    static let applicationID = 0x474E_4443
    static let version = 1

    static let sql = """
        CREATE TABLE club (only INTEGER PRIMARY KEY CHECK (only = 1), id BLOB NOT NULL, name TEXT NOT NULL);

        CREATE TABLE device (id BLOB PRIMARY KEY, member BLOB NOT NULL) WITHOUT ROWID;

        CREATE TABLE room (
            number INTEGER PRIMARY KEY, id BLOB NOT NULL UNIQUE, name TEXT NOT NULL, period TEXT NOT NULL, cap INTEGER NOT NULL,
            opened INTEGER NOT NULL, founder BLOB NOT NULL);

        -- total: the sum of the greatest that the member's machines say of each day.
        CREATE TABLE membership (
            number INTEGER PRIMARY KEY, room INTEGER NOT NULL REFERENCES room ON DELETE CASCADE, member BLOB NOT NULL,
            nickname TEXT NOT NULL, joined INTEGER NOT NULL, revision INTEGER NOT NULL DEFAULT 0, total INTEGER NOT NULL DEFAULT 0,
            UNIQUE (room, member));
        CREATE INDEX membership_of_member ON membership (member, room);
        CREATE INDEX membership_by_name ON membership (room, nickname, member);

        -- What a machine says of a day; no steps: the day was taken back.
        CREATE TABLE day (
            membership INTEGER NOT NULL REFERENCES membership ON DELETE CASCADE, date INTEGER NOT NULL, device BLOB NOT NULL,
            steps INTEGER, revision INTEGER NOT NULL, PRIMARY KEY (membership, date, device)) WITHOUT ROWID;

        -- The steps of a week, or of the whole time, as the room counts them; who walked none has no row. They are kept below zero, so that
        -- the order of the index is the order of the ranking.
        CREATE TABLE standing (
            membership INTEGER NOT NULL REFERENCES membership ON DELETE CASCADE, span INTEGER NOT NULL, room INTEGER NOT NULL,
            lack INTEGER NOT NULL CHECK (lack < 0), nickname TEXT NOT NULL, member BLOB NOT NULL,
            PRIMARY KEY (membership, span)) WITHOUT ROWID;
        CREATE INDEX standing_in_order ON standing (room, span, lack, nickname, member);

        -- No room: another machine of the member. Numbers are never used again, so that they tell which came first.
        CREATE TABLE invitation (
            number INTEGER PRIMARY KEY AUTOINCREMENT, hash BLOB NOT NULL UNIQUE, room INTEGER REFERENCES room ON DELETE CASCADE,
            member BLOB NOT NULL, uses INTEGER NOT NULL, expires INTEGER NOT NULL);
        CREATE INDEX invitation_of_room ON invitation (room, member);
        CREATE TABLE taken (
            invitation INTEGER NOT NULL REFERENCES invitation ON DELETE CASCADE, device BLOB NOT NULL, member BLOB NOT NULL,
            PRIMARY KEY (invitation, device)) WITHOUT ROWID;
        -- The last invitation at the time when the member left or was removed: none up to it lets them in again.
        CREATE TABLE barred (
            room INTEGER NOT NULL REFERENCES room ON DELETE CASCADE, member BLOB NOT NULL, through INTEGER NOT NULL,
            PRIMARY KEY (room, member)) WITHOUT ROWID;

        CREATE TABLE cheer (
            room INTEGER NOT NULL REFERENCES room ON DELETE CASCADE, sender BLOB NOT NULL, receiver BLOB NOT NULL, date INTEGER NOT NULL,
            PRIMARY KEY (room, sender, receiver, date)) WITHOUT ROWID;
        CREATE INDEX cheer_received ON cheer (room, receiver, date);

        CREATE TABLE request (
            room INTEGER NOT NULL REFERENCES room ON DELETE CASCADE, id BLOB NOT NULL, sender BLOB NOT NULL, receiver BLOB NOT NULL,
            starts INTEGER NOT NULL, expires INTEGER NOT NULL, answer TEXT, PRIMARY KEY (room, id)) WITHOUT ROWID;
        CREATE INDEX request_given ON request (room, sender);
        CREATE INDEX request_received ON request (room, receiver);

        -- One that was called off stays, so that a start which is repeated late does not bring it back.
        CREATE TABLE challenge (
            room INTEGER NOT NULL REFERENCES room ON DELETE CASCADE, id BLOB NOT NULL,
            membership INTEGER NOT NULL REFERENCES membership ON DELETE CASCADE, first INTEGER NOT NULL, last INTEGER NOT NULL,
            cap INTEGER NOT NULL, handicap INTEGER NOT NULL, called_off INTEGER NOT NULL, PRIMARY KEY (room, id)) WITHOUT ROWID;
        CREATE INDEX challenge_given ON challenge (membership);
        """
}
