extension ClubSchema {
    /// The rights of the founder of a room.
    static let founder = #"""
        SET LOCAL ROLE gnd_doorman;
        CREATE FUNCTION gnd_v1.remove_member(a jsonb) RETURNS jsonb
            LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp SET lock_timeout = '2s' AS $$
        DECLARE
            this uuid := (a->>'room')::uuid;
            whom uuid := (a->>'member')::uuid;
            mine uuid := gnd_v1.require_room(this);
        BEGIN
            IF NOT EXISTS (SELECT FROM together.room r WHERE r.room_id = this AND r.founder = mine) THEN RAISE SQLSTATE 'GN012'; END IF;
            IF whom = mine THEN RAISE SQLSTATE 'GN013'; END IF;
            PERFORM gnd_v1.clear(this, whom);
            RETURN '{}';
        END $$;
        RESET ROLE;
        GRANT EXECUTE ON FUNCTION gnd_v1.remove_member(jsonb) TO gnd_api;
        """#

    /// Cleaning up, which the admin lets run now and then: only rows that are over for long, and logins that ended, are touched.
    static let sweep = #"""
        SET LOCAL ROLE gnd_doorman;
        CREATE FUNCTION gnd_v1.sweep() RETURNS jsonb LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp SET lock_timeout = '2s' AS $$
        DECLARE
            week_ago bigint := gnd_v1.now_milliseconds() - 7 * 86400000;
            ended text;
            dropped int := 0;
        BEGIN
            FOR ended IN SELECT key FROM together.invitation WHERE expires < week_ago LOOP
                PERFORM gnd_v1.end_login(ended);
            END LOOP;
            DELETE FROM together.invitation WHERE expires < week_ago;
            FOR ended IN SELECT role FROM together.ended_login LOOP
                EXECUTE format('DROP ROLE IF EXISTS %I', ended);
                DELETE FROM together.ended_login WHERE role = ended;
                dropped := dropped + 1;
            END LOOP;
            DELETE FROM together.walk_request WHERE expires < week_ago;
            DELETE FROM together.cheer WHERE day < gnd_v1.today() - 60;
            DELETE FROM together.room r WHERE NOT EXISTS (SELECT FROM together.membership m WHERE m.room_id = r.room_id);
            RETURN jsonb_build_object('logins', dropped);
        END $$;
        RESET ROLE;
        """#
}
