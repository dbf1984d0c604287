extension ClubSchema {
    /// The roles that own what a club is made of, and the groups of those who may log in.
    ///
    /// - `gnd_owner` owns the tables, `gnd_api` the functions, `gnd_doorman` those that let people in and out. None of them can log in.
    /// - `gnd_member` is the group of the logins of machines (`gnd_d_…`), `gnd_guest` that of invitations (`gnd_i_…`).
    /// - `gnd_gateway` is the one login of a club whose members have tokens instead; until it gets a password, nobody can log in as it.
    ///
    /// Roles belong to the whole server, so that a second club on it finds them there; those that must not log in are refused where they
    /// can. What is so already is not changed: of two clubs that are founded at once, one would fail.
    static let roles = #"""
        DO $$
        DECLARE
            wanted text;
        BEGIN
            FOREACH wanted IN ARRAY ARRAY['gnd_owner', 'gnd_api', 'gnd_doorman', 'gnd_member', 'gnd_guest', 'gnd_gateway'] LOOP
                IF NOT EXISTS (SELECT FROM pg_catalog.pg_roles WHERE rolname = wanted) THEN
                    EXECUTE format('CREATE ROLE %I NOLOGIN', wanted);
                END IF;
                IF EXISTS (SELECT FROM pg_catalog.pg_roles
                    WHERE rolname = wanted AND (rolsuper OR rolbypassrls OR rolcanlogin AND wanted <> 'gnd_gateway')) THEN
                    RAISE EXCEPTION 'the role % is there and may do too much', wanted USING ERRCODE = 'GN011';
                END IF;
                -- From PostgreSQL 16 on whoever made a role may grant it, and acts as it only once it was granted.
                IF NOT pg_catalog.pg_has_role(current_user, wanted,
                    CASE WHEN current_setting('server_version_num')::int < 160000 THEN 'MEMBER' ELSE 'SET' END) THEN
                    EXECUTE format('GRANT %I TO CURRENT_USER', wanted);
                END IF;
            END LOOP;
            IF NOT (SELECT rolcreaterole FROM pg_catalog.pg_roles WHERE rolname = 'gnd_doorman') THEN
                ALTER ROLE gnd_doorman CREATEROLE;
            END IF;
            FOREACH wanted IN ARRAY ARRAY['gnd_member', 'gnd_guest'] LOOP
                IF NOT EXISTS (SELECT FROM pg_catalog.pg_auth_members m
                    WHERE m.roleid = wanted::regrole AND m.member = 'gnd_doorman'::regrole AND m.admin_option) THEN
                    EXECUTE format('GRANT %I TO gnd_doorman WITH ADMIN OPTION', wanted);
                END IF;
            END LOOP;
        END $$;
        """#

    /// Lets nobody into the database but those groups.
    ///
    /// A copy of a database does not have the privileges of the first.
    static let database = #"""
        DO $$
        BEGIN
            EXECUTE format('REVOKE ALL ON DATABASE %I FROM PUBLIC', current_database());
            EXECUTE format('GRANT CONNECT ON DATABASE %I TO gnd_member, gnd_guest, gnd_gateway', current_database());
        END $$;
        """#

    /// Takes from everybody what PostgreSQL gives to everybody: temporary tables, code of their own, large objects.
    ///
    /// What is the superuser's is not the admin's to revoke or to grant: it stays, with a warning, and ``ClubAttack`` tells of it.
    static let privileges = #"""
        DO $$
        DECLARE
            wish text;
        BEGIN
            FOR wish IN
                SELECT format('REVOKE EXECUTE ON FUNCTION %s FROM PUBLIC', oid::regprocedure) FROM pg_catalog.pg_proc
                    WHERE pronamespace = 'pg_catalog'::regnamespace
                        AND (proname LIKE 'lo\_%' OR proname IN ('loread', 'lowrite', 'pg_notify'))
                UNION ALL SELECT 'REVOKE ALL ON SCHEMA public FROM PUBLIC' FROM pg_catalog.pg_namespace WHERE nspname = 'public'
                UNION ALL SELECT 'REVOKE USAGE ON LANGUAGE plpgsql FROM PUBLIC'
                UNION ALL SELECT 'GRANT USAGE ON LANGUAGE plpgsql TO CURRENT_USER, gnd_owner, gnd_api, gnd_doorman'
            LOOP
                BEGIN
                    EXECUTE wish;
                EXCEPTION WHEN insufficient_privilege THEN
                    -- A warning to whoever has some right to a thing is an error to whoever has none.
                    RAISE WARNING '%', SQLERRM;
                END;
            END LOOP;
        END $$;

        CREATE SCHEMA together AUTHORIZATION gnd_owner;
        CREATE SCHEMA gnd_v1 AUTHORIZATION gnd_api;
        GRANT USAGE ON SCHEMA together TO gnd_api, gnd_doorman;
        GRANT USAGE ON SCHEMA gnd_v1 TO CURRENT_USER, gnd_owner, gnd_doorman, gnd_member, gnd_guest, gnd_gateway;
        GRANT CREATE ON SCHEMA gnd_v1 TO gnd_doorman;
        ALTER DEFAULT PRIVILEGES FOR ROLE gnd_api, gnd_doorman REVOKE EXECUTE ON FUNCTIONS FROM PUBLIC;
        """#

    /// Gives each group the functions that it may call, once all are there.
    static let grants = #"""
        REVOKE CREATE ON SCHEMA gnd_v1 FROM gnd_doorman;
        GRANT EXECUTE ON FUNCTION
            gnd_v1.hello(jsonb), gnd_v1.rooms(jsonb), gnd_v1.create_room(jsonb), gnd_v1.leave(jsonb), gnd_v1.rename(jsonb),
            gnd_v1.push(jsonb), gnd_v1.heads(jsonb), gnd_v1.find_members(jsonb), gnd_v1.pull(jsonb), gnd_v1.ranking(jsonb),
            gnd_v1.cheer(jsonb), gnd_v1.cheers(jsonb), gnd_v1.ask_walk(jsonb), gnd_v1.answer_walk(jsonb), gnd_v1.walks(jsonb),
            gnd_v1.start_challenge(jsonb), gnd_v1.call_off_challenge(jsonb), gnd_v1.challenges(jsonb),
            gnd_v1.invite(jsonb), gnd_v1.join_room(jsonb), gnd_v1.remove_member(jsonb)
            TO gnd_member;
        GRANT EXECUTE ON FUNCTION gnd_v1.enter(jsonb) TO gnd_guest;
        GRANT EXECUTE ON FUNCTION gnd_v1.with_token(bytea, text, jsonb) TO gnd_gateway;
        GRANT EXECUTE ON FUNCTION gnd_v1.admit(jsonb), gnd_v1.dismiss(jsonb), gnd_v1.sweep(int) TO CURRENT_USER;
        """#
}
