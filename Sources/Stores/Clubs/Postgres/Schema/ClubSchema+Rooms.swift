extension ClubSchema {
    /// The moment and the date at the server, in UTC whatever zone a session set.
    static let clock = #"""
        SET LOCAL ROLE gnd_api;
        CREATE FUNCTION gnd_v1.now_milliseconds() RETURNS bigint LANGUAGE sql STABLE SET search_path = pg_catalog, pg_temp AS $$
            SELECT floor(extract(epoch FROM now()) * 1000)::bigint
        $$;
        CREATE FUNCTION gnd_v1.today() RETURNS date LANGUAGE sql STABLE SET search_path = pg_catalog, pg_temp AS $$
            SELECT date '1970-01-01' + (gnd_v1.now_milliseconds() / 86400000)::int
        $$;
        -- Everybody's calendar is their own, at most two days from the server's.
        CREATE FUNCTION gnd_v1.require_near(day date) RETURNS void LANGUAGE plpgsql STABLE SET search_path = pg_catalog, pg_temp AS $$
        BEGIN
            IF day IS NULL OR NOT day BETWEEN gnd_v1.today() - 2 AND gnd_v1.today() + 2 THEN RAISE SQLSTATE 'GN015'; END IF;
        END $$;
        GRANT EXECUTE ON FUNCTION gnd_v1.now_milliseconds(), gnd_v1.today(), gnd_v1.require_near(date) TO gnd_doorman;
        RESET ROLE;
        """#

    /// The first call of every connection.
    static let hello = #"""
        SET LOCAL ROLE gnd_api;
        CREATE FUNCTION gnd_v1.hello(a jsonb) RETURNS jsonb LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
        DECLARE
            mine uuid := gnd_v1.require_member();
        BEGIN
            RETURN (SELECT jsonb_build_object('club', club_id, 'name', name, 'member', mine, 'device', gnd_v1.my_device(),
                'today', gnd_v1.today(), 'oldest', protocol_min, 'newest', protocol_max) FROM together.club);
        END $$;
        RESET ROLE;
        """#

    /// Rooms: those of the caller, a new one, and leaving one.
    static let rooms = #"""
        SET LOCAL ROLE gnd_api;
        CREATE FUNCTION gnd_v1.rooms(a jsonb) RETURNS jsonb LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
        DECLARE
            mine uuid := gnd_v1.require_member();
            machine uuid := gnd_v1.my_device();
        BEGIN
            RETURN (
                SELECT coalesce(jsonb_agg(jsonb_build_object('id', r.room_id, 'name', r.name, 'period', r.period, 'cap', r.daily_cap,
                    'opened', r.opened, 'founder', r.founder, 'joined', m.joined, 'revision', m.revision,
                    'members', x.members, 'revisions', x.revisions,
                    'pushed', (SELECT coalesce(sum(d.steps), 0) FROM together.day_total d
                        WHERE d.room_id = r.room_id AND d.member_id = mine AND d.device = machine)) ORDER BY r.room_id), '[]')
                FROM together.membership m JOIN together.room r USING (room_id)
                CROSS JOIN LATERAL (SELECT count(*) AS members, sum(o.revision) AS revisions
                    FROM together.membership o WHERE o.room_id = r.room_id) x
                WHERE m.room_id = ANY (gnd_v1.my_rooms()) AND m.member_id = mine);
        END $$;

        CREATE FUNCTION gnd_v1.create_room(a jsonb) RETURNS jsonb
            LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp SET lock_timeout = '2s' AS $$
        DECLARE
            mine uuid := gnd_v1.require_member();
            this uuid := (a->>'room')::uuid;
            first date := (a->>'opened')::date;
            known together.room;
        BEGIN
            -- From here on the room can be seen, if it is there; a failure takes it back.
            INSERT INTO together.member_room (member_id, room_id) VALUES (mine, this) ON CONFLICT DO NOTHING;
            SELECT * INTO known FROM together.room r WHERE r.room_id = this;
            IF known.room_id IS NOT NULL THEN
                IF (known.name, known.period, known.daily_cap, known.opened, known.founder)
                    IS DISTINCT FROM (a->>'name', a->>'period', (a->>'cap')::int, first, mine) THEN
                    RAISE SQLSTATE 'GN011';
                END IF;
                DELETE FROM together.member_room x WHERE x.member_id = mine AND x.room_id = this
                    AND NOT EXISTS (SELECT FROM together.membership m WHERE m.room_id = this AND m.member_id = mine);
                RETURN '{}';
            END IF;
            IF first > gnd_v1.today() + 2 THEN RAISE SQLSTATE 'GN015'; END IF;
            IF cardinality(gnd_v1.my_rooms()) > 50 THEN RAISE SQLSTATE 'GN004'; END IF;
            PERFORM gnd_v1.stay(mine);
            INSERT INTO together.room (room_id, name, period, daily_cap, opened, closes, founder)
                VALUES (this, a->>'name', a->>'period', (a->>'cap')::int, first,
                    first + CASE a->>'period' WHEN 'week' THEN 6 WHEN 'fourWeeks' THEN 27 WHEN 'twelveWeeks' THEN 83 END, mine);
            INSERT INTO together.membership (room_id, member_id, nickname, joined) VALUES (this, mine, a->>'nickname', first);
            INSERT INTO together.step_sum (room_id, week, member_id, nickname, counted, walked)
                VALUES (this, '-infinity', mine, a->>'nickname', 0, 0);
            RETURN '{}';
        END $$;

        -- Takes all that is a member's out of a room, and the room when nobody is left. For functions only; runs with their rights.
        CREATE FUNCTION gnd_v1.clear(this uuid, whom uuid) RETURNS void LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
        BEGIN
            INSERT INTO together.barred (room_id, member_id, since)
                SELECT m.room_id, m.member_id, clock_timestamp() FROM together.membership m WHERE m.room_id = this AND m.member_id = whom
                ON CONFLICT (room_id, member_id) DO UPDATE SET since = excluded.since;
            DELETE FROM together.membership m WHERE m.room_id = this AND m.member_id = whom;
            DELETE FROM together.cheer c WHERE c.room_id = this AND c.to_member = whom;
            DELETE FROM together.walk_request q WHERE q.room_id = this AND q.to_member = whom;
            IF NOT EXISTS (SELECT FROM together.membership m WHERE m.room_id = this) THEN
                BEGIN
                    DELETE FROM together.room r WHERE r.room_id = this;
                EXCEPTION WHEN lock_not_available THEN
                    -- Somebody is just coming in; they keep the room, and nobody from leaving.
                    NULL;
                END;
            END IF;
            DELETE FROM together.member_room x WHERE x.member_id = whom AND x.room_id = this;
            IF FOUND AND NOT EXISTS (SELECT FROM together.member_room x WHERE x.member_id = whom) THEN
                UPDATE together.member m SET left_at = clock_timestamp() WHERE m.member_id = whom;
            END IF;
        END $$;

        -- Notes that a member comes into a room; whom a sweep takes at the same moment is nobody any more. For functions only; runs with
        -- their rights.
        CREATE FUNCTION gnd_v1.stay(whom uuid) RETURNS void LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
        BEGIN
            UPDATE together.member m SET left_at = NULL WHERE m.member_id = whom;
            IF NOT FOUND THEN RAISE SQLSTATE 'GN001'; END IF;
        END $$;
        -- The same, whatever transaction somebody in the room left open: its connection ends. For functions only; runs with their rights.
        CREATE FUNCTION gnd_v1.take_out(this uuid, whom uuid) RETURNS void LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
        BEGIN
            PERFORM gnd_v1.clear(this, whom);
        EXCEPTION WHEN lock_not_available THEN
            PERFORM gnd_v1.end_sessions(this);
            PERFORM gnd_v1.clear(this, whom);
        END $$;
        GRANT EXECUTE ON FUNCTION gnd_v1.clear(uuid, uuid), gnd_v1.take_out(uuid, uuid), gnd_v1.stay(uuid) TO gnd_doorman;

        CREATE FUNCTION gnd_v1.leave(a jsonb) RETURNS jsonb
            LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp SET lock_timeout = '1s' AS $$
        BEGIN
            PERFORM gnd_v1.take_out((a->>'room')::uuid, gnd_v1.require_member());
            RETURN '{}';
        END $$;
        RESET ROLE;
        """#
}
