extension ClubSchema {
    /// Cheers, at most one a day from one member to another.
    static let cheers = #"""
        SET LOCAL ROLE gnd_api;
        -- Another member of the room, or nobody. For functions only; runs with their rights.
        CREATE FUNCTION gnd_v1.require_other(this uuid, whom uuid) RETURNS uuid LANGUAGE plpgsql STABLE SET search_path = pg_catalog, pg_temp AS $$
        DECLARE
            mine uuid := gnd_v1.require_room(this);
        BEGIN
            IF whom = mine OR NOT EXISTS (SELECT FROM together.membership m WHERE m.room_id = this AND m.member_id = whom) THEN
                RAISE SQLSTATE 'GN013';
            END IF;
            RETURN mine;
        END $$;

        CREATE FUNCTION gnd_v1.cheer(a jsonb) RETURNS jsonb
            LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp SET lock_timeout = '2s' AS $$
        DECLARE
            this uuid := (a->>'room')::uuid;
            whom uuid := (a->>'to')::uuid;
            mine uuid := gnd_v1.require_other(this, whom);
        BEGIN
            PERFORM gnd_v1.require_near((a->>'day')::date);
            INSERT INTO together.cheer (room_id, to_member, day, from_member) VALUES (this, whom, (a->>'day')::date, mine)
                ON CONFLICT DO NOTHING;
            RETURN '{}';
        END $$;

        """#
        + list(
            "cheers", of: "'from', t.from_member, 'to', t.to_member, 'day', t.day", orderedBy: "t.day, t.from_member, t.to_member",
            from: "cheer", where: "t.day >= (a->>'since')::date AND mine IN (t.from_member, t.to_member)") + #"""
            RESET ROLE;
            """#

    /// Questions to walk together, and their answers.
    static let walks = #"""
        SET LOCAL ROLE gnd_api;
        CREATE FUNCTION gnd_v1.ask_walk(a jsonb) RETURNS jsonb
            LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp SET lock_timeout = '2s' AS $$
        DECLARE
            this uuid := (a->>'room')::uuid;
            request uuid := (a->>'request')::uuid;
            whom uuid := (a->>'to')::uuid;
            starts bigint := (a->>'starts')::bigint;
            expires bigint := (a->>'expires')::bigint;
            mine uuid := gnd_v1.require_other(this, whom);
            moment bigint := gnd_v1.now_milliseconds();
            known together.walk_request;
        BEGIN
            IF (a->>'from')::uuid IS DISTINCT FROM mine THEN RAISE SQLSTATE 'GN013'; END IF;
            SELECT * INTO known FROM together.walk_request q WHERE q.room_id = this AND q.request_id = request;
            IF known.request_id IS NOT NULL THEN
                IF (known.from_member, known.to_member, known.starts, known.expires) IS DISTINCT FROM (mine, whom, starts, expires) THEN
                    RAISE SQLSTATE 'GN011';
                END IF;
                RETURN '{}';
            END IF;
            -- A walk begins no later than a question may wait; NULL is no moment.
            IF NOT coalesce(expires > moment AND expires <= starts AND starts <= moment + 7 * 86400000, false) THEN
                RAISE SQLSTATE 'GN015';
            END IF;
            -- Those that were answered have a limit of their own: who asks and withdraws fills no disk.
            IF (SELECT count(*) >= 100 OR count(*) FILTER (WHERE q.answer IS NULL) >= 10 FROM together.walk_request q
                WHERE q.room_id = this AND q.from_member = mine AND q.expires > moment) THEN
                RAISE SQLSTATE 'GN004';
            END IF;
            INSERT INTO together.walk_request (room_id, request_id, from_member, to_member, starts, expires)
                VALUES (this, request, mine, whom, starts, expires);
            RETURN '{}';
        END $$;

        -- The one who was asked accepts or declines, the one who asked withdraws; the first answer stays, but that either calls off what
        -- was agreed.
        CREATE FUNCTION gnd_v1.answer_walk(a jsonb) RETURNS jsonb
            LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp SET lock_timeout = '2s' AS $$
        DECLARE
            this uuid := (a->>'room')::uuid;
            said text := a->>'answer';
            mine uuid := gnd_v1.require_room(this);
        BEGIN
            UPDATE together.walk_request q SET answer = said
                WHERE q.room_id = this AND q.request_id = (a->>'request')::uuid AND (q.answer IS NULL OR q.answer IN (said, 'accepted'))
                    AND q.expires > gnd_v1.now_milliseconds()
                    AND mine = CASE said WHEN 'withdrawn' THEN q.from_member ELSE q.to_member END;
            IF NOT FOUND THEN RAISE SQLSTATE 'GN014'; END IF;
            RETURN '{}';
        END $$;

        """#
        + list(
            "walks",
            of:
                "'id', t.request_id, 'from', t.from_member, 'to', t.to_member, 'starts', t.starts, 'expires', t.expires, 'answer', t.answer",
            orderedBy: "t.starts, t.request_id", from: "walk_request",
            where: "mine IN (t.from_member, t.to_member) AND t.expires > gnd_v1.now_milliseconds()") + #"""
            RESET ROLE;
            """#
}
