extension Attempt {
    static let all = ofStrangers + ofMembers + ofGuests + ofOutsiders + known

    /// Eve is a member of the club, but not of the room.
    private static let ofStrangers = [
        Attempt(.eve, "her own days past the functions", .refused("42501"), "SELECT * FROM together.day_total WHERE member_id = ':eve'"),
        Attempt(.eve, "heads of a room that she is not in", .refused("GN002"), #"SELECT gnd_v1.heads('{"room": ":annasRoom"}')"#),
        Attempt(
            .eve, "members of a room that she is not in, by name and identity", .refused("GN002"),
            #"SELECT gnd_v1.find_members('{"room": ":annasRoom", "members": [":anna"], "names": ["Walkers"]}')"#),
        Attempt(
            .eve, "her room's id with another room's members, by identity and the name that all have", .reads([":eve"]),
            #"""
            SELECT h->>'member' FROM jsonb_array_elements(
                gnd_v1.find_members('{"room": ":evesRoom", "members": [":anna", ":ben"], "names": ["Walkers"]}')) h
            """#),
        Attempt(
            .eve, "days of a room that she is not in", .refused("GN002"),
            #"SELECT gnd_v1.pull('{"room": ":annasRoom", "known": {":anna": 0, ":ben": 0}}')"#),
        Attempt(
            .eve, "ranking of a room that she is not in", .refused("GN002"),
            #"SELECT gnd_v1.ranking('{"room": ":annasRoom", "top": 9, "around": 9}')"#),
        Attempt(
            .eve, "her room's id with another room's members", .reads(["[]"]),
            #"SELECT gnd_v1.pull('{"room": ":evesRoom", "known": {":anna": 0}}')"#),
        Attempt(
            .eve, "days into a room that she is not in", .refused("GN002"),
            #"SELECT gnd_v1.push('{"room": ":annasRoom", "days": {":today": 99999}}')"#),
        Attempt(
            .eve, "a cheer in a room that she is not in", .refused("GN002"),
            #"SELECT gnd_v1.cheer('{"room": ":annasRoom", "to": ":anna", "day": ":today"}')"#),
        Attempt(.eve, "cheers of a room that she is not in", .refused("GN002"), #"SELECT gnd_v1.cheers('{"room": ":annasRoom"}')"#),
        Attempt(.eve, "walks of a room that she is not in", .refused("GN002"), #"SELECT gnd_v1.walks('{"room": ":annasRoom"}')"#),
        Attempt(
            .eve, "challenges of a room that she is not in", .refused("GN002"), #"SELECT gnd_v1.challenges('{"room": ":annasRoom"}')"#),
        Attempt(
            .eve, "a challenge in a room that she is not in", .refused("GN002"),
            #"SELECT gnd_v1.start_challenge('{"room": ":annasRoom", "by": ":eve", "first": ":today", "last": ":today", "cap": 0, "handicap": 0}')"#
        ),
        Attempt(
            .eve, "an invitation to a room that she is not in", .refused("GN002"),
            #"SELECT gnd_v1.invite('{"room": ":annasRoom", "uses": 1, "expires": 1}')"#),
        Attempt(
            .eve, "a member of a room that she is not in", .refused("GN002"),
            #"SELECT gnd_v1.remove_member('{"room": ":annasRoom", "member": ":ben"}')"#),
        Attempt(
            .eve, "an invitation that she made up", .refused("GN008"),
            #"SELECT gnd_v1.join_room('{"hash": "00", "nickname": "x", "day": ":today"}')"#),
        Attempt(
            .eve, "the room's identity as one of her own", .refused("GN011"),
            #"SELECT gnd_v1.create_room('{"room": ":annasRoom", "name": "x", "period": "open", "cap": 0, "opened": ":today", "nickname": "x"}')"#
        ),
        Attempt(.eve, "leaving a room that she is not in", .reads(["{}"]), #"SELECT gnd_v1.leave('{"room": ":annasRoom"}')"#),
        Attempt(
            .eve, "a date long past", .refused("GN015"), #"SELECT gnd_v1.push('{"room": ":evesRoom", "days": {"2001-01-01": 100}}')"#),
        Attempt(
            .eve, "more steps than anybody walks", .refused("GN016"),
            #"SELECT gnd_v1.push('{"room": ":evesRoom", "days": {":today": 2000000000}}')"#),
        Attempt(.eve, "becoming Anna", .refused("42501"), "SET SESSION AUTHORIZATION :annasLogin"),
        Attempt(.eve, "Anna's role", .refused("42501"), "SET ROLE :annasLogin"),
        Attempt(.eve, "Anna's password", .refused("42501"), "ALTER ROLE :annasLogin PASSWORD 'x'"),
        Attempt(
            .eve, "the role of her group: who calls is the session", .reads([":eve"]),
            "SET LOCAL ROLE gnd_member; SELECT gnd_v1.hello('{}')->>'member'"),
        Attempt(
            .eve, "the setting of the gateway: a login's is not believed", .reads([":eve"]),
            "SET gnd.key = ':annasLogin'; SELECT gnd_v1.hello('{}')->>'member'"),
        Attempt(
            .eve, "another search path: the functions have their own", .reads([":eve"]),
            "SET search_path = pg_temp, public; SELECT gnd_v1.hello('{}')->>'member'"),
        Attempt(
            .eve, "another time zone: the club lives at UTC", .refused("GN015"),
            #"SET timezone = 'UTC-150'; SELECT gnd_v1.push(jsonb_build_object('room', ':evesRoom', 'days', jsonb_build_object(date ':today' + 3, 1)))"#
        ),
        Attempt(.eve, "the statistics of the tables", .reads([]), "SELECT tablename FROM pg_stats WHERE schemaname = 'together'"),
        Attempt(
            .eve, "the plan within a function", .reads(["Result"]),
            #"EXPLAIN (COSTS OFF) SELECT gnd_v1.heads('{"room": ":evesRoom"}')"#),
        Attempt(.eve, "a foreign key as an oracle", .refused("42501"), "CREATE TABLE public.x (m uuid REFERENCES together.member)"),
        Attempt(
            .eve, "the statements of others", .reads([]),
            """
            SELECT query FROM pg_stat_activity WHERE usename <> CURRENT_USER AND query <> '' AND query NOT LIKE '<insufficient%'
            """),
        Attempt(
            .eve, "the addresses of others", .reads([]),
            "SELECT client_addr FROM pg_stat_activity WHERE usename <> CURRENT_USER AND (client_addr IS NOT NULL OR backend_start IS NOT NULL)"
        ),
    ]

    /// Ben is in the room.
    private static let ofMembers = [
        Attempt(
            .ben, "his days are his: Anna's stay", .reads(["9000"]),
            #"""
            SELECT gnd_v1.push('{"room": ":annasRoom", "days": {":today": 1}}');
            SELECT h->>'total' FROM jsonb_array_elements(gnd_v1.heads('{"room": ":annasRoom"}')) h WHERE h->>'member' = ':anna'
            """#),
        Attempt(
            .ben, "two cheers on a day are one", .reads(["1"]),
            #"""
            SELECT gnd_v1.cheer('{"room": ":annasRoom", "to": ":anna", "day": ":today"}');
            SELECT gnd_v1.cheer('{"room": ":annasRoom", "to": ":anna", "day": ":today"}');
            SELECT jsonb_array_length(gnd_v1.cheers('{"room": ":annasRoom", "since": ":today"}'))
            """#),
        Attempt(
            .ben, "an answer in Anna's name", .refused("GN014"),
            #"SELECT gnd_v1.answer_walk('{"room": ":annasRoom", "request": ":anna", "answer": "accepted"}')"#),
        Attempt(
            .ben, "a request in Anna's name", .refused("GN013"),
            #"SELECT gnd_v1.ask_walk('{"room": ":annasRoom", "request": ":anna", "from": ":anna", "to": ":anna", "starts": 1, "expires": 1}')"#
        ),
        Attempt(
            .ben, "removing the founder", .refused("GN012"),
            #"SELECT gnd_v1.remove_member('{"room": ":annasRoom", "member": ":anna"}')"#),
        Attempt(
            .ben, "SQL in the name of an invitation", .refused("GN003"),
            invitation(login: #"a\"; ALTER ROLE x SUPERUSER; --"#, verifier: "x")),
        Attempt(.ben, "a password instead of its verifier", .refused("GN003"), invitation(login: letters, verifier: "secret")),
        Attempt(
            .ben, "SQL in the verifier", .refused("GN003"),
            invitation(login: letters, verifier: "SCRAM-SHA-256$4096:''; ALTER ROLE x SUPERUSER; --")),
        Attempt(
            .ben, "an invitation without a limit", .refused("GN003"),
            #"SELECT gnd_v1.invite(jsonb_build_object('room', ':annasRoom', 'hash', repeat('0', 64), 'uses', 100000, 'expires', 1))"#),
        Attempt(
            .ben, "an invitation without an end", .refused("GN015"),
            #"""
            SELECT gnd_v1.invite(jsonb_build_object('room', ':annasRoom', 'hash', repeat('0', 64), 'uses', 1, 'expires', 9223372036854775807))
            """#),
        Attempt(
            .ben, "an invitation for longer than the program asks for", .refused("GN015"),
            #"""
            SELECT gnd_v1.invite(jsonb_build_object('room', ':annasRoom', 'hash', repeat('0', 64), 'uses', 1,
                'expires', (extract(epoch FROM now()) * 1000)::bigint + 10::bigint * 86400000))
            """#),
        Attempt(.ben, "a walk in a hundred years", .refused("GN015"), walk(inDays: "36500", expiresInDays: "1")),
        Attempt(.ben, "a walk in eight days", .refused("GN015"), walk(inDays: "8", expiresInDays: "1")),
        Attempt(.ben, "a walk at no time", .refused("GN015"), walk(inDays: "NULL", expiresInDays: "1")),
        Attempt(.ben, "a question for a walk without an end", .refused("GN015"), walk(inDays: "1", expiresInDays: "NULL")),
        Attempt(.ben, "questions without end, each withdrawn", .refused("GN004"), withdrawnWalks(101)),
        Attempt(.ben, "as many questions as a week has room for", .reads(["100"]), withdrawnWalks(100) + ";SELECT 100"),
        Attempt(
            .ben, "the days of more members than a room has", .refused("GN004"),
            #"""
            SELECT gnd_v1.pull(jsonb_build_object('room', ':annasRoom', 'known',
                (SELECT jsonb_object_agg(gen_random_uuid(), 0) FROM generate_series(1, 10001))))
            """#),
        Attempt(
            .ben, "more members than are told of at a time", .refused("GN004"),
            #"""
            SELECT gnd_v1.find_members(jsonb_build_object('room', ':annasRoom', 'names', '[]'::jsonb, 'members',
                (SELECT jsonb_agg(gen_random_uuid()) FROM generate_series(1, 201))))
            """#),
        Attempt(
            .ben, "SQL in the name of a member", .reads(["[]"]),
            #"""
            SELECT gnd_v1.find_members(jsonb_build_object('room', ':annasRoom', 'members', '[]'::jsonb,
                'names', jsonb_build_array(chr(39) || ' OR true --', '%', '_nna')))
            """#),
        Attempt(
            .ben, "a nickname without end", .refused("23514"),
            #"SELECT gnd_v1.rename(jsonb_build_object('nickname', repeat('x', 100000)))"#),
        Attempt(
            .ben, "a day that is none", .refused("22007"), #"SELECT gnd_v1.push('{"room": ":annasRoom", "days": {"x": 1}}')"#),
        Attempt(
            .ben, "his own room: that is what it is for", .reads(["2"]),
            #"SELECT jsonb_array_length(gnd_v1.heads('{"room": ":annasRoom"}'))"#),
    ]

    /// A guest has an invitation, and nothing else.
    private static let ofGuests = [
        Attempt(.guest, "who is there", .refused("42501"), #"SELECT gnd_v1.heads('{"room": ":annasRoom"}')"#),
        Attempt(.guest, "somebody by name", .refused("42501"), #"SELECT gnd_v1.find_members('{"room": ":annasRoom", "names": ["Anna"]}')"#),
        Attempt(.guest, "rooms", .refused("42501"), "SELECT gnd_v1.rooms('{}')"),
        Attempt(.guest, "a greeting", .refused("42501"), "SELECT gnd_v1.hello('{}')"),
        Attempt(.guest, "days", .refused("42501"), #"SELECT gnd_v1.push('{"room": ":annasRoom", "days": {":today": 1}}')"#),
        Attempt(.guest, "another invitation", .refused("42501"), #"SELECT gnd_v1.invite('{"room": ":annasRoom"}')"#),
        Attempt(.guest, "joining as a member", .refused("42501"), #"SELECT gnd_v1.join_room('{}')"#),
        Attempt(.guest, "becoming Anna", .refused("23505"), entry(device: "00000000-0000-0000-0000-000000000001", member: ":anna")),
        Attempt(.guest, "becoming Anna's machine", .refused("GN011"), entry(device: ":annasDevice", member: ":anna")),
        Attempt(
            .guest, "SQL in the name of a login", .refused("GN003"),
            entry(
                device: "00000000-0000-0000-0000-000000000002", member: "00000000-0000-0000-0000-000000000003",
                login: "x; ALTER ROLE x SUPERUSER")),
    ]

    /// An outsider has a login of the server, and none of the club's.
    private static let ofOutsiders = [
        Attempt(.outsider, "a greeting", .refused("42501"), "SELECT gnd_v1.hello('{}')"),
        Attempt(.outsider, "coming in without an invitation", .refused("42501"), "SELECT gnd_v1.enter('{}')"),
        Attempt(.outsider, "the way of the gateway", .refused("42501"), "SELECT gnd_v1.with_token('x', 'hello', '{}')"),
        Attempt(.outsider, "the group of the members", .refused("42501"), "GRANT gnd_member TO CURRENT_USER"),
        Attempt(.outsider, "the role of a member", .refused("42501"), "SET ROLE :annasLogin"),
        Attempt(.outsider, "the statistics of the tables", .reads([]), "SELECT tablename FROM pg_stats WHERE schemaname = 'together'"),
        Attempt(
            .outsider, "the statements of others", .reads([]),
            """
            SELECT query FROM pg_stat_activity WHERE usename <> CURRENT_USER AND query <> '' AND query NOT LIKE '<insufficient%'
            """),
    ]

    /// Attempts that no right in SQL keeps back: they cost availability or tell counts, never a day.
    private static let known = [
        Attempt(.eve, "known: how many logins there are", .open, "SELECT count(*) FROM pg_roles"),
        Attempt(.eve, "known: which logins are connected", .open, "SELECT DISTINCT usename FROM pg_stat_activity"),
        Attempt(.eve, "known: about how many rows a table has", .open, "SELECT reltuples FROM pg_class WHERE relname = 'day_total'"),
        Attempt(
            .eve, "known: how large a table is", .open,
            "SELECT pg_total_relation_size(oid) FROM pg_class WHERE relname = 'day_total'"),
        Attempt(.eve, "known: how much is written", .open, "SELECT n_tup_ins FROM pg_stat_all_tables WHERE relname = 'day_total'"),
        Attempt(.eve, "known: the sources of the functions", .open, "SELECT prosrc FROM pg_proc WHERE proname = 'push'"),
        Attempt(.eve, "known: the settings of roles", .open, "SELECT * FROM pg_db_role_setting"),
        Attempt(.eve, "known: a message on any channel", .open, "NOTIFY gnd, 'x'"),
        Attempt(.eve, "known: hearing any channel", .open, "LISTEN gnd"),
        Attempt(.eve, "known: any advisory lock", .open, "SELECT pg_advisory_xact_lock(1)"),
        Attempt(.eve, "known: any memory and no limit of time", .open, "SET work_mem = '100GB'; SET statement_timeout = 0"),
        Attempt(.eve, "known: her own settings, which are nobody else's", .open, "ALTER ROLE CURRENT_USER SET statement_timeout = 0"),
        Attempt(.eve, "known: doing nothing for a while", .open, "SELECT pg_sleep(0.01)"),
    ]

    private static let letters = String(repeating: "a", count: 26)

    private static func invitation(login: String, verifier: String) -> String {
        """
        SELECT gnd_v1.invite('{"room": ":annasRoom", "hash": "\(String(repeating: "0", count: 64))", "uses": 1, "expires": 1,
            "login": "\(login)", "verifier": "\(verifier)"}')
        """
    }

    private static func walk(inDays starts: String, expiresInDays expires: String, request: String = "gen_random_uuid()") -> String {
        """
        SELECT gnd_v1.ask_walk(jsonb_build_object('room', ':annasRoom', 'request', \(request), 'from', ':ben', 'to', ':anna',
            'starts', (extract(epoch FROM now()) * 1000)::bigint + \(starts)::bigint * 86400000,
            'expires', (extract(epoch FROM now()) * 1000)::bigint + \(expires)::bigint * 86400000))
        """
    }

    /// Questions that are taken back as soon as they are asked.
    private static func withdrawnWalks(_ count: Int) -> String {
        (1...count).map { number in
            let request = "'00000000-0000-0000-0000-\(100_000_000_000 + number)'"
            return walk(inDays: "1", expiresInDays: "1", request: request) + """
                ; SELECT gnd_v1.answer_walk(jsonb_build_object('room', ':annasRoom', 'request', \(request), 'answer', 'withdrawn'))
                """
        }.joined(separator: ";")
    }

    private static func entry(device: String, member: String, login: String = letters) -> String {
        """
        SELECT gnd_v1.enter('{"device": "\(device)", "member": "\(member)", "nickname": "x", "day": ":today", "login": "\(login)",
            "verifier": "x"}')
        """
    }
}
