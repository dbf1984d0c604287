extension ClubSchema {
    /// All that the club has of a person: another name, and nothing of it any more.
    static let person = #"""
        SET LOCAL ROLE gnd_api;
        CREATE FUNCTION gnd_v1.rename(a jsonb) RETURNS jsonb
            LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp SET lock_timeout = '2s' AS $$
        DECLARE
            mine uuid := gnd_v1.require_member();
        BEGIN
            UPDATE together.membership m SET nickname = a->>'nickname' WHERE m.room_id = ANY (gnd_v1.my_rooms()) AND m.member_id = mine;
            UPDATE together.step_sum s SET nickname = a->>'nickname' WHERE s.room_id = ANY (gnd_v1.my_rooms()) AND s.member_id = mine;
            RETURN '{}';
        END $$;
        RESET ROLE;

        SET LOCAL ROLE gnd_doorman;
        -- Takes a member who is in no room out of the club, with all machines and invitations. For functions only; runs with their rights.
        CREATE FUNCTION gnd_v1.forget(whom uuid) RETURNS void LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
        DECLARE
            ended text;
        BEGIN
            FOR ended IN SELECT key FROM together.device WHERE member_id = whom UNION SELECT key FROM together.invitation WHERE by_member = whom LOOP
                PERFORM gnd_v1.end_login(ended);
            END LOOP;
            DELETE FROM together.invitation WHERE by_member = whom;
            DELETE FROM together.barred WHERE member_id = whom;
            DELETE FROM together.member WHERE member_id = whom;
        END $$;
        RESET ROLE;
        """#
}
