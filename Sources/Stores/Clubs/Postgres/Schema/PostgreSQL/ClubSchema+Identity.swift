extension ClubSchema {
    /// The functions that say who calls.
    ///
    /// They alone know how, and nothing else believes an argument or a setting.
    ///
    /// A login is its session's role. For the gateway it is the setting that ``tokens`` makes of a token in the same call; the gateway
    /// may call nothing else, so that a setting of its own reaches no function.
    static let identity = #"""
        SET LOCAL ROLE gnd_api;
        CREATE FUNCTION gnd_v1.caller() RETURNS text LANGUAGE sql STABLE SET search_path = pg_catalog, pg_temp AS $$
            SELECT CASE WHEN session_user = 'gnd_gateway' THEN current_setting('gnd.key', true) ELSE session_user::text END
        $$;
        CREATE FUNCTION gnd_v1.me() RETURNS uuid LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
            SELECT member_id FROM together.device WHERE key = gnd_v1.caller()
        $$;
        CREATE FUNCTION gnd_v1.my_device() RETURNS uuid LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
            SELECT device FROM together.device WHERE key = gnd_v1.caller()
        $$;
        CREATE FUNCTION gnd_v1.my_rooms() RETURNS uuid[] LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
            SELECT coalesce(array_agg(room_id), '{}') FROM together.member_room WHERE member_id = (SELECT gnd_v1.me())
        $$;
        CREATE FUNCTION gnd_v1.require_member() RETURNS uuid LANGUAGE plpgsql STABLE SET search_path = pg_catalog, pg_temp AS $$
        DECLARE
            mine uuid := gnd_v1.me();
        BEGIN
            IF mine IS NULL THEN RAISE SQLSTATE 'GN001'; END IF;
            RETURN mine;
        END $$;
        -- One answer for a room that is not there and for a room of others.
        CREATE FUNCTION gnd_v1.require_room(this uuid) RETURNS uuid LANGUAGE plpgsql STABLE SET search_path = pg_catalog, pg_temp AS $$
        DECLARE
            mine uuid := gnd_v1.require_member();
        BEGIN
            IF this IS NULL OR NOT this = ANY (gnd_v1.my_rooms()) THEN RAISE SQLSTATE 'GN002'; END IF;
            RETURN mine;
        END $$;
        GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA gnd_v1 TO gnd_doorman;
        RESET ROLE;
        """#
}
