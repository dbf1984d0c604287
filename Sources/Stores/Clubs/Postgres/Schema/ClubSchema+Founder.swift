extension ClubSchema {
    /// The rights of the founder of a room.
    static let founder = #"""
        SET LOCAL ROLE gnd_doorman;
        CREATE FUNCTION gnd_v1.remove_member(a jsonb) RETURNS jsonb
            LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp SET lock_timeout = '1s' AS $$
        DECLARE
            this uuid := (a->>'room')::uuid;
            whom uuid := (a->>'member')::uuid;
            mine uuid := gnd_v1.require_room(this);
        BEGIN
            IF NOT EXISTS (SELECT FROM together.room r WHERE r.room_id = this AND r.founder = mine) THEN RAISE SQLSTATE 'GN012'; END IF;
            IF whom = mine THEN RAISE SQLSTATE 'GN013'; END IF;
            UPDATE together.room r SET words_from = clock_timestamp() WHERE r.room_id = this
                AND EXISTS (SELECT FROM together.membership m WHERE m.room_id = this AND m.member_id = whom);
            PERFORM gnd_v1.take_out(this, whom);
            RETURN '{}';
        END $$;
        RESET ROLE;
        GRANT EXECUTE ON FUNCTION gnd_v1.remove_member(jsonb) TO gnd_api;
        """#

    /// Cleaning up, which the admin lets run now and then: only rows that are over for long, and logins that ended, are touched.
    ///
    /// A call does a bounded part of it, so that a club of a million is swept in short transactions, and says if there is more.
    static let sweep = #"""
        SET LOCAL ROLE gnd_doorman;
        CREATE FUNCTION gnd_v1.sweep(most int) RETURNS jsonb LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp SET lock_timeout = '2s' AS $$
        DECLARE
            week_ago bigint := gnd_v1.now_milliseconds() - 7 * 86400000;
            ended text;
            whom uuid;
            dropped int := 0;
            gone int;
            is_more boolean := false;
        BEGIN
            FOR ended IN SELECT key FROM together.invitation WHERE expires < week_ago ORDER BY hash LIMIT most LOOP
                PERFORM gnd_v1.end_login(ended);
                DELETE FROM together.invitation WHERE key = ended;
                dropped := dropped + 1;
            END LOOP;
            is_more := dropped >= most;
            dropped := 0;
            -- Who comes into a room just now has locked their row, or waits for it and finds that they are nobody.
            FOR whom IN SELECT m.member_id FROM together.member m WHERE m.left_at < clock_timestamp() - interval '30 days'
                AND NOT EXISTS (SELECT FROM together.member_room x WHERE x.member_id = m.member_id)
                LIMIT most FOR UPDATE SKIP LOCKED
            LOOP
                PERFORM gnd_v1.forget(whom);
                dropped := dropped + 1;
            END LOOP;
            is_more := is_more OR dropped >= most;
            dropped := 0;
            FOR ended IN SELECT role FROM together.ended_login ORDER BY role LIMIT most LOOP
                EXECUTE format('DROP ROLE IF EXISTS %I', ended);
                DELETE FROM together.ended_login WHERE role = ended;
                dropped := dropped + 1;
            END LOOP;
            is_more := is_more OR dropped >= most;
            DELETE FROM together.walk_request w WHERE (w.room_id, w.request_id) IN
                (SELECT x.room_id, x.request_id FROM together.walk_request x WHERE x.expires < week_ago LIMIT most);
            GET DIAGNOSTICS gone = ROW_COUNT;
            is_more := is_more OR gone >= most;
            DELETE FROM together.cheer c WHERE (c.room_id, c.to_member, c.day, c.from_member) IN
                (SELECT x.room_id, x.to_member, x.day, x.from_member FROM together.cheer x WHERE x.day < gnd_v1.today() - 60 LIMIT most);
            GET DIAGNOSTICS gone = ROW_COUNT;
            is_more := is_more OR gone >= most;
            DELETE FROM together.challenge c WHERE (c.room_id, c.challenge_id) IN
                (SELECT x.room_id, x.challenge_id FROM together.challenge x WHERE x.last_day < gnd_v1.today() - 60 LIMIT most);
            GET DIAGNOSTICS gone = ROW_COUNT;
            is_more := is_more OR gone >= most;
            DELETE FROM together.step_sum s WHERE (s.room_id, s.week, s.member_id) IN
                (SELECT x.room_id, x.week, x.member_id FROM together.step_sum x WHERE x.week >= '3000-01-01' AND NOT EXISTS (
                    SELECT FROM together.challenge c WHERE c.room_id = x.room_id AND gnd_v1.challenge_span(c.challenge_id) = x.week
                        AND NOT c.is_called_off) LIMIT most);
            GET DIAGNOSTICS gone = ROW_COUNT;
            is_more := is_more OR gone >= most;
            -- Whom no invitation could let in again is barred from nothing.
            DELETE FROM together.barred b WHERE (b.room_id, b.member_id) IN (SELECT x.room_id, x.member_id FROM together.barred x
                WHERE NOT EXISTS (SELECT FROM together.invitation i WHERE i.room_id = x.room_id AND i.made <= x.since) LIMIT most);
            GET DIAGNOSTICS gone = ROW_COUNT;
            is_more := is_more OR gone >= most;
            DELETE FROM together.room r WHERE r.room_id IN (SELECT x.room_id FROM together.room x
                WHERE NOT EXISTS (SELECT FROM together.membership m WHERE m.room_id = x.room_id) LIMIT most);
            GET DIAGNOSTICS gone = ROW_COUNT;
            is_more := is_more OR gone >= most;
            RETURN jsonb_build_object('logins', dropped, 'more', is_more);
        END $$;
        RESET ROLE;
        """#
}
