/// An attempt of a member with `psql` at something that no member may reach.
///
/// On some servers the admin may not take from everybody what PostgreSQL gives to everybody; then it stays open, and the admin is told.
package struct ClubAttack: Hashable, Sendable {
    package enum Aim: String, CaseIterable, Sendable {
        /// The tables of the club, past its functions.
        case tables
        /// Its inner functions, and those of the admin.
        case innerFunctions
        /// Other roles, and more rights for one's own.
        case roles
        /// Schemas, tables and functions of one's own.
        case ownObjects
        /// Temporary tables, which fill the disk.
        case temporaryTables
        /// Code of one's own.
        case ownCode
        /// Large objects, which are nobody's and fill the disk.
        case largeObjects
        /// Messages in great numbers.
        case notifications
        /// Files and programs of the server.
        case files
        /// Settings and secrets of the server.
        case server
    }

    package let aim: Aim
    let script: String

    init(_ aim: Aim, _ script: String) {
        self.aim = aim
        self.script = script
    }

    /// The one refusal that counts: insufficient privilege.
    ///
    /// Any other end of the script proves nothing.
    static let refusal = "42501"

    /// The number of attempts.
    package static var count: Int { all.count }

    static let all = [
        ClubAttack(.tables, "SELECT * FROM together.day_total"),
        ClubAttack(.tables, "SELECT * FROM together.device"),
        ClubAttack(.tables, "SELECT * FROM together.member"),
        ClubAttack(.tables, "SELECT * FROM together.invitation"),
        ClubAttack(.tables, "COPY together.day_total TO STDOUT"),
        ClubAttack(.tables, "COPY together.day_total FROM STDIN"),
        ClubAttack(.tables, "EXPLAIN SELECT * FROM together.day_total WHERE steps > 10000"),
        ClubAttack(.tables, "CREATE TEMP VIEW gnd_evil AS SELECT * FROM together.device"),
        ClubAttack(.tables, "INSERT INTO together.member_room VALUES (gen_random_uuid(), gen_random_uuid())"),
        ClubAttack(.tables, "UPDATE together.room SET closes = current_date"),
        ClubAttack(.tables, "DELETE FROM together.membership"),
        ClubAttack(.tables, "TRUNCATE together.day_total"),
        ClubAttack(.tables, "LOCK TABLE together.day_total"),
        ClubAttack(.tables, "ALTER TABLE together.day_total DISABLE ROW LEVEL SECURITY"),
        ClubAttack(.tables, "SET row_security = off; SELECT gnd_v1.rooms('{}')"),
        ClubAttack(.innerFunctions, "SELECT gnd_v1.me()"),
        ClubAttack(.innerFunctions, "SELECT gnd_v1.clear(gen_random_uuid(), gen_random_uuid())"),
        ClubAttack(.innerFunctions, "SELECT gnd_v1.make_key('d', '{}')"),
        ClubAttack(.innerFunctions, "SELECT gnd_v1.take_out(gen_random_uuid(), gen_random_uuid())"),
        ClubAttack(.innerFunctions, "SELECT gnd_v1.stay(gen_random_uuid())"),
        ClubAttack(.innerFunctions, "SELECT gnd_v1.forget(gen_random_uuid())"),
        ClubAttack(.innerFunctions, "SELECT gnd_v1.end_login('gnd_api')"),
        ClubAttack(.innerFunctions, "SELECT gnd_v1.end_sessions(gen_random_uuid())"),
        ClubAttack(.innerFunctions, "SELECT gnd_v1.resting(gen_random_uuid(), current_date)"),
        ClubAttack(.innerFunctions, "SELECT gnd_v1.count_challenges(gen_random_uuid(), gen_random_uuid(), 'x', NULL)"),
        ClubAttack(.innerFunctions, "SELECT gnd_v1.enter('{}')"),
        ClubAttack(.innerFunctions, "SELECT gnd_v1.admit('{}')"),
        ClubAttack(.innerFunctions, "SELECT gnd_v1.dismiss('{}')"),
        ClubAttack(.innerFunctions, "SELECT gnd_v1.readmit('{}')"),
        ClubAttack(.innerFunctions, "SELECT gnd_v1.sweep(1)"),
        ClubAttack(.innerFunctions, "SELECT gnd_v1.with_token('x', 'hello', '{}')"),
        ClubAttack(.innerFunctions, "CREATE OR REPLACE FUNCTION gnd_v1.me() RETURNS uuid LANGUAGE sql AS 'SELECT gen_random_uuid()'"),
        ClubAttack(.roles, "SET ROLE gnd_owner"),
        ClubAttack(.roles, "SET ROLE gnd_api"),
        ClubAttack(.roles, "SET ROLE gnd_doorman"),
        ClubAttack(.roles, "GRANT gnd_owner TO CURRENT_USER"),
        ClubAttack(.roles, "GRANT pg_signal_backend TO CURRENT_USER"),
        ClubAttack(.roles, "CREATE ROLE gnd_evil LOGIN"),
        ClubAttack(.roles, "ALTER ROLE gnd_api LOGIN PASSWORD 'x'"),
        ClubAttack(.roles, "ALTER ROLE CURRENT_USER CONNECTION LIMIT 100"),
        ClubAttack(.ownObjects, "CREATE SCHEMA gnd_evil"),
        ClubAttack(.ownObjects, "CREATE TABLE public.gnd_evil (i int)"),
        ClubAttack(.ownObjects, "CREATE EXTENSION dblink SCHEMA public"),
        ClubAttack(.ownObjects, "CREATE PUBLICATION gnd_evil FOR ALL TABLES"),
        ClubAttack(.ownObjects, "CREATE EVENT TRIGGER gnd_evil ON ddl_command_start EXECUTE FUNCTION gnd_evil()"),
        ClubAttack(.ownObjects, "CREATE SUBSCRIPTION gnd_evil CONNECTION 'host=localhost' PUBLICATION x WITH (connect = false)"),
        ClubAttack(.temporaryTables, "CREATE TEMP TABLE membership (room_id uuid)"),
        ClubAttack(.temporaryTables, "CREATE TEMP VIEW device AS SELECT 1"),
        ClubAttack(.ownCode, "DO $$ BEGIN NULL; END $$"),
        ClubAttack(.ownCode, "CREATE FUNCTION pg_temp.leak(anyelement) RETURNS boolean LANGUAGE sql AS 'SELECT true'"),
        ClubAttack(.largeObjects, "SELECT lo_create(0)"),
        ClubAttack(.largeObjects, "SELECT lo_from_bytea(0, 'x')"),
        ClubAttack(.largeObjects, "SELECT lo_import('/etc/passwd')"),
        ClubAttack(.notifications, "SELECT pg_notify('x', 'y')"),
        ClubAttack(.files, "SELECT pg_read_file('/etc/passwd')"),
        ClubAttack(.files, "SELECT pg_read_binary_file('base/1/1259')"),
        ClubAttack(.files, "SELECT pg_ls_dir('.')"),
        ClubAttack(.files, "COPY (SELECT 1) TO PROGRAM 'id'"),
        ClubAttack(.server, "SELECT rolpassword FROM pg_authid"),
        ClubAttack(.server, "SELECT * FROM pg_statistic"),
        ClubAttack(.server, "SET temp_file_limit = -1"),
        ClubAttack(.server, "SET log_statement = 'none'"),
        ClubAttack(.server, "SELECT pg_reload_conf()"),
    ]
}
