extension ClubSchema {
    /// The keys of machines and invitations: logins of their own, or hashes of tokens where all come through the gateway.
    ///
    /// The client makes the secret and sends its SCRAM verifier, so that no server ever sees it. What goes into `CREATE ROLE` is matched
    /// before it is quoted.
    static let logins = #"""
        SET LOCAL ROLE gnd_doorman;
        -- The key of a new machine (prefix d) or invitation (prefix i). For functions only; runs with their rights.
        CREATE FUNCTION gnd_v1.make_key(prefix text, a jsonb) RETURNS text LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
        DECLARE
            called text := 'gnd_' || prefix || '_' || (a->>'login');
        BEGIN
            IF session_user = 'gnd_gateway' OR a->>'login' IS NULL THEN
                IF a->>'token' IS NULL OR a->>'token' !~ '^[0-9a-f]{64}$' THEN RAISE SQLSTATE 'GN003'; END IF;
                RETURN a->>'token';
            END IF;
            IF a->>'login' !~ '^[a-z2-7]{26}$' OR a->>'verifier' IS NULL
                OR a->>'verifier' !~ '^SCRAM-SHA-256\$4096:[A-Za-z0-9+/]{22}==\$[A-Za-z0-9+/]{43}=:[A-Za-z0-9+/]{43}=$' THEN
                RAISE SQLSTATE 'GN003';
            END IF;
            -- The same machine comes in again, after its login ended: a role that is there cannot be made.
            IF EXISTS (SELECT FROM together.ended_login e WHERE e.role = called) AND NOT EXISTS (
                SELECT FROM together.device d WHERE d.key = called) THEN
                EXECUTE format('ALTER ROLE %I LOGIN PASSWORD %L', called, a->>'verifier');
                DELETE FROM together.ended_login WHERE role = called;
                RETURN called;
            END IF;
            EXECUTE format('CREATE ROLE %I LOGIN CONNECTION LIMIT 3 PASSWORD %L IN ROLE %I', called, a->>'verifier',
                CASE prefix WHEN 'd' THEN 'gnd_member' ELSE 'gnd_guest' END);
            RETURN called;
        END $$;

        CREATE FUNCTION gnd_v1.end_login(ended text) RETURNS void LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
        BEGIN
            IF EXISTS (SELECT FROM pg_catalog.pg_roles WHERE rolname = ended AND ended ~ '^gnd_[di]_[a-z2-7]{26}$') THEN
                EXECUTE format('ALTER ROLE %I NOLOGIN PASSWORD NULL', ended);
                INSERT INTO together.ended_login (role) VALUES (ended) ON CONFLICT DO NOTHING;
            END IF;
        END $$;

        -- Ends the connections of a room's members, and of the gateway, on which a transaction was open before this one: no call of the
        -- program takes so long, and only these can have locked rows of the room. No setting would do: a session lifts every limit of time
        -- that it was given.
        CREATE FUNCTION gnd_v1.end_sessions(this uuid) RETURNS void
            LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
        DECLARE
            whose text;
        BEGIN
            FOR whose IN SELECT DISTINCT s.usename FROM pg_catalog.pg_stat_activity s
                WHERE s.datname = current_database() AND s.pid <> pg_backend_pid() AND (s.usename = 'gnd_gateway' OR s.usename IN (
                    SELECT d.key FROM together.device d JOIN together.membership m ON m.member_id = d.member_id WHERE m.room_id = this))
            LOOP
                BEGIN
                    -- Who is a member of a role sees its connections whole, and may end them.
                    EXECUTE format('GRANT %I TO gnd_doorman', whose);
                    PERFORM pg_terminate_backend(s.pid) FROM pg_catalog.pg_stat_activity s
                        WHERE s.datname = current_database() AND s.usename = whose AND s.pid <> pg_backend_pid() AND s.xact_start < now();
                    EXECUTE format('REVOKE %I FROM gnd_doorman', whose);
                EXCEPTION WHEN insufficient_privilege THEN
                    -- Where the server does not allow it, the caller is told that the club is busy.
                    NULL;
                END;
            END LOOP;
        END $$;
        GRANT EXECUTE ON FUNCTION gnd_v1.end_sessions(uuid) TO gnd_api;
        RESET ROLE;
        """#
}
