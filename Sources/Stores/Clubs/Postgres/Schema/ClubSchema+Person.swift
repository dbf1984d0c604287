extension ClubSchema {
    /// The wishes of a person about what the club has of them: another name, all of it, and nothing of it any more.
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

        CREATE FUNCTION gnd_v1.export_me(a jsonb) RETURNS jsonb LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
        DECLARE
            mine uuid := gnd_v1.require_member();
        BEGIN
            RETURN jsonb_build_object('member', mine, 'since', (SELECT since FROM together.member), 'rooms', (
                SELECT coalesce(jsonb_agg(jsonb_build_object('room', r.name, 'nickname', m.nickname, 'joined', m.joined,
                    'days', (SELECT coalesce(jsonb_agg(jsonb_build_object('day', d.day, 'device', d.device, 'steps', d.steps) ORDER BY d.day, d.device), '[]')
                        FROM together.day_total d WHERE d.room_id = r.room_id AND d.member_id = mine),
                    'cheers', (SELECT coalesce(jsonb_agg(jsonb_build_object('from', c.from_member, 'to', c.to_member, 'day', c.day) ORDER BY c.day), '[]')
                        FROM together.cheer c WHERE c.room_id = r.room_id AND mine IN (c.from_member, c.to_member)),
                    'requests', (SELECT coalesce(jsonb_agg(jsonb_build_object('from', q.from_member, 'to', q.to_member, 'starts', q.starts,
                        'answer', q.answer) ORDER BY q.starts), '[]')
                        FROM together.walk_request q WHERE q.room_id = r.room_id AND mine IN (q.from_member, q.to_member)),
                    'challenges', (SELECT coalesce(jsonb_agg(jsonb_build_object('first', c.first_day, 'last', c.last_day, 'cap', c.daily_cap,
                        'handicap', c.has_handicap) ORDER BY c.first_day), '[]')
                        FROM together.challenge c WHERE c.room_id = r.room_id AND c.by_member = mine)) ORDER BY r.room_id), '[]')
                FROM together.membership m JOIN together.room r USING (room_id)
                WHERE m.room_id = ANY (gnd_v1.my_rooms()) AND m.member_id = mine));
        END $$;
        RESET ROLE;

        SET LOCAL ROLE gnd_doorman;
        CREATE FUNCTION gnd_v1.forget_me(a jsonb) RETURNS jsonb
            LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp SET lock_timeout = '1s' AS $$
        DECLARE
            mine uuid := gnd_v1.require_member();
            this uuid;
            ended text;
        BEGIN
            FOR this IN SELECT room_id FROM together.member_room WHERE member_id = mine LOOP
                PERFORM gnd_v1.clear(this, mine);
            END LOOP;
            FOR ended IN SELECT key FROM together.device WHERE member_id = mine UNION SELECT key FROM together.invitation WHERE by_member = mine LOOP
                PERFORM gnd_v1.end_login(ended);
            END LOOP;
            DELETE FROM together.invitation WHERE by_member = mine;
            DELETE FROM together.barred WHERE member_id = mine;
            DELETE FROM together.member WHERE member_id = mine;
            RETURN '{}';
        END $$;
        RESET ROLE;
        """#
}
