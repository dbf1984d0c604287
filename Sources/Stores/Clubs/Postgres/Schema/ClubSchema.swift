/// The tables and functions of a club in a PostgreSQL database, as the statements that make them.
///
/// A member has valid credentials and may type any SQL. So nobody who can log in has a privilege on a table: they may execute the
/// functions of `gnd_v1`, which run as roles that cannot log in, and row-level security holds even where a function is wrong.
///
/// Each function takes one `jsonb` and answers one, so that logins and tokens ask the same, and members that are not known are ignored.
/// Tables of a room are led by its id, ids are drawn by the client, and every call may be repeated. Nothing needs triggers, sequences,
/// advisory locks or a clock that agrees with another.
package enum ClubSchema {
    /// The version of the tables, which an upgrade compares.
    static let version = 1

    /// The statements that make a club in an empty database, in this order and in one transaction.
    ///
    /// The folder `PostgreSQL` has the statements in which engines differ. The others stay within the dialect that it, Citus, YugabyteDB
    /// and CockroachDB share, but have been tried on PostgreSQL only.
    static let statements = [
        roles, database, privileges, peopleTables, roomTables, identity, policies, clock, hello, rooms, challengeSums, days, ranking,
        cheers,
        walks, challenges, logins, person, invitations, founder, sweep, tokens, grants,
    ]
}
